import Foundation
import Links
import Testing

@Suite struct PayloadReportTests {
    private func report(
        _ push: String, reading keys: [String] = [], routes: String? = nil, hosts: Set<String> = []
    ) throws -> PayloadReport {
        let check = try routes.map { try LinkCheck(routes: Data($0.utf8)) }
        return PayloadReport(
            try PayloadFile(Data(push.utf8)), reading: keys.compactMap(AppKey.init), routes: check, hosts: hosts)
    }

    private func lines(
        _ push: String, reading keys: [String] = [], routes: String? = nil, hosts: Set<String> = []
    ) throws -> [String] {
        try report(push, reading: keys, routes: routes, hosts: hosts).lines.map { line in
            line.split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ")
        }
    }

    private let iterable = #"""
        {"aps":{"alert":{"title":"T","body":"B"},"mutable_content":1,"badge":"three"},"lecture":5,"url":"https://e.org/old",
        "itbl":{"messageId":"m","defaultAction":{"type":"openUrl","data":"app://home/7"}},"feedUuid":"77"}
        """#

    @Test func `each key is told with what it was taken for, the sender and the link with why`() throws {
        let lines = try lines(iterable, reading: ["feedUUID"], routes: "# mine\nhome/:id\n")
        #expect(
            lines == [
                "Size 214 of 4096 bytes, without white space", "Sender iterable, known by the object itbl",
                "Title T", "Body B", "Link app://home/7, from itbl.defaultAction.data",
                "Leads to home/:id (id 7); its scheme is not checked", "", "Look at",
                "aps.badge: expected a whole number, found a text, \"three\", which is left out",
                #""aps.mutable_content" is not read; did you mean "aps.mutable-content"?"#,
                #""feedUuid" is not read; did you mean "feedUUID"?"#, "", "Notes",
                #""url" holds another link, which counts only where there is no itbl.defaultAction: https://e.org/old"#,
                "",
                "Keys", "aps.alert.body Apple's", "aps.alert.title Apple's",
                "aps.badge expected a whole number, found a text, \"three\"",
                "aps.mutable_content did you mean aps.mutable-content?", "feedUuid did you mean feedUUID?",
                "itbl.defaultAction.data the link", "itbl.defaultAction.type iterable's", "itbl.messageId iterable's",
                "lecture your own, or iterable's",
                "url a link, which counts only where there is no itbl.defaultAction",
            ])
    }

    @Test(arguments: [
        (#"{"deeplink":"a://b"}"#, [], "deeplink the link, if your app reads this key"),
        (
            #"{"deeplink":"a://b"}"#, [],
            #""deeplink" holds a link: if your app reads it, say --key deeplink; it is misspelt if your app reads "deepLink""#
        ),
        (#"{"deepLink":"a://b"}"#, [], #""deepLink" holds a link: if your app reads it, say --key deepLink"#),
        (#"{"ab":{},"ab_url":"a://b"}"#, [], #""ab_url" is not read; did you mean "ab_uri"?"#),
        (#"{"page":"a://b"}"#, [], #""page" holds a link that nothing is known to read: a://b"#),
        (#"{"data":{"deepLink":"a://b"}}"#, ["deepLink"], #""data.deepLink" is not read; did you mean "deepLink"?"#),
        (#"{"gcm.message_id":"1","deeplink":"a://b"}"#, [], "Link a://b, from deeplink, if your app reads it"),
        (#"{"deepLink":"a://b","id":5}"#, ["id=items/"], "Link items/5, from id"),
        (#"{"id":5}"#, ["id"], "id read by your app"),
        (#"{"room":""}"#, ["room"], #""room" is empty"#),
        (#"{"link":"a://b","url":"c://d"}"#, ["url"], "Link c://d, from url"),
        (#"{"chatRoomID":5}"#, ["chatRoomId"], "chatRoomID did you mean chatRoomId?"),
        (#"{"data":"{\"chatRoomID\":5}"}"#, ["chatRoomId"], "data.chatRoomID did you mean chatRoomId?"),
        (#"{"acme":{"lecture":5}}"#, ["acme.lecture"], "acme.lecture read by your app"),
        (#"{"room":5}"#, ["room=chat?roomId="], "Link chat?roomId=5, from room"),
        (
            #"{"acme":{"lecture":true}}"#, ["acme.lecture"],
            "acme.lecture expected text or a whole number, found a truth value, true"
        ),
        (#"{"a":1}"#, ["acme.lecture"], #"there is no "acme.lecture" in it"#),
        (#"{"ab_uri":"a://b","url":"c://d"}"#, [], "url a link, which counts after ab_uri"),
        (
            #"{"ab_uri":"a://b","deepLink":"c://d"}"#, [],
            #""ab_uri" holds another link, which braze's own SDK would open: a://b"#
        ),
        (
            #"{"custom":{"i":"1","u":"a://b","a":{"deepLink":"c://d"}}}"#, [],
            #""custom.a.deepLink" holds another link: c://d"#
        ),
        (#"{"webLink":"https://e.org","ab":{}}"#, [], "Link https://e.org, from webLink, if your app reads it"),
        (#"{"deepLink":"a://{{id}}"}"#, [], "the link holds {{: a template that was not filled in"),
        (#"{"\u001b[2J\u202ekey":1}"#, [], #"\u{1b}[2J\u{202e}key your own"#),
        (#"{"a":1,"a.b":2}"#, [], "a your own"),
        (#"{"Simulator Target Bundle":"x"}"#, [], "Simulator Target Bundle the simulator's"),
        (#"{"shop":{"page":"home"}}"#, ["shop.page="], "Link home, from shop.page"),
        (#"{"shop":{"url":"/home/5"}}"#, [], "Link none; if your app reads shop.url, say --key shop.url"),
    ])
    func `what a key is taken for`(own: String, keys: [String], line: String) throws {
        let told = try lines(#"{"aps":{"alert":"x"},\#(own.dropFirst().dropLast())}"#, reading: keys)
        #expect(told.contains(line), "\(told)")
    }

    @Test(arguments: [
        (#""interruption-level":"urgent""#, #"found a text, "urgent", which is left out"#),
        (#""badge":[1,{"a":null}]"#, #"found a list, [1,{"a":null}], which is left out"#),
        (#""badge":99999999999999999999"#, "found what cannot be held, which is left out"),
        (
            #""badge":"1234567890123456789012345678901234567890123456789012345678901234567890""#,
            #"found a text, "1234567890123456789012345678901234567890123456789012345678…, which is left out"#
        ),
    ])
    func `a value of another type is shown`(member: String, told: String) throws {
        let lines = try lines(#"{"aps":{"alert":"B",\#(member)}}"#)
        #expect(lines.contains { $0.hasSuffix(told) }, "\(lines)")
    }

    @Test(arguments: [
        (#"{"aps":{"content-available":1}}"#, "Silent it shows nothing and wakes the app"),
        (#"{"aps":{"content-available":1},"ab_uri":"a://b"}"#, "nobody can tap a push that shows nothing"),
        (#"{"aps":{"alert":{"loc-key":"HELLO"}}}"#, "Body the app's string HELLO"),
        (#"{"aps":{"alert":"a\nb"}}"#, "Body a b"),
        (#"{"aps":{"alert":"x","link":"a://b"}}"#, #"iOS does not read "aps.link""#),
        (#"{"aps":{"alert":"x","url":"a://b"}}"#, "Link none; if your app reads aps.url, say --key aps.url"),
        (#"{"aps":{}}"#, #"it shows nothing, and without "content-available": 1 it does not wake the app either"#),
        (#"{"a":{"b":{"aps":{}}},"c":{"aps":{"alert":"x"}}}"#, "Found in c"),
        (#"{"APNS":"{\"aps\":{\"alert\":\"x\"}}"}"#, "Found in APNS"),
    ])
    func `what the push does is told`(push: String, line: String) throws {
        let told = try lines(push)
        #expect(told.contains(line), "\(told)")
    }

    @Test(
        arguments: [
            ([], "a web page; if e.org is your app's, say --host e.org", nil),
            (["e.org"], "nowhere", "the link: linkNotFound: "), (["f.org"], "a web page: e.org is no --host", nil),
            (["*.org"], "nowhere", "the link: linkNotFound: "), (["*.e.org"], "a web page: e.org is no --host", nil),
        ] as [(Set<String>, String, String?)])
    func `a web link without a route is a fault where its host is the app's`(
        hosts: Set<String>, end: String, fault: String?
    ) throws {
        let push = #"{"aps":{"alert":"x"},"webLink":"https://E.org/home/fed"}"#
        let report = try report(push, routes: "home/feed", hosts: hosts)
        #expect(report.lines.contains { $0.contains(end) }, "\(report.lines)")
        #expect(report.faults.count == (fault == nil ? 0 : 1))
        #expect(report.faults.allSatisfy { $0.hasPrefix(fault ?? "") })
    }

    @Test(arguments: [
        (
            #"{"itbl":{"defaultAction":{"type":"openApp","data":"a://b"}}}"#,
            #""itbl.defaultAction.data" holds a link, which counts only where `itbl.defaultAction.type` is openUrl: a://b"#
        ), (#"{"page":"a://b"}"#, #""page" holds a link that nothing is known to read: a://b"#),
        (#"{"ab_uri":"a://b "}"#, "the link holds white space"),
    ])
    func `a link that no tap opens is a fault`(own: String, fault: String) throws {
        #expect(try report(#"{"aps":{"alert":"x"},\#(own.dropFirst().dropLast())}"#).faults == [fault])
    }

    @Test(arguments: [
        // What may be meant, and a push for widgets, which needs no alert.
        #"{"aps":{"alert":"x"},"deeplink":"a://b","link":"c://d"}"#, #"{"aps":{"content-changed":true}}"#,
    ])
    func `what may be meant is no fault`(push: String) throws {
        #expect(try report(push).faults == [])
    }

    @Test func `a link that leads nowhere, and a push that is too large, are pointed out`() throws {
        let told = try lines(#"{"aps":{"alert":"x"},"deepLink":"a://home/fed"}"#, routes: "home/feed")
        #expect(told.contains("Leads to nowhere"))
        for (size, told) in [(4_096, false), (4_097, true)] {
            let text = String(repeating: "x", count: size - 20)
            let lines = try lines("{\n  \"aps\": {\"alert\":\"\(text)\"}\n}")
            #expect(lines.contains("1 bytes too many: APNs refuses it with PayloadTooLarge") == told)
            #expect(lines[0] == "Size \(size) of 4096 bytes, without white space")
        }
    }
}
