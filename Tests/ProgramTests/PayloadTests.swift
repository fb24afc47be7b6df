import Foundation
import Testing

@Suite struct PayloadTests {
    private static let badPayloads: [(content: String, sentence: String)] = [
        ("", "the payload is not JSON"), ("nonsense", "the payload is not JSON"),
        ("{\"aps\":{}", "the payload is not JSON"), ("[1]", "the payload is not a JSON object"),
        ("7", "the payload is not a JSON object"), ("{\"a\":1}", "the payload has no aps object"),
        ("{\"aps\":1}", "the payload has no aps object"), ("{\"aps\":null}", "the payload has no aps object"),
        (String(repeating: "[", count: 100_000), "the payload is not JSON"),
    ]

    @Test("U17, S0.1: a payload that cannot be read fails, is named, and is 65", arguments: badPayloads)
    func unreadable(payload: (content: String, sentence: String)) throws {
        let folder = try WorkingFolder()
        let file = try folder.file("bad.apns", payload.content)
        let run = try folder.campus("push", file)
        #expect(run.code == 65)
        #expect(try run.answer().outcome == "failed")
        #expect(try run.answer().error?.code == "invalidPayload")
        #expect(run.errors.hasPrefix("\(file): \(payload.sentence)\n"))
    }

    @Test(
        "S0.1: an unreadable payload fails untapped, too",
        arguments: [["--no-tap"], ["--no-tap", "--arrive", "foreground"], ["--no-tap", "--arrive", "terminated"]])
    func untapped(options: [String]) throws {
        let run = try WorkingFolder().run(.campus, ["push", "-"] + options, input: "nonsense")
        #expect(run.code == 65)
        #expect(try run.answer().error?.code == "invalidPayload")
        #expect(try run.answer().navigation.alert == nil)
    }

    @Test func `S0.1: an unreadable push that was tapped alerts, and the app goes on`() throws {
        let folder = try WorkingFolder()
        let run = try folder.run(.messenger, ["push", "-"], input: "nonsense")
        #expect(run.code == 65)
        #expect(try run.answer().navigation.alert?.code == "invalidPayload")
        #expect(try run.answer().stack == ["home"])
        #expect(try folder.launch(.messenger) == ["ready"])
    }

    @Test(
        "a payload file that cannot be read is told in a sentence, and is 65",
        arguments: ["missing.apns", "."], [true, false])
    func noFile(name: String, json: Bool) throws {
        let folder = try WorkingFolder()
        let path = folder.path(name)
        let run = try folder.run(.campus, ["push", path], json: json)
        #expect(run.code == 65)
        #expect(run.errors.contains(path))
        #expect(!run.errors.contains("NSCocoaErrorDomain"))
        if json { #expect(try run.answer().error?.code == "invalidPayload") } else { #expect(run.output == "") }
    }

    @Test(
        "S0.1, S0.3, S3.1: which link a payload opens",
        arguments: [
            (#""deepLink":"home/mypage","webLink":"https://e.org""#, nil, ["mypage"], []),
            (#""deepLink":"","webLink":"https://e.org/a""#, nil, ["feed-list"], ["web"]),
            (#""deepLink":null,"webLink":"https://campus.example.com/home/mypage""#, nil, ["mypage"], []),
            (#""webLink":"httpfoo:bar""#, "invalidScheme", ["feed-list"], []),
            (#""webLink":"e.org""#, "invalidLink", ["feed-list"], []),
            (#""webLink":"https://e.org/?expiredAt=2020-01-01T00:00:00Z""#, "expiredLink", ["feed-list"], []),
            (#""feedUUID":"7""#, "invalidParameter", ["feed-list"], []),
            (#""feedUUID":"","id":"n""#, nil, ["feed-list", "notifications", "notification/n"], []),
            (#""id":42"#, nil, ["feed-list", "notifications", "notification/42"], []),
            (#""id":"a b/ü&=+%#?""#, nil, ["feed-list", "notifications", "notification/a b/ü&=+%#?"], []),
        ] as [(String, String?, [String], [String])])
    func link(members: String, error: String?, stack: [String], modals: [String]) throws {
        let run = try WorkingFolder().run(.campus, ["push", "-"], input: "{\"aps\":{},\(members)}")
        #expect(run.code == (error == nil ? 0 : 65))
        let answer = try run.answer()
        #expect(answer.error?.code == error)
        #expect(answer.stack == stack)
        #expect(answer.navigation.modals == modals)
    }

    @Test("S0.2: a push without id and link opens its own page, named after the request")
    func request() throws {
        let run = try WorkingFolder().run(.campus, ["push", "-", "--id", "r-1"], input: #"{"aps":{"alert":"Hi"}}"#)
        #expect(try run.answer().stack == ["feed-list", "notifications", "notification/r-1"])
    }

    @Test(
        "a push that names its text by a key is shown in the user's language",
        arguments: [("en", "Kim wrote to you"), ("ko", "Kim님이 메시지를 보냈습니다")])
    func alertKey(language: String, text: String) throws {
        let payload = #"{"aps":{"alert":{"title-loc-key":"NEW_MESSAGE","title-loc-args":["Kim"]}}}"#
        let run = try WorkingFolder().run(.campus, ["push", "-", "--language", language], json: false, input: payload)
        #expect(run.output.contains(text))
    }
}
