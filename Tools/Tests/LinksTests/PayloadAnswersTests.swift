import Foundation
import Links
import Testing

@Suite struct PayloadAnswersTests {
    private func answer(_ line: String) -> String {
        String(decoding: PayloadAnswers.answer(Data(line.utf8)).line.dropLast(), as: UTF8.self)
    }

    private func members(_ payload: String) throws -> [String: Any] {
        let answer = try JSONSerialization.jsonObject(with: Data(answer(#"{"payload":\#(payload)}"#).utf8))
        return try #require(answer as? [String: Any])
    }

    @Test func `control characters are escaped in an answer`() {
        let answer = answer(#"{"payload":{"aps":{"alert":"a","thread-id":"\u0001\u000f\u0010\u001a\u001f\t"}}}"#)
        #expect(answer.contains(#""thread":"\u0001\u000f\u0010\u001a\u001f\u0009""#))
    }

    @Test func `an answer has every field, null where the payload says nothing`() {
        #expect(
            answer(#"{"payload":{"aps":{}}}"#)
                == #"{"badge":null,"body":null,"category":null,"dialect":"apns","interruption":null,"link":null,"#
                + #""silent":false,"sound":null,"subtitle":null,"thread":null,"title":null}"#)
        let payload = """
            {"aps":{"alert":{"title":"T","subtitle":"S","body":"B"},"badge":"7","sound":{"name":"ding.caf","critical":1},
            "category":"C","thread-id":"TH","interruption-level":"time-sensitive"},"deepLink":"home/feed"}
            """.replacing("\n", with: "")
        #expect(
            answer(#"{"payload":\#(payload)}"#)
                == #"{"badge":7,"body":"B","category":"C","dialect":"apns","interruption":"time-sensitive","#
                + #""link":"home/feed","silent":false,"sound":"ding.caf","subtitle":"S","thread":"TH","title":"T"}"#)
    }

    @Test func `a push that only wakes the app is silent`() throws {
        #expect(try members(#"{"aps":{"content-available":1}}"#)["silent"] as? Bool == true)
    }

    @Test(
        "the link is the first that is not empty: deepLink, the sender's own, webLink",
        arguments: [
            (#""deepLink":"a","ab_uri":"b","webLink":"c""#, "a", "braze"),
            (#""deepLink":"","ab_uri":"b","webLink":"c""#, "b", "braze"),
            (#""deepLink":null,"ab_uri":"","webLink":"c""#, "c", "braze"),
            (#""webhook_id":"w","url":"/b""#, "/b", "home-assistant"), (#""feedUUID":"1""#, nil, "apns"),
        ] as [(String, String?, String)])
    func link(own: String, link: String?, dialect: String) throws {
        let answer = try members(#"{"aps":{},\#(own)}"#)
        #expect(answer["link"] as? String == link)
        #expect(answer["dialect"] as? String == dialect)
    }

    @Test(arguments: ["{}", #"{"aps":[]}"#, "[]", "null"])
    func `what has no aps object is no payload`(payload: String) {
        #expect(answer(#"{"payload":\#(payload)}"#) == #"{"error":"invalidPayload"}"#)
    }

    @Test(arguments: ["", "nonsense", "{}", "[]", #"{"aps":{}}"#, #"{"payload":{"aps":{}}"#])
    func `a line without a payload is named`(line: String) {
        #expect(answer(line) == #"{"error":"invalidLine"}"#)
    }

    @Test func `a field that cannot be read is null, and the rest stays`() throws {
        let answer = try members(
            #"{"aps":{"alert":{"title":[1],"body":"B \u0001\"é"},"badge":1e30,"sound":5.5,"thread-id":5}}"#)
        #expect(answer["title"] is NSNull)
        #expect(answer["badge"] is NSNull)
        #expect(answer["sound"] is NSNull)
        #expect(answer["body"] as? String == "B \u{1}\"é")
        #expect(answer["thread"] as? String == "5")
    }
}
