import Notifications
import Testing

@Suite struct NotificationResponseTests {
    @Test func `options have the values of Apple's constants`() {
        #expect([PresentationOptions.badge, .sound, .list, .banner].map(\.rawValue) == [1, 2, 8, 16])
        #expect([AuthorizationOptions.badge, .sound, .alert, .provisional].map(\.rawValue) == [1, 2, 4, 64])
        let options: [NotificationAction.Options] = [.authenticationRequired, .destructive]
        #expect(options.map(\.rawValue) == [1, 2])
    }

    /// The identifiers are the values of Apple's constants, which only its SDK has.
    @Test func `Apple's identifiers are the tap and the dismissal, any other is an action of the app`() {
        typealias Action = NotificationResponse.Action
        #expect(Action(identifier: "com.apple.UNNotificationDefaultActionIdentifier") == .open)
        #expect(Action(identifier: "com.apple.UNNotificationDismissActionIdentifier") == .dismiss)
        #expect(Action(identifier: "reply", text: "yes") == .custom(id: "reply", text: "yes"))
    }
}
