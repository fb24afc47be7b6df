import GRDB
public import Notifications
public import Storage

/// A device's registrations in SQLite.
public struct SQLiteDeviceTokenOutbox: DeviceTokenOutbox {
    private let database: any StoreDatabase

    /// - Parameter database: a file with ``NotificationStoreSchema``.
    public init(_ database: any StoreDatabase) {
        self.database = database
    }

    public func records() throws(DeviceTokenOutboxError) -> [DeviceRegistrationRecord] {
        try read { database in
            try Row.fetchAll(
                database,
                sql: "SELECT \(DeviceRegistrationRecord.columns) FROM deviceRegistration ORDER BY revision"
            ).compactMap(DeviceRegistrationRecord.init)
        }
    }

    public func lastRevision() throws(DeviceTokenOutboxError) -> Int64? {
        try read { database in
            try Row.fetchOne(database, sql: "SELECT last FROM deviceRevision WHERE id = 1")?.integer("last")
        }
    }

    public func save(_ records: [DeviceRegistrationRecord]) throws(DeviceTokenOutboxError) {
        try write { database in
            for record in records { try record.store(in: database) }
        }
    }

    public func remove(_ registration: DeviceRegistration) throws(DeviceTokenOutboxError) {
        try write(registration.remove)
    }

    private func read<Value>(_ body: (Database) throws -> Value) throws(DeviceTokenOutboxError) -> Value {
        do {
            // One statement, which is a transaction of its own.
            return try database.opened().unsafeRead(body)
        } catch {
            throw .unavailable(reason: database.reason(for: error))
        }
    }

    private func write(_ body: (Database) throws -> Void) throws(DeviceTokenOutboxError) {
        do {
            try database.opened().write(body)
        } catch {
            throw .unavailable(reason: database.reason(for: error))
        }
    }
}
