import GRDB
public import Notifications
public import Storage
public import StoreErrors

/// A device's registrations in SQLite.
public struct SQLiteDeviceTokenOutbox: DeviceTokenOutbox {
    private let database: any StoreDatabase

    /// - Parameter database: a file with ``NotificationStoreSchema``.
    public init(_ database: any StoreDatabase) {
        self.database = database
    }

    public func records() throws(StoreError) -> [DeviceRegistrationRecord] {
        try database.readNow { database in
            try Row.fetchAll(
                database,
                sql: "SELECT \(DeviceRegistrationRecord.columns) FROM deviceRegistration ORDER BY revision"
            ).compactMap(DeviceRegistrationRecord.init)
        }
    }

    public func lastRevision() throws(StoreError) -> Int64? {
        try database.readNow { database in
            try Row.fetchOne(database, sql: "SELECT last FROM deviceRevision WHERE id = 1")?.integer("last")
        }
    }

    public func save(_ records: [DeviceRegistrationRecord]) throws(StoreError) {
        try database.writeNow { database in
            try database.inTransaction(.immediate) {
                for record in records { try record.store(in: database) }
                return .commit
            }
        }
    }

    public func remove(_ registration: DeviceRegistration) throws(StoreError) {
        try database.writeNow(registration.remove)
    }
}
