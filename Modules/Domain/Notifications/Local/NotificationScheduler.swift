/// The system's side of local notifications: permission to show them, the actions they offer, and what is scheduled.
/// Apple: `UNUserNotificationCenter`.
@MainActor
public protocol NotificationScheduler: AnyObject {
    /// The current permission: the user can change it in Settings at any time. Apple: `notificationSettings()`.
    func authorization() async -> NotificationAuthorization

    /// Asks the user; iOS asks only once. Apple: `requestAuthorization(options:)`.
    /// - Returns: the permission from now on.
    func requestAuthorization(for options: AuthorizationOptions) async -> NotificationAuthorization

    /// Adds categories to those that are registered; one of the same id is replaced, and no other is dropped.
    /// Apple: `setNotificationCategories(_:)`, which by itself drops all others.
    func register(_ categories: [NotificationCategory])

    /// Schedules a notification, and replaces one with the same id. Apple: `add(_:)`.
    /// - Throws: ``NotificationSchedulingError/refused(reason:)``
    func add(_ notification: ScheduledNotification) async throws(NotificationSchedulingError)

    /// What ``add(_:)`` scheduled and is not due yet, in any order. It leaves out requests that other code made, which
    /// count against the system's limit, too. Apple: `pendingNotificationRequests()`.
    func scheduled() async -> [ScheduledNotification]

    /// Cancels the requests with these ids. Apple: `removePendingNotificationRequests(withIdentifiers:)`.
    func cancel(_ ids: [String])

    /// Cancels everything. Apple: `removeAllPendingNotificationRequests()`.
    func cancelAll()

    /// Leads the user to the app's notifications in Settings: after a refusal iOS asks no more.
    /// Apple: `openNotificationSettingsURLString`.
    func openSettings()
}
