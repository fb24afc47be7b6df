import Foundation
import Notifications
import Testing

@Suite struct LinkRulesTests {
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
            (#""chatRoomId":5.0"#, "chatRoomId", .link("chat?roomId=5")),
            (#""chatRoomId":-5e1"#, "chatRoomId", .link("chat?roomId=-50")),
            (#""chatRoomId":5.5,"id":"n""#, "ownPage", .link("detail?id=n")),
            (#""chatRoomId":"5&x=1""#, "chatRoomId", .link("chat?roomId=5%26x%3D1")),
            (#""chatRoomId":"a/b""#, "chatRoomId", .link("chat?roomId=a/b")),
            (#""deepLink":null,"id":"n 1""#, "ownPage", .link("detail?id=n%201")),
            (#""other":1"#, "ownPage", .link("detail?id=request")),
        ])
    func first(members: String, rule: String, target: PushTarget) throws {
        let payload = try NotificationPayload(json: Data(#"{"aps":{},\#(members)}"#.utf8))
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
        let payload = try NotificationPayload(json: Data(#"{"aps":{},\#(members)}"#.utf8))
        #expect(rules.derive(from: payload, requestID: "r").target == .link(link))
    }

    @Test(arguments: [
        (#""deeplink":"home""#, ["deeplink>deepLink"]), (#""deep_link":"home""#, ["deep_link>deepLink"]),
        (#""data":{"deepLink":"home"}"#, ["data.deepLink>deepLink"]), (#""depLink":"home""#, ["depLink>deepLink"]),
        (#""chatRoomID":5"#, ["chatRoomID>chatRoomId"]), (#""chatroom_id":5"#, ["chatroom_id>chatRoomId"]),
        (#""feedUuid":"a","webLinks":"b""#, ["feedUuid>feedUUID", "webLinks>webLink"]),
        (#""a":{"b":{"WEBLINK":1}}"#, ["a.b.WEBLINK>webLink"]), (#""link":"home","type":"x","id":5"#, []),
        (#""deepLink":"home","deeplink":"x""#, []), (#""deepLink":null,"deeplink":"x""#, ["deeplink>deepLink"]),
        (#""deep\nLink":"home""#, []), (#""depLnnk":"home""#, []), (#""deepLink2":"home""#, []),
        (#""data":"{\"deeplink\":1}""#, ["data.deeplink>deepLink"]),
        (#""\#(String(repeating: "x", count: 92)).deeplink":"home""#, []),
    ])
    func `U35: a key that looks like one that is read is named with it`(members: String, near: [String]) throws {
        let payload = try NotificationPayload(json: Data(#"{"aps":{},\#(members)}"#.utf8))
        #expect(payload.nearKeys(to: rules.keys).map { "\($0.found)>\($0.meant)" } == near)
        #expect(rules.keys == ["deepLink", "webLink", "feedUUID", "chatRoomId"])
        #expect(payload.nearKeys(to: rules.keys, limit: 1).count == min(near.count, 1))
    }

    @Test(arguments: [
        (
            #"{"mutable_content":1,"contentAvailable":1}"#, "",
            ["contentAvailable>content-available", "mutable_content>mutable-content"]
        ),
        (
            #"{"title":"T","alert":{"sound":"x","titel":"T"}}"#, "",
            ["alert.sound>sound", "alert.titel>alert.title", "title>alert.title"]
        ),
        (
            #"{"alert":"B"}"#, #","badge":1,"content_available":1,"title":"T","threadId":5"#,
            ["content_available>content-available"]
        ),
        (#"{"alert":"B"}"#, #","thread-id":5"#, ["thread-id>thread-id"]),
        (#"{"body":"B"}"#, "", ["body>alert.body"]),
        (#"{"sond":"x","badg":1}"#, "", ["badg>badge", "sond>sound"]), (#"{"link":"a://b","id":1}"#, "", []),
        (#"{"alert":{"loc-key":"K"},"sound":{"name":"n"},"badge":1,"attributes":{"Title":1}}"#, #","badge":2"#, []),
    ])
    func `U35: a key that looks like one of Apple's is named with it`(aps: String, own: String, near: [String]) throws {
        let payload = try NotificationPayload(json: Data(#"{"aps":\#(aps)\#(own)}"#.utf8))
        let keys = payload.nearAppleKeys.map { "\($0.found)>\($0.meant)".replacing("aps.", with: "") }
        #expect(keys == near)
        #expect(payload.remarks.count == near.count)
    }

    @Test(arguments: [
        (#""user":{"id":1}"#, []), (#""tipe":1"#, []), (#""ID":1"#, ["ID>id"]),
        (#""order":{"STATUS":1}"#, ["order.STATUS>status"]),
        (#""itbl":{"defaultAction":{"statuss":1}}"#, []), (#""gcm.message_id":"1","deepLink":"a://b""#, []),
        (#""gcm.message_id":"1","deeplink":"a://b""#, []), (#""deeplink":"a://b""#, ["deeplink>deepLink"]),
    ])
    func `U35: a short key is meant in its own object only, and a sender's keys and links are read`(
        members: String, near: [String]
    ) throws {
        let payload = try NotificationPayload(json: Data(#"{"aps":{},\#(members)}"#.utf8))
        let keys = ["deepLinks", "id", "type", "status", "deepLink"]
        #expect(payload.nearKeys(to: keys).map { "\($0.found)>\($0.meant)" } == near)
    }

    @Test(arguments: [
        (#""ab":{},"ab_url":"a://b""#, ["ab_url>ab_uri"]), (#""wzrk_id":"1","wzrk_dL":"a://b""#, ["wzrk_dL>wzrk_dl"]),
        (#""custom":{"i":"1","U":"a://b"}"#, ["custom.U>custom.u"]), (#""wzrk_id":"1_2""#, []),
        (#""ab_uri":"c://d","ab_url":"a://b""#, []), (#""ab_url":"a://b""#, []),
    ])
    func `U35: a misspelt key of a sender's link is named with the one that its SDK reads`(
        members: String, near: [String]
    ) throws {
        let payload = try NotificationPayload(json: Data(#"{"aps":{},\#(members)}"#.utf8))
        #expect(payload.nearSenderKeys.map { "\($0.found)>\($0.meant)" } == near)
    }

    @Test func `U35: a link within aps is named, too`() throws {
        let payload = try NotificationPayload(json: Data(#"{"aps":{"deepLink":"home"}}"#.utf8))
        #expect(
            payload.nearKeys(to: ["deepLink"]).map(\.description) == [
                #""aps.deepLink" is not read; did you mean "deepLink"?"#
            ])
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
            (#""type":"CHAT""#, "list"), (#""type":"OTHER","id":5"#, "list"), (#""kind":"FRIEND""#, "profile"),
            (#""type":"","kind":"FRIEND""#, "profile"), (#""type":"CHAT","kind":"FRIEND","id":1"#, "chat?roomId=1"),
            (#""type":[1],"id":"n""#, "detail?id=n"), (#""id":"n""#, "detail?id=n"),
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
        let payload = try NotificationPayload(json: Data(#"{"aps":{},\#(members)}"#.utf8))
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
        let payload = try NotificationPayload(json: Data(#"{"aps":{},\#(members)}"#.utf8))
        #expect(rules.derive(from: payload, requestID: "r").target == target ?? .link("detail?id=r"))
    }

    @Test(
        "U18: a key that holds no text says nothing, and that is told without what it holds",
        arguments: [
            (
                #""chatRoomId":true"#,
                ["chatRoomId: expected text or a whole number, found a truth value, which is left out"]
            ),
            (
                #""deepLink":["secret"],"chatRoomId":5.5"#,
                [
                    "chatRoomId: expected text or a whole number, found a number, which is left out",
                    "deepLink: expected text or a whole number, found a list, which is left out",
                ]
            ),
            (#""deepLink":"","webLink":null,"feedUUID":"1","chatRoomId":5.0,"other":true"#, []),
            (#""type":{},"id":[]"#, ["id", "type"].map { "\($0): expected text or a whole number, found" }),
        ])
    func misread(members: String, told: [String]) throws {
        let kind = LinkRule.kind(
            inKeys: "type", rules: ["A": .segment(inKey: "id", after: "a/")], otherwise: .always("list"))
        let rules = LinkRules(rules.rules + [kind], ownPage: { $0 })
        let payload = try NotificationPayload(json: Data(#"{"aps":{},\#(members)}"#.utf8))
        let misreadings = rules.misreadings(in: payload).map(\.description)
        #expect(misreadings.count == told.count)
        #expect(zip(misreadings, told).allSatisfy { $0.hasPrefix($1) }, "\(misreadings)")
    }

    @Test func `U18: keys that contradict each other are told, after the one that counts`() throws {
        let payload = try NotificationPayload(
            json: Data(#"{"aps":{},"deepLink":"home","webLink":"","feedUUID":"1","chatRoomId":2}"#.utf8))
        #expect(rules.overriddenRules(in: payload) == ["feedUUID", "chatRoomId"])
        #expect(
            try rules.overriddenRules(in: NotificationPayload(json: Data(#"{"aps":{},"feedUUID":"1"}"#.utf8))) == [])
    }
}
