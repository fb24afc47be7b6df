import Notifications
import Testing

@Suite struct NotificationResponseTests {
    /// The identifiers are the values of Apple's constants, which only its SDK has.
    @Test func `Apple's identifiers are the tap and the dismissal, any other is an action of the app`() {
        typealias Action = NotificationResponse.Action
        #expect(Action(identifier: "com.apple.UNNotificationDefaultActionIdentifier") == .open)
        #expect(Action(identifier: "com.apple.UNNotificationDismissActionIdentifier") == .dismiss)
        #expect(Action(identifier: "reply", text: "yes") == .custom(id: "reply", text: "yes"))
    }
}
