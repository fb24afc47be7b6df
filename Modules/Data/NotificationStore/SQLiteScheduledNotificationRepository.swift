import GRDB
public import Notifications
public import Storage

/// A device's notifications in SQLite.
public struct SQLiteScheduledNotificationRepository: ScheduledNotificationRepository {
    private let database: any StoreDatabase

    /// - Parameter database: a file with ``NotificationStoreSchema``.
    public init(_ database: any StoreDatabase) {
        self.database = database
    }

    public func authorization() throws(ScheduledNotificationError) -> NotificationAuthorization {
        let status = try read { database in
            try Row.fetchOne(
                database, sql: "SELECT CAST(status AS BLOB) AS status FROM notificationPermission WHERE id = 1"
            ).flatMap { $0.text("status") }
        }
        return status.map { NotificationAuthorization(rawValue: $0) ?? .unknown } ?? .notDetermined
    }

    public func save(_ authorization: NotificationAuthorization) throws(ScheduledNotificationError) {
        try write { database in
            try database.execute(
                sql: "REPLACE INTO notificationPermission (id, status) VALUES (1, ?)",
                arguments: [authorization.rawValue])
        }
    }

    public func scheduled() throws(ScheduledNotificationError) -> [ScheduledNotification] {
        try read { database in
            try Row.fetchAll(
                database,
                sql: """
                    SELECT \(ScheduledNotification.columns) FROM scheduledNotification
                    ORDER BY firesAt, scheduledNotification.id
                    """
            ).compactMap(ScheduledNotification.init)
        }
    }

    public func save(_ notification: ScheduledNotification) throws(ScheduledNotificationError) {
        try write(notification.store)
    }

    public func remove(_ ids: [String]) throws(ScheduledNotificationError) {
        try write { database in
            for id in ids { try Self.remove(id, from: "scheduledNotification", in: database) }
        }
    }

    public func fire(_ id: String) throws(ScheduledNotificationError) {
        try write { database in
            let row = try Row.fetchOne(
                database,
                sql: "SELECT \(ScheduledNotification.columns) FROM scheduledNotification WHERE id = CAST(? AS TEXT)",
                arguments: [id.stored])
            if let notification = row.flatMap(ScheduledNotification.init) {
                try notification.delivered.store(in: database)
            }
            try Self.remove(id, from: "scheduledNotification", in: database)
        }
    }

    public func list(_ pushes: [DeliveredNotification]) throws(ScheduledNotificationError) {
        try write { database in
            for push in pushes { try push.store(in: database) }
        }
    }

    public func delivered() throws(ScheduledNotificationError) -> [DeliveredNotification] {
        try read { database in
            try Row.fetchAll(
                database,
                sql:
                    "SELECT CAST(id AS BLOB) AS id, userInfo, firedAt, isLocal FROM firedNotification ORDER BY position"
            ).compactMap(DeliveredNotification.init)
        }
    }

    public func removeDelivered(_ ids: [String]) throws(ScheduledNotificationError) {
        try write { database in
            for id in ids { try Self.remove(id, from: "firedNotification", in: database) }
        }
    }

    private static func remove(_ id: String, from table: String, in database: Database) throws {
        try database.execute(sql: "DELETE FROM \(table) WHERE id = CAST(? AS TEXT)", arguments: [id.stored])
    }

    private func read<Value>(_ body: (Database) throws -> Value) throws(ScheduledNotificationError) -> Value {
        do {
            // One statement, which is a transaction of its own.
            return try database.opened().unsafeRead(body)
        } catch {
            throw .unavailable(reason: database.reason(for: error))
        }
    }

    private func write(_ body: (Database) throws -> Void) throws(ScheduledNotificationError) {
        do {
            try database.opened().write(body)
        } catch {
            throw .unavailable(reason: database.reason(for: error))
        }
    }
}
