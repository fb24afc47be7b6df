/// What a device holds of an app's notifications, whether the app runs or not. iOS keeps this itself; for the
/// simulated device a store does.
///
/// Every function returns only once its change is stored. They are synchronous because time passes on a device without
/// waiting for anybody. Each throws ``ScheduledNotificationError/unavailable(reason:)`` if the database cannot be used.
@MainActor
public protocol ScheduledNotificationRepository {
    /// What the user said about notifications; not determined before they said anything.
    func authorization() throws(ScheduledNotificationError) -> NotificationAuthorization

    /// Keeps what the user said about notifications.
    func save(_ authorization: NotificationAuthorization) throws(ScheduledNotificationError)

    /// Those that are due first come first, of equal dates by rising id.
    func scheduled() throws(ScheduledNotificationError) -> [ScheduledNotification]

    /// Keeps a notification; one that is scheduled under the same id is replaced.
    func save(_ notification: ScheduledNotification) throws(ScheduledNotificationError)

    /// Drops what is scheduled under these ids.
    func remove(_ ids: [String]) throws(ScheduledNotificationError)

    /// Moves a notification from those that are scheduled to the end of the delivered ones, where one under its id
    /// makes room; nothing happens if it is not scheduled.
    func fire(_ id: String) throws(ScheduledNotificationError)

    /// Puts pushes at the end of the delivered ones, all of them or none. One that is there under the id of one of them makes
    /// room.
    func list(_ pushes: [DeliveredNotification]) throws(ScheduledNotificationError)

    /// What was delivered and is still listed, the first listed first.
    func delivered() throws(ScheduledNotificationError) -> [DeliveredNotification]

    /// Takes notifications off the list of the delivered ones.
    func removeDelivered(_ ids: [String]) throws(ScheduledNotificationError)
}

/// Why scheduled notifications could not be read or written.
public enum ScheduledNotificationError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The database could not be used; `reason` is for the log.
    case unavailable(reason: String)

    public var description: String {
        switch self {
        case .unavailable(let reason): reason
        }
    }
}
