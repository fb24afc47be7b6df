public import GRDB
public import StoreErrors

extension StoreDatabase {
    /// Reads in one transaction, and once more if the disk refuses it.
    public func read<Value: Sendable>(
        _ body: @escaping @Sendable (Database) throws -> Value
    ) async throws(StoreError) -> Value {
        do {
            let database = try await opened()
            do {
                return try await database.read(body)
            } catch let error as DatabaseError where [.SQLITE_IOERR, .SQLITE_CORRUPT].contains(error.resultCode) {
                return try await database.read(body)
            }
        } catch {
            throw storeError(error)
        }
    }

    /// Writes in one transaction.
    public func write<Value: Sendable>(
        _ body: @escaping @Sendable (Database) throws -> Value
    ) async throws(StoreError) -> Value {
        do {
            return try await opened().write(body)
        } catch {
            throw storeError(error)
        }
    }

    /// Writes so without waiting for the disk: what a notification brings, which is synced before that is settled.
    public func writeUnsynced<Value: Sendable>(
        _ body: @escaping @Sendable (Database) throws -> Value
    ) async throws(StoreError) -> Value {
        do {
            return try await opened().writeWithoutTransaction { database in
                try database.withoutSync {
                    try database.withoutCheckpoint {
                        var value: Value?
                        try database.inTransaction(.immediate) {
                            value = try body(database)
                            return .commit
                        }
                        guard let value else { throw DatabaseError(resultCode: .SQLITE_ABORT) }
                        return value
                    }
                }
            }
        } catch {
            throw storeError(error)
        }
    }

    /// Reads at once, by one statement, which is a transaction of its own.
    @MainActor
    public func readNow<Value>(_ body: (Database) throws -> Value) throws(StoreError) -> Value {
        do {
            return try opened().unsafeRead(body)
        } catch {
            throw storeError(error)
        }
    }

    /// Writes at once. Several statements that belong together need a transaction.
    @MainActor
    public func writeNow<Value>(_ body: (Database) throws -> Value) throws(StoreError) -> Value {
        do {
            return try opened().writeWithoutTransaction(body)
        } catch {
            throw storeError(error)
        }
    }
}
