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
            (#""chatRoomId":"5&x=1""#, "chatRoomId", .link("chat?roomId=5%26x%3D1")),
            (#""deepLink":null,"id":"n 1""#, "ownPage", .link("detail?id=n%201")),
            (#""other":1"#, "ownPage", .link("detail?id=request")),
        ])
    func first(members: String, rule: String, target: PushTarget) throws {
        let payload = try NotificationPayload(json: Data(#"{"aps":{},\#(members)}"#.utf8))
        let derivation = rules.derive(from: payload, requestID: "request")
        #expect(derivation.rule == rule)
        #expect(derivation.target == target)
    }
}
