import GRDB
public import Notifications
public import Storage
public import StoreErrors

/// The archive of received notifications in SQLite.
///
/// ```swift
/// let opened = try DatabaseFile(file).openLarge(migrations: NotificationStoreSchema.migrations, now: .now)
/// let archive = SQLiteNotificationArchive(opened.writer)
/// let newest = try await archive.notifications(limit: 50)
/// ```
public struct SQLiteNotificationArchive: NotificationArchive {
    private let database: any StoreDatabase

    /// - Parameter database: a file with ``NotificationStoreSchema``.
    public init(_ database: any StoreDatabase) {
        self.database = database
    }

    /// It is synced with the next write to its file, or before its notification is settled.
    public func save(_ notification: ArchivedNotification) async throws(StoreError) {
        try await database.writeUnsynced(notification.store)
    }

    public func notification(id: String) async throws(StoreError) -> ArchivedNotification? {
        try await database.read { database in
            try ArchivedNotification.fetch("WHERE id = CAST(? AS TEXT)", [id.stored], from: database).first
        }
    }

    public func notifications(limit: Int) async throws(StoreError) -> [ArchivedNotification] {
        try await database.read { try ArchivedNotification.fetchNewest(limit, from: $0) }
    }

    public func notificationUpdates(limit: Int) -> StoreUpdates<[ArchivedNotification]> {
        database.updates { try ArchivedNotification.fetchNewest(limit, from: $0) }
    }

    public func removeAll() async throws(StoreError) {
        try await database.write { database in
            try database.execute(sql: "DELETE FROM notification")
        }
    }
}
