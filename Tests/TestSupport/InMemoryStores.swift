public import Foundation
public import Launches
public import Notifications
public import StoreErrors

/// The archive of received notifications in memory.
@MainActor
public final class InMemoryNotificationArchive: NotificationArchive, Followed {
    private var notifications: [Data: ArchivedNotification] = [:]
    private var followers = Followers()

    public nonisolated init() {}

    public func save(_ notification: ArchivedNotification) async throws(StoreError) {
        var notification = notification
        notification.receivedAt = notification.receivedAt.inMilliseconds
        notifications[Data(notification.id.utf8)] = notification
        followers.tell()
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

    public nonisolated func notificationUpdates(limit: Int) -> StoreUpdates<[ArchivedNotification]> {
        updates(of: self) { () throws(StoreError) in try await self.notifications(limit: limit) }
    }

    public func join() -> AsyncStream<Void> { followers.join() }

    public func removeAll() async throws(StoreError) {
        notifications = [:]
        followers.tell()
    }
}

/// The saved navigation in memory.
public final class InMemorySavedNavigationStore: SavedNavigationStore {
    private var kept: (navigation: Data, account: AccountID)?

    public nonisolated init() {}

    public func save(_ navigation: Data, of account: AccountID) throws(StoreError) {
        kept = (navigation, account)
    }

    public func take(of account: AccountID) throws(StoreError) -> Data? {
        guard let kept, kept.account == account else { return nil }
        self.kept = nil
        return kept.navigation
    }

    public func remove() throws(StoreError) { kept = nil }
}

/// The session in memory.
public final class InMemorySessionStore: SessionStore {
    private var session: Session?

    public init() {}

    public func load() throws(StoreError) -> Session? { session }

    public func save(_ session: Session) throws(StoreError) {
        self.session = session
        self.session?.loggedOutAt = session.loggedOutAt?.inMilliseconds
    }
}

extension Date {
    /// To the millisecond, which is all that the stores on disk keep.
    public var inMilliseconds: Date {
        Date(timeIntervalSince1970: (timeIntervalSince1970 * 1000).rounded() / 1000)
    }
}

extension LaunchPayload {
    var inMilliseconds: Self {
        var payload = self
        payload.deliveredAt = deliveredAt.inMilliseconds
        payload.arrivedAt = arrivedAt.inMilliseconds
        if case .response(var response) = content {
            response.notification.deliveredAt = response.notification.deliveredAt.inMilliseconds
            payload.content = .response(response)
        }
        return payload
    }
}

extension [TraceEntry] {
    var inMilliseconds: Self { map { TraceEntry($0.step, $0.detail, findings: $0.findings, at: $0.at.inMilliseconds) } }
}

extension String {
    /// Orders by the bytes, as the stores on disk do; Swift itself takes equivalent Unicode spellings for one.
    public func precedes(_ other: String) -> Bool { utf8.lexicographicallyPrecedes(other.utf8) }
}
