import DeepLinks
import Foundation
import Notifications
import Testing

/// What an app that takes these two modules alone does with a push: find its link, then the link's route and
/// parameters.
@Suite struct PushToLinkTests {
    private let requestID = "1"

    @Test func `an app reads a typed parameter from the link that a push leads to`() throws {
        let userInfo = Data(#"{"aps":{"alert":"Your order is here"},"acme":{"order":7}}"#.utf8)
        let orderID = LinkParameter("id", Int64.self)
        let table = try LinkTable(
            [
                LinkDeclaration(LinkPattern("rooms/:name")),
                LinkDeclaration(LinkPattern("orders/:id"), parameters: [orderID.declaration], minimumSource: .push),
                LinkDeclaration(LinkPattern("notices/:id"), minimumSource: .push),
            ],
            origins: LinkOrigins(schemes: ["acme"], hosts: ["acme.example.com"]))
        let rules = LinkRules(
            [.link(inKey: "deepLink"), .segment(inKey: "acme.order", after: "orders/"), .dialect],
            ownPage: { "notices/\($0)" })

        let push = try NotificationPayload(json: userInfo)
        let derivation = rules.derive(from: push, requestID: requestID)  // by the rule acme.order
        let match = try table.resolve(derivation.target.text, from: .push, now: .now)  // orders/:id
        let order = try orderID.value(in: match)  // 7
        #expect(order == 7)
        #expect(derivation.rule == "acme.order")
        #expect(match.pattern.description == "orders/:id")
        #expect(throws: LinkError.notPermitted(.scheme)) {
            try table.resolve("acme://orders/7", from: .scheme, now: .now)
        }
        #expect(throws: LinkError.self) { try table.resolve("acme://orders/seven", from: .push, now: .now) }
    }
}
