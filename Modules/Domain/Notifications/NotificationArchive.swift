public import StoreErrors

/// Stores received notifications, so that one without a link has a page to open.
///
/// Every function throws `StoreError` if the database cannot be used.
public protocol NotificationArchive: Sendable {
    /// Keeps a notification; one of the same id is replaced.
    func save(_ notification: ArchivedNotification) async throws(StoreError)

    /// The notification of that id, or nil if there is none.
    func notification(id: String) async throws(StoreError) -> ArchivedNotification?

    /// The newest notifications first, of equal dates by falling id.
    func notifications(limit: Int) async throws(StoreError) -> [ArchivedNotification]

    /// The same at once, and again after each change, for one consumer.
    func notificationUpdates(limit: Int) -> StoreUpdates<[ArchivedNotification]>

    /// Deletes everything, for a sign-out.
    func removeAll() async throws(StoreError)
}
