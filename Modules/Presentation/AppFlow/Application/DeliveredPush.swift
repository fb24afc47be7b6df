import Foundation
import Notifications

/// A push that is in the app's hands, read once.
struct DeliveredPush {
    let payload: NotificationPayload
    /// Nil for a push that shows nothing.
    let notification: DeliveredNotification?
    let deliveredAt: Date

    /// Empty for a push that shows nothing.
    var requestID: String { notification?.requestID ?? "" }

    init(_ payload: NotificationPayload, of notification: DeliveredNotification) {
        self.payload = payload
        self.notification = notification
        deliveredAt = notification.deliveredAt
    }

    /// A push that shows nothing, or brings its content before it is tapped.
    init(_ payload: NotificationPayload, deliveredAt: Date) {
        self.payload = payload
        notification = nil
        self.deliveredAt = deliveredAt
    }
}
