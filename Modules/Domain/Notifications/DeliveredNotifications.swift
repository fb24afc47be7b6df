/// The delivered notifications that the system still lists. Apple: `UNUserNotificationCenter`.
@MainActor
public protocol DeliveredNotifications: AnyObject {
    /// Takes all of them off the list, and the badge with them.
    func removeAllDelivered()

    /// Sets the number on the app's icon; 0 takes it away. Apple: `setBadgeCount(_:withCompletionHandler:)`.
    func setBadge(_ count: Int)
}
