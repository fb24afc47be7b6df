import Foundation
import Notifications
import Testing

@Suite struct LinkRulesTests {
    private func payload(_ members: String) throws -> NotificationPayload {
        try NotificationPayload(json: Data(#"{"aps":{},\#(members)}"#.utf8))
    }

    private let rules = LinkRules(
        [
            .link(inKey: "deepLink"), .web(inKey: "webLink"), .segment(inKey: "feedUUID", after: "feed/"),
            .query(inKey: "chatRoomId", after: "chat?roomId="),
        ],
        ownPage: { "detail?id=\($0)" })

    @Test(
        "the first rule that applies decides",
        arguments: [
            (#""deepLink":"home","webLink":"https://a.b""#, "deepLink", PushTarget.link("home")),
            (#""deepLink":"","webLink":"https://a.b""#, "webLink", .web("https://a.b")),
            (#""feedUUID":"a/b","chatRoomId":5"#, "feedUUID", .link("feed/a%2Fb")),
            (#""chatRoomId":5"#, "chatRoomId", .link("chat?roomId=5")),
            (#""chatRoomId":-5e1"#, "chatRoomId", .link("chat?roomId=-50")),
            (#""chatRoomId":5.5,"id":"n""#, "ownPage", .link("detail?id=n")),
            (#""chatRoomId":"5&x=1""#, "chatRoomId", .link("chat?roomId=5%26x%3D1")),
            (#""deepLink":null,"id":"n 1""#, "ownPage", .link("detail?id=n%201")),
            // It may stand in the path.
            (#""id":"a/b""#, "ownPage", .link("detail?id=a%2Fb")),
            (#""other":1"#, "ownPage", .link("detail?id=request")),
        ])
    func first(members: String, rule: String, target: PushTarget) throws {
        let payload = try payload(members)
        let derivation = rules.derive(from: payload, requestID: "request")
        #expect(derivation.rule == rule)
        #expect(derivation.target == target)
    }

    @Test(arguments: [
        (#""acme":{"lecture":5}"#, "lectures/5"), (#""acme.lecture":6,"acme":{"lecture":5}"#, "lectures/6"),
        (#""acme":"{\"lecture\":\"a/b\"}""#, "lectures/a%2Fb"), (#""acme":{"lecture":null}"#, "none"),
        (#""acme.lecture":null,"acme":{"lecture":5}"#, "none"), (#""acme":5"#, "none"),
    ])
    func `a rule reads a key within an object`(members: String, link: String) throws {
        let rules = LinkRules([.segment(inKey: "acme.lecture", after: "lectures/")], ownPage: { _ in "none" })
        let payload = try payload(members)
        #expect(rules.derive(from: payload, requestID: "r").target == .link(link))
    }

    @Test(arguments: [
        (#""deeplink":"home""#, ["deeplink>deepLink"]), (#""depLink":"home""#, ["depLink>deepLink"]),
        (#""chatRoomID":5"#, ["chatRoomID>chatRoomId"]),
        (#""data":{"deep_link":"home"}"#, ["data.deep_link>deepLink"]),
        (#""a":{"b":{"WEBLINK":1}}"#, ["a.b.WEBLINK>webLink"]),
        (#""data":"{\"deeplink\":1}""#, ["data.deeplink>deepLink"]),
        (#""feedUuid":"a","webLinks":"b""#, ["feedUuid>feedUUID", "webLinks>webLink"]),
        (#""deepLink":null,"deeplink":"x""#, ["deeplink>deepLink"]), (#""deepLink":"home","deeplink":"x""#, []),
        (#""deep\nLink":"home""#, []), (#""depLnnk":"home""#, []), (#""deepLink2":"home""#, []),
        (#""link":"home","gcm.message_id":"1""#, []), (#""\#(String(repeating: "x", count: 92)).deeplink":"home""#, []),
        // A short key is meant in its own object only, and a sender's keys and links are read.
        (#""user":{"id":1},"tipe":1"#, []), (#""ID":1"#, ["ID>id"]),
        (#""order":{"STATUS":1}"#, ["order.STATUS>status"]),
        (#""itbl":{"defaultAction":{"statuss":1}}"#, []), (#""gcm.message_id":"1","deeplink":"a://b""#, []),
    ])
    func `U35: a key that looks like one that is read is named with it`(members: String, near: [String]) throws {
        let payload = try payload(members)
        let keys = ["chatRoomIds"] + rules.keys + ["id", "type", "status"]
        #expect(payload.nearKeys(to: keys).map { "\($0.found)>\($0.meant)" } == near)
        #expect(payload.nearKeys(to: keys, limit: 1).count == min(near.count, 1))
        #expect(rules.keys == ["deepLink", "webLink", "feedUUID", "chatRoomId"])
    }

    @Test(arguments: [
        (#""ab":{},"ab_url":"a://b""#, ["ab_url>ab_uri"]), (#""custom":{"i":"1","U":"a://b"}"#, ["custom.U>custom.u"]),
        (#""wzrk_id":"1_2""#, []), (#""ab_uri":"c://d","ab_url":"a://b""#, []), (#""ab_url":"a://b""#, []),
    ])
    func `U35: a misspelt key of a sender's link is named with the one that its SDK reads`(
        members: String, near: [String]
    ) throws {
        #expect(try payload(members).nearSenderKeys.map { "\($0.found)>\($0.meant)" } == near)
    }

    @Test(arguments: [
        (
            #"{"mutable_content":1,"contentAvailable":1}"#, "",
            ["contentAvailable>content-available", "mutable_content>mutable-content"]
        ),
        (#"{"title":"T","alert":{"sound":"x"}}"#, "", ["alert.sound>sound", "title>alert.title"]),
        (#"{"alert":"B"}"#, #","badge":1,"content_available":1,"threadId":5"#, ["content_available>content-available"]),
        (#"{"alert":"B"}"#, #","thread-id":5"#, ["thread-id>thread-id"]), (#"{"sond":"x"}"#, "", ["sond>sound"]),
        (#"{"alert":{"loc-key":"K"},"sound":{"name":"n"},"badge":1,"link":"a://b"}"#, #","badge":2"#, []),
    ])
    func `U35: a key that looks like one of Apple's is named with it`(aps: String, own: String, near: [String]) throws {
        let payload = try NotificationPayload(json: Data(#"{"aps":\#(aps)\#(own)}"#.utf8))
        let keys = payload.nearAppleKeys.map { "\($0.found)>\($0.meant)".replacing("aps.", with: "") }
        #expect(keys == near)
        #expect(payload.remarks.count == near.count)
    }

    @Test func `U35: a link within aps is named, too`() throws {
        let payload = try NotificationPayload(json: Data(#"{"aps":{"deepLink":"home"}}"#.utf8))
        let near = payload.nearKeys(to: ["deepLink"]).map(\.description)
        #expect(near == [#""aps.deepLink" is not read; did you mean "deepLink"?"#])
    }

    @Test func `every key of Apple's that is known is read`() throws {
        let unreported = Set(
            [
                // Any JSON, null among it, or read by the system alone.
                "content-state", "attributes", "alert.action-loc-key", "input-push-token", "input-push-channel",
                "content-changed",
                "url-args", "alert.loc-args", "alert.title-loc-args", "alert.subtitle-loc-args",
            ].map { "aps.\($0)" })
        for key in NotificationPayload.appleKeys where !unreported.contains(key) {
            let names = key.split(separator: ".")
            let member = names.dropFirst().reversed().reduce("[]") { #"{"\#($1)":\#($0)}"# }
            let payload = try NotificationPayload(json: Data(#"{"aps":\#(member)}"#.utf8))
            #expect(payload.misreadings.map(\.key) == [key])
        }
    }

    @Test(
        "S1.7: a kind has a rule of its own, whatever its case, and what has none goes where the others go",
        arguments: [
            (#""type":"CHAT","id":5"#, "chat?roomId=5"), (#""type":"chat","id":"5""#, "chat?roomId=5"),
            (#""type":"CHAT""#, "list"), (#""type":"OTHER","id":5"#, "list"),
            (#""type":"","kind":"FRIEND""#, "profile"), (#""type":"CHAT","kind":"FRIEND","id":1"#, "chat?roomId=1"),
            (#""type":[1],"id":"n""#, "detail?id=n"),
        ])
    func kind(members: String, link: String) throws {
        let rules = LinkRules(
            [
                .kind(
                    inKeys: "type", "kind",
                    rules: ["CHAT": .query(inKey: "id", after: "chat?roomId="), "FRIEND": .always("profile")],
                    otherwise: .always("list"))
            ],
            ownPage: { "detail?id=\($0)" })
        let payload = try payload(members)
        #expect(rules.derive(from: payload, requestID: "r").target == .link(link))
    }

    @Test(
        "a known sender's link is taken from where its service has it, nobody's in particular is not",
        arguments: [
            (#""ab_uri":"app://x""#, .link("app://x")), (#""ab_uri":"https://e.org""#, .web("https://e.org")),
            (#""ab_uri":"HTTP://e.org""#, .web("HTTP://e.org")), (#""ab_uri":"""#, nil), (#""url":"app://x""#, nil),
        ] as [(String, PushTarget?)])
    func dialect(members: String, target: PushTarget?) throws {
        let rules = LinkRules([.dialect], ownPage: { "detail?id=\($0)" })
        let payload = try payload(members)
        #expect(rules.derive(from: payload, requestID: "r").target == target ?? .link("detail?id=r"))
    }

    @Test(
        "U18: a key that holds no text says nothing, and that is told without what it holds",
        arguments: [
            (#""chatRoomId":true"#, ["chatRoomId: a truth value"]),
            (#""deepLink":["secret"],"chatRoomId":5.5"#, ["chatRoomId: a number", "deepLink: a list"]),
            (#""deepLink":"","webLink":null,"feedUUID":"1","chatRoomId":5.0,"other":true"#, []),
            (#""type":{},"id":[]"#, ["id: a list", "type: an object"]),
        ])
    func misread(members: String, told: [String]) throws {
        let kind = LinkRule.kind(
            inKeys: "type", rules: ["A": .segment(inKey: "id", after: "a/")], otherwise: .always("list"))
        let rules = LinkRules(rules.rules + [kind], ownPage: { $0 })
        let sentences = told.map { line in
            line.replacing(": ", with: ": expected text or a whole number, found ") + ", which is left out"
        }
        #expect(rules.misreadings(in: try payload(members)).map(\.description) == sentences)
    }

    @Test func `U18: keys that contradict each other are told, after the one that counts`() throws {
        let several = try payload(#""deepLink":"home","webLink":"","feedUUID":"1","chatRoomId":2"#)
        #expect(rules.overriddenRules(in: several) == ["feedUUID", "chatRoomId"])
        #expect(rules.overriddenRules(in: try payload(#""feedUUID":"1""#)) == [])
    }
}
