import Foundation
import Notifications
import Testing

@Suite struct ExampleTests {
    @Test func `rules find the link of a push`() throws {
        let rules = LinkRules(
            [.link(inKey: "deepLink"), .segment(inKey: "bookID", after: "book/")],
            ownPage: { id in "notification/detail?id=\(id)" })
        let payload = try NotificationPayload(json: Data(#"{"aps":{"alert":"Hello"},"bookID":7}"#.utf8))
        let target = rules.derive(from: payload, requestID: "1").target  // .link("book/7")
        #expect(target == .link("book/7"))
    }

    @Test func `what a service extension shows`() throws {
        let push = try NotificationPayload(
            json: Data(#"{"aps":{"alert":"New","mutable-content":1},"service":{"body":"Hello"}}"#.utf8))
        let body = ServiceContent(push)?.body  // Hello
        #expect(body == "Hello")
    }
}
