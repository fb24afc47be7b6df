public import Notifications

/// The notifications that the system lists until somebody acts on them.
@MainActor
public final class NotificationCenterSimulator: DeliveredNotifications {
    /// The oldest first.
    public private(set) var delivered: [DeliveredNotification] = []

    /// A notification under a request that is listed already takes that one's place.
    func add(_ notification: DeliveredNotification) {
        remove(requestID: notification.requestID)
        delivered.append(notification)
    }

    func remove(requestID: String) {
        delivered.removeAll { $0.requestID == requestID }
    }

    public func removeAllDelivered() {
        delivered = []
    }
}
