/// The delivered notifications that the system still lists. Apple: `UNUserNotificationCenter`.
@MainActor
public protocol DeliveredNotifications: AnyObject {
    /// The listed notifications, in any order. Apple: `deliveredNotifications()`.
    func listed() async -> [DeliveredNotification]

    /// Takes those of these requests off the list. Apple: `removeDeliveredNotifications(withIdentifiers:)`.
    func removeDelivered(_ requestIDs: [String])

    /// Takes all of them off the list, and the badge with them.
    func removeAllDelivered()

    /// Sets the number on the app's icon; 0 takes it away. Apple: `setBadgeCount(_:withCompletionHandler:)`.
    func setBadge(_ count: Int)
}
