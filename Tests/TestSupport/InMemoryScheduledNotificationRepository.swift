import Foundation
public import Notifications

/// A device's notifications in memory.
@MainActor
public final class InMemoryScheduledNotificationRepository: ScheduledNotificationRepository {
    private var status = NotificationAuthorization.notDetermined
    private var pending: [Data: ScheduledNotification] = [:]
    private var listed: [DeliveredNotification] = []

    public nonisolated init() {}

    public func authorization() throws(ScheduledNotificationError) -> NotificationAuthorization { status }

    public func save(_ authorization: NotificationAuthorization) throws(ScheduledNotificationError) {
        status = authorization
    }

    public func scheduled() throws(ScheduledNotificationError) -> [ScheduledNotification] {
        pending.values.soonestFirst
    }

    public func save(_ notification: ScheduledNotification) throws(ScheduledNotificationError) {
        var notification = notification
        notification.firesAt = notification.firesAt.inMilliseconds
        pending[Data(notification.id.utf8)] = notification
    }

    public func remove(_ ids: [String]) throws(ScheduledNotificationError) {
        for id in ids { pending[Data(id.utf8)] = nil }
    }

    public func fire(_ id: String) throws(ScheduledNotificationError) {
        guard let notification = pending.removeValue(forKey: Data(id.utf8)) else { return }
        try removeDelivered([id])
        listed.append(notification.delivered)
    }

    public func list(_ pushes: [DeliveredNotification]) throws(ScheduledNotificationError) {
        for var push in pushes {
            try removeDelivered([push.requestID])
            push.deliveredAt = push.deliveredAt.inMilliseconds
            listed.append(push)
        }
    }

    public func delivered() throws(ScheduledNotificationError) -> [DeliveredNotification] { listed }

    public func removeDelivered(_ ids: [String]) throws(ScheduledNotificationError) {
        listed.removeAll { notification in ids.contains { $0.utf8.elementsEqual(notification.requestID.utf8) } }
    }
}
