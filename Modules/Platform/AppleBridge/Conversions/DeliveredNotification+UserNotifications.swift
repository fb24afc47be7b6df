#if canImport(UIKit)
public import Notifications
public import UserNotifications

extension DeliveredNotification {
    /// A notification as the system hands it over; one that no push triggered is local.
    public init(_ notification: UNNotification) {
        let request = notification.request
        self.init(
            requestID: request.identifier, deliveredAt: notification.date,
            content: JSONValue(request.content.userInfo), isLocal: !(request.trigger is UNPushNotificationTrigger))
    }
}
#endif
