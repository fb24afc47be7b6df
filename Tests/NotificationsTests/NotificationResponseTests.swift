import Foundation
import Notifications
import Testing

@Suite struct NotificationResponseTests {
    @Test func `options have the values of Apple's constants`() {
        #expect([PresentationOptions.badge, .sound, .list, .banner].map(\.rawValue) == [1, 2, 8, 16])
        #expect([AuthorizationOptions.badge, .sound, .alert, .provisional].map(\.rawValue) == [1, 2, 4, 64])
        let options: [NotificationAction.Options] = [.authenticationRequired, .destructive]
        #expect(options.map(\.rawValue) == [1, 2])
    }

    @Test func `a local notification of the app's own needs no aps, and a push without one is none`() throws {
        let content = JSONValue(["deepLink": "rooms/1"])
        let local = DeliveredNotification(requestID: "1", deliveredAt: .now, content: content, isLocal: true)
        let payload = try NotificationPayload(json: local.userInfo)
        #expect(payload.text("deepLink") == "rooms/1" && !payload.isSilent)
        let push = DeliveredNotification(requestID: "1", deliveredAt: .now, content: content, isLocal: false)
        #expect(throws: PayloadError.noAps) { try NotificationPayload(json: push.userInfo) }
        let scheduled = JSONValue(["aps": ["category": "order"], "id": 5] as [AnyHashable: Any])
        #expect(
            DeliveredNotification(requestID: "1", deliveredAt: .now, content: scheduled, isLocal: true).userInfo
                == scheduled.json)
    }

    /// The identifiers are the values of Apple's constants, which only its SDK has.
    @Test func `Apple's identifiers are the tap and the dismissal, any other is an action of the app`() {
        typealias Action = NotificationResponse.Action
        #expect(Action(identifier: "com.apple.UNNotificationDefaultActionIdentifier") == .open)
        #expect(Action(identifier: "com.apple.UNNotificationDismissActionIdentifier") == .dismiss)
        #expect(Action(identifier: "reply", text: "yes") == .custom(id: "reply", text: "yes"))
    }
}
