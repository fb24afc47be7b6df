/// The delivered notifications that the system still lists. Apple: `UNUserNotificationCenter`.
@MainActor
public protocol DeliveredNotifications: AnyObject {
    /// The listed notifications, in any order. Apple: `deliveredNotifications()`.
    func listed() async -> [DeliveredNotification]

    /// Removes these requests' notifications from the list. Apple: `removeDeliveredNotifications(withIdentifiers:)`.
    func removeDelivered(_ requestIDs: [String])

    /// Removes all of them from the list, and the badge.
    func removeAllDelivered()

    /// Sets the number on the app's icon; 0 removes it. Apple: `setBadgeCount(_:withCompletionHandler:)`.
    func setBadge(_ count: Int)
}
