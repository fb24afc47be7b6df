import Foundation
import Launches
import Notifications
import Testing

@Suite struct EventIdentityTests {
    private func response(
        _ request: String = "r", at seconds: TimeInterval = 100, _ action: NotificationResponse.Action = .open
    ) -> NotificationResponse {
        NotificationResponse(
            DeliveredNotification(
                requestID: request, deliveredAt: Date(timeIntervalSince1970: seconds), userInfo: Data()),
            action: action)
    }

    @Test func `one tap through two callbacks is one event, though one of them rounds its date`() {
        #expect(EventIdentity(response()) == EventIdentity(response()))
        #expect(EventIdentity(response(at: 100.000_999_9)) == EventIdentity(response(at: 100.001)))
    }

    @Test func `another request, delivery or action is another event`() {
        let others = [response("s"), response(at: 100.001), response("r", at: 100, .custom(id: "open"))]
        for other in others { #expect(EventIdentity(response()) != EventIdentity(other)) }
    }

    @Test func `P2: a request that Unicode spells in two ways is two requests`() {
        #expect(EventIdentity(response("e\u{301}")) != EventIdentity(response("\u{e9}")))
    }

    @Test func `each link is an event of its own`() {
        #expect(EventIdentity.unique() != EventIdentity.unique())
    }

    @Test(
        "a date beyond all measure is an identity, too",
        arguments: [TimeInterval.infinity, -.infinity, .nan, .greatestFiniteMagnitude])
    func absurd(seconds: TimeInterval) {
        #expect(EventIdentity(response(at: seconds)) == EventIdentity(response(at: seconds)))
    }
}
