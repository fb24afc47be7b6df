public import Foundation
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

/// A received notification as the archive keeps it for the notification list and its page.
public struct ArchivedNotification: Identifiable, Equatable, Sendable {
    public let id: String
    public var title: String?
    public var body: String?
    public var category: String?
    public var receivedAt: Date

    public init(id: String, title: String?, body: String?, category: String?, receivedAt: Date) {
        self.id = id
        self.title = title
        self.body = body
        self.category = category
        self.receivedAt = receivedAt
    }

    /// The entry for a payload that was delivered, under the id that the program's rules have for it.
    public init(_ payload: NotificationPayload, of notification: DeliveredNotification, id: ID) {
        self.init(
            id: id, title: payload.title.flatMap(Self.said),
            body: payload.body.flatMap(Self.said),
            category: payload.category, receivedAt: notification.deliveredAt)
    }

    private static func said(_ text: String) -> String? { text.isEmpty ? nil : text }
}
