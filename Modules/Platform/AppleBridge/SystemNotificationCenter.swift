#if canImport(UIKit)
public import Notifications
import UserNotifications

/// What iOS holds of this app's notifications. Apple: `UNUserNotificationCenter`.
public final class SystemNotificationCenter: DeliveredNotifications {
    let title: @MainActor (NotificationAction) -> String

    /// - Parameter title: an action's title in the user's language.
    public init(title: @escaping @MainActor (NotificationAction) -> String) {
        self.title = title
    }

    public func listed() async -> [DeliveredNotification] {
        await withCheckedContinuation { continuation in
            UNUserNotificationCenter.current().getDeliveredNotifications { @Sendable notifications in
                continuation.resume(returning: notifications.map { DeliveredNotification($0) })
            }
        }
    }

    public func removeDelivered(_ requestIDs: [String]) {
        UNUserNotificationCenter.current().removeDeliveredNotifications(withIdentifiers: requestIDs)
    }

    public func removeAllDelivered() {
        let center = UNUserNotificationCenter.current()
        center.removeAllDeliveredNotifications()
        center.setBadgeCount(0)
    }

    public func setBadge(_ count: Int) {
        UNUserNotificationCenter.current().setBadgeCount(count)
    }
}
#endif
