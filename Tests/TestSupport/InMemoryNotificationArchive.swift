import Foundation
public import Notifications
public import StoreErrors

/// The archive of received notifications in memory.
@MainActor
public final class InMemoryNotificationArchive: NotificationArchive {
    private var notifications: [Data: ArchivedNotification] = [:]

    public nonisolated init() {}

    public func save(_ notification: ArchivedNotification) async throws(StoreError) {
        var notification = notification
        notification.receivedAt = notification.receivedAt.inMilliseconds
        notifications[Data(notification.id.utf8)] = notification
    }

    public func notification(id: String) async throws(StoreError) -> ArchivedNotification? {
        notifications[Data(id.utf8)]
    }

    public func notifications(limit: Int) async throws(StoreError) -> [ArchivedNotification] {
        let newestFirst = notifications.values.sorted { one, other in
            one.receivedAt == other.receivedAt ? other.id.precedes(one.id) : one.receivedAt > other.receivedAt
        }
        return Array(newestFirst.prefix(max(limit, 0)))
    }

    public func removeAll() async throws(StoreError) {
        notifications = [:]
    }
}
