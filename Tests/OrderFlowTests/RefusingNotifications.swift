import Notifications
import TestSupport

/// Notifications in memory, of which one cannot be scheduled.
struct RefusingNotifications: ScheduledNotificationRepository {
    let refused: String
    private let kept = InMemoryScheduledNotificationRepository()

    init(refused: String) { self.refused = refused }

    func save(_ notification: ScheduledNotification) throws(ScheduledNotificationError) {
        if notification.id == refused { throw .unavailable(reason: "test") }
        try kept.save(notification)
    }

    func authorization() throws(ScheduledNotificationError) -> NotificationAuthorization { try kept.authorization() }
    func save(_ authorization: NotificationAuthorization) throws(ScheduledNotificationError) {
        try kept.save(authorization)
    }
    func scheduled() throws(ScheduledNotificationError) -> [ScheduledNotification] { try kept.scheduled() }
    func remove(_ ids: [String]) throws(ScheduledNotificationError) { try kept.remove(ids) }
    func fire(_ id: String) throws(ScheduledNotificationError) { try kept.fire(id) }
    func list(_ pushes: [DeliveredNotification]) throws(ScheduledNotificationError) { try kept.list(pushes) }
    func delivered() throws(ScheduledNotificationError) -> [DeliveredNotification] { try kept.delivered() }
    func removeDelivered(_ ids: [String]) throws(ScheduledNotificationError) { try kept.removeDelivered(ids) }
}
