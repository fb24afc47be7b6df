#if canImport(UIKit)
public import Notifications
import UserNotifications

/// The notifications that iOS lists for this app. Apple: `UNUserNotificationCenter`.
public final class SystemDeliveredNotifications: DeliveredNotifications {
    public init() {}

    public func removeAllDelivered() {
        let center = UNUserNotificationCenter.current()
        center.removeAllDeliveredNotifications()
        center.setBadgeCount(0)
    }
}
#endif
