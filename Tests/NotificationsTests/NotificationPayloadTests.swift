import Foundation
import Notifications
import Testing

@Suite struct NotificationPayloadTests {
    private func payload(_ json: String) throws -> NotificationPayload {
        try NotificationPayload(json: Data(json.utf8))
    }

    @Test func `S0.1: alert, id, category and links are read`() throws {
        let payload = try payload(
            #"{"aps":{"alert":{"title":"T","body":"B"},"category":"NEWS"},"id":"7","deepLink":"home","webLink":""}"#)
        #expect(payload.title == "T")
        #expect(payload.body == "B")
        #expect(payload.category == "NEWS")
        #expect(payload.text("deepLink") == "home")
        #expect(payload.text("webLink") == nil)
        #expect(payload.notificationID(requestID: "r") == "7")
    }

    @Test(
        "S0.1: what does not decode says why",
        arguments: [
            ("not json", PayloadError.notJSON(line: 1, column: 1)), ("[1]", .notAnObject), ("5", .notAnObject),
            ("{}", .noAps), (#"{"aps":[]}"#, .noAps), (#"{"APS":{}}"#, .noAps),
        ])
    func unreadable(json: String, error: PayloadError) {
        #expect(throws: error) { try payload(json) }
    }

    @Test func `a key within an object is read by its path, that of aps too`() throws {
        let payload = try payload(#"{"aps":{"url":"a"},"acme":{"link":"b"},"acme.id":"c","acme.link":null}"#)
        #expect(payload.text("aps.url") == "a")
        #expect(payload.text("acme.id") == "c")
        #expect(payload.text("acme.link") == nil)
        #expect(payload.text("url") == nil)
    }

    @Test(
        "a push is silent if it only wakes the app",
        arguments: [
            (#"{"aps":{"content-available":1}}"#, true), (#"{"aps":{"content-available":"1"}}"#, true),
            (#"{"aps":{"content-available":1,"alert":"x"}}"#, false), (#"{"aps":{"content-available":0}}"#, false),
            (#"{"aps":{"content-available":1,"badge":0}}"#, false),
            (#"{"aps":{"content-available":1,"alert":{"loc-key":"B"}}}"#, false),
            (#"{"aps":{"content-available":1,"alert":{"title":""},"sound":""}}"#, true),
            (#"{"aps":{"content-available":1,"sound":{"name":""}}}"#, true),
            (#"{"aps":{"content-available":1,"sound":{"critical":1}}}"#, false),
        ])
    func silent(json: String, isSilent: Bool) throws {
        #expect(try payload(json).isSilent == isSilent)
    }

    @Test(
        "an id is read as text or as a whole number",
        arguments: [
            (#""5""#, "5"), ("5", "5"), ("-9223372036854775808", "-9223372036854775808"), (#""""#, nil), ("null", nil),
            ("true", nil), ("5.5", nil), ("[]", nil), ("99999999999999999999", nil),
        ])
    func text(json: String, text: String?) throws {
        #expect(try payload(#"{"aps":{},"chatRoomId":\#(json)}"#).text("chatRoomId") == text)
    }
}
