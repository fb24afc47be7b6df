import Foundation
public import GRDB
public import Notifications
import Storage

/// The archive of received notifications in SQLite.
public struct SQLiteNotificationArchive: NotificationArchive {
    private let database: any DatabaseWriter

    /// - Parameter database: a file with ``NotificationStoreSchema``.
    public init(_ database: any DatabaseWriter) {
        self.database = database
    }

    public func save(_ notification: ArchivedNotification) async throws(NotificationArchiveError) {
        try await write { database in
            try database.execute(
                sql: "REPLACE INTO notification (id, title, body, category, receivedAt) VALUES (?, ?, ?, ?, ?)",
                arguments: [
                    notification.id, notification.title, notification.body, notification.category,
                    notification.receivedAt.milliseconds,
                ])
        }
    }

    public func notification(id: String) async throws(NotificationArchiveError) -> ArchivedNotification? {
        try await fetch(sql: "SELECT * FROM notification WHERE id = ?", arguments: [id]).first
    }

    public func notifications(limit: Int) async throws(NotificationArchiveError) -> [ArchivedNotification] {
        try await fetch(
            sql: "SELECT * FROM notification ORDER BY receivedAt DESC, id DESC LIMIT ?", arguments: [max(limit, 0)])
    }

    public func removeAll() async throws(NotificationArchiveError) {
        try await write { try $0.execute(sql: "DELETE FROM notification") }
    }

    private func fetch(
        sql: String, arguments: StatementArguments
    ) async throws(NotificationArchiveError) -> [ArchivedNotification] {
        do {
            return try await database.read { database in
                try Row.fetchAll(database, sql: sql, arguments: arguments).map { row in
                    ArchivedNotification(
                        id: row["id"], title: row["title"], body: row["body"], category: row["category"],
                        receivedAt: Date(milliseconds: row["receivedAt"]))
                }
            }
        } catch {
            throw .unavailable(reason: "\(error)")
        }
    }

    private func write(_ body: @escaping @Sendable (Database) throws -> Void) async throws(NotificationArchiveError) {
        do {
            try await database.write(body)
        } catch {
            throw .unavailable(reason: "\(error)")
        }
    }
}
