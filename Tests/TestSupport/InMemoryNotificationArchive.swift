public import Notifications

/// The archive of received notifications in memory.
public actor InMemoryNotificationArchive: NotificationArchive {
    private var notifications: [String: ArchivedNotification] = [:]

    public init() {}

    public func save(_ notification: ArchivedNotification) async throws(NotificationArchiveError) {
        notifications[notification.id] = notification
    }

    public func notification(id: String) async throws(NotificationArchiveError) -> ArchivedNotification? {
        notifications[id]
    }

    public func notifications(limit: Int) async throws(NotificationArchiveError) -> [ArchivedNotification] {
        let newestFirst = notifications.values.sorted { ($0.receivedAt, $0.id) > ($1.receivedAt, $1.id) }
        return Array(newestFirst.prefix(max(limit, 0)))
    }

    public func removeAll() async throws(NotificationArchiveError) {
        notifications = [:]
    }
}
