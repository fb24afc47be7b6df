import Notifications
import StoreErrors

/// An archive that keeps new notifications to itself, so that explaining one leaves no trace. A sign-out empties what
/// is below it, too.
actor PreviewArchive: NotificationArchive {
    private let base: any NotificationArchive
    private var previewed: [String: ArchivedNotification] = [:]

    init(over base: any NotificationArchive) {
        self.base = base
    }

    func save(_ notification: ArchivedNotification) async throws(StoreError) {
        previewed[notification.id] = notification
    }

    func notification(id: String) async throws(StoreError) -> ArchivedNotification? {
        if let notification = previewed[id] { return notification }
        return try await base.notification(id: id)
    }

    func notifications(limit: Int) async throws(StoreError) -> [ArchivedNotification] {
        try await base.notifications(limit: limit)
    }

    nonisolated func notificationUpdates(limit: Int) -> StoreUpdates<[ArchivedNotification]> {
        base.notificationUpdates(limit: limit)
    }

    func removeAll() async throws(StoreError) {
        try await base.removeAll()
        previewed = [:]
    }
}
