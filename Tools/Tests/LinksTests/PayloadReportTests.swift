import Foundation
import Links
import Testing

@Suite struct PayloadReportTests {
    private func lines(_ push: String, reading keys: [String] = [], routes: String? = nil) throws -> [String] {
        let check = try routes.map { try LinkCheck(routes: Data($0.utf8)) }
        let file = try PayloadFile(Data(push.utf8))
        return PayloadReport(file, reading: keys, routes: check).lines.map { line in
            line.split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ")
        }
    }

    private let iterable = #"""
        {"aps":{"alert":{"title":"T","body":"B"},"mutable_content":1,"badge":"three"},"lecture":5,"url":"https://e.org/old",
        "itbl":{"messageId":"m","defaultAction":{"type":"openUrl","data":"app://home/7"}},"feedUuid":"77"}
        """#

    @Test func `each key is told with what it was taken for, the sender and the link with why`() throws {
        let lines = try lines(iterable, reading: ["feedUUID"], routes: "home/:id")
        #expect(
            lines == [
                "Size 214 bytes without white space; APNs takes 4,096", "Sender iterable, known by the object itbl",
                "Title T", "Body B", "Link app://home/7, from itbl.defaultAction.data", "Leads to home/:id (id 7)", "",
                "Keys",
                "aps.alert.body Apple's", "aps.alert.title Apple's", "aps.badge expected a whole number, found a text",
                "aps.mutable_content not read; did you mean aps.mutable-content?",
                "feedUuid not read; did you mean feedUUID?",
                "itbl.defaultAction.data the link", "itbl.defaultAction.type iterable's", "itbl.messageId iterable's",
                "lecture the app's, if it reads it",
                "url a link, which counts only where there is no itbl.defaultAction", "", "Look at",
                "aps.badge: expected a whole number, found a text, which was left out",
                #""aps.mutable_content" is not read; did you mean "aps.mutable-content"?"#,
                #""feedUuid" is not read; did you mean "feedUUID"?"#,
            ])
    }

    @Test(arguments: [
        (#"{"deeplink":"a://b"}"#, [], "deeplink the link, if the app reads it"),
        (#"{"deeplink":"a://b"}"#, [], #""deeplink" is not read; did you mean "deepLink"?"#),
        (#"{"chatRoomID":5}"#, ["chatRoomId"], "chatRoomID not read; did you mean chatRoomId?"),
        (#"{"data":{"deepLink":"a://b"}}"#, [], "data.deepLink the link, if the app reads it"),
        (#"{"data":{"deepLink":"a://b"}}"#, [], #""data.deepLink" is not read; did you mean "deepLink"?"#),
        (#"{"acme":{"lecture":5}}"#, ["acme.lecture"], "acme.lecture the app's"),
        (#"{"acme":{"lecture":true}}"#, ["acme.lecture"], "acme.lecture expected text, found a truth value"),
        (#"{"ab_uri":"a://b","url":"c://d"}"#, [], "url a link, which counts after ab_uri"),
        (#"{"webLink":"https://e.org","ab":{}}"#, [], "Link https://e.org, from webLink"),
        (#"{"\u001b[2Jkey":1}"#, [], "[2Jkey the app's, if it reads it"),
        (#"{"content_available":1}"#, [], #""content_available" is not read; did you mean "aps.content-available"?"#),
    ])
    func `what a key is taken for`(own: String, keys: [String], line: String) throws {
        let told = try lines(#"{"aps":{"alert":"x"},\#(own.dropFirst().dropLast())}"#, reading: keys)
        #expect(told.contains(line), "\(told)")
    }

    @Test(arguments: [
        (#"{"aps":{"content-available":1}}"#, "Silent it shows nothing and wakes the app"),
        (#"{"aps":{"alert":{"loc-key":"HELLO"}}}"#, "Body the app's string HELLO"),
        (#"{"aps":{}}"#, #"it shows nothing, and without "content-available": 1 it does not wake the app either"#),
        (#"{"message":{"data":{},"apns":{"payload":{"aps":{"alert":"x"}}}}}"#, "Found at message.apns.payload"),
    ])
    func `what the push does is told`(push: String, line: String) throws {
        let told = try lines(push)
        #expect(told.contains(line), "\(told)")
    }

    @Test func `a link that leads nowhere, and a push that is too large, are pointed out`() throws {
        let told = try lines(#"{"aps":{"alert":"x"},"deepLink":"a://home/fed"}"#, routes: "home/feed")
        #expect(told.contains("Leads to nowhere"))
        #expect(told.last?.hasPrefix("the link: linkNotFound: ") == true)
        let text = String(repeating: "x", count: 4_096 - 26)
        #expect(
            try lines(#"{"deepLink":"","aps":{"alert":"\#(text)"}}"#).contains { $0 == "8 bytes more than APNs takes" }
        )
    }

    @Test(arguments: [
        ("{\"aps\":{},\n \"a\":1,}", "it is not JSON from line 2, column 8 on"),
        ("", "it is not JSON from line 1, column 1 on"),
        (#"{"alert":"x"}"#, "there is no object \"aps\" in it, so that iOS takes it for no push"),
        (
            #"[AnyHashable("aps"): {}]"#,
            "this is what Swift prints of a dictionary; have JSONSerialization write it as JSON"
        ),
    ])
    func `a file without a push says where and why`(file: String, fault: String) {
        let error = #expect(throws: PayloadFile.Unusable.self) { try PayloadFile(Data(file.utf8)) }
        #expect(error?.description == fault)
    }

    @Test(
        arguments: [
            (["a"], nil, [], ["a"]), (["--routes", "r", "a", "-"], "r", [], ["a", "-"]),
            (["a", "--key", "k", "--key", "l"], nil, ["k", "l"], ["a"]),
        ] as [([String], String?, [String], [String])])
    func `arguments stand in any order`(words: [String], routes: String?, keys: [String], files: [String]) throws {
        let arguments = try #require(PayloadArguments(words))
        #expect(arguments.routes == routes)
        #expect(arguments.keys == keys)
        #expect(arguments.files == files)
    }

    @Test(arguments: [[], ["--key"], ["--routes", "r"], ["-", "-"], ["--routes", "-", "-"], ["--more", "a"]])
    func `others are refused`(words: [String]) {
        #expect(PayloadArguments(words) == nil)
    }
}
