public import GRDB

extension StoreDatabase {
    /// Reads, once more if the disk refuses it, and turns whatever goes wrong into the error that a repository
    /// declares.
    /// - Parameters:
    ///   - failure: makes that error of a reason for the log.
    ///   - refusal: the same where the disk refused, which passes.
    ///   - body: reads in one transaction.
    public func read<Value: Sendable, Failure: Error>(
        orThrow failure: (String) -> Failure, whenRefused refusal: (String) -> Failure,
        _ body: @escaping @Sendable (Database) throws -> Value
    ) async throws(Failure) -> Value {
        do {
            let database = try await opened()
            do {
                return try await database.read(body)
            } catch let error as DatabaseError where [.SQLITE_IOERR, .SQLITE_CORRUPT].contains(error.resultCode) {
                return try await database.read(body)
            }
        } catch {
            throw error.isRefusal ? refusal(reason(for: error)) : failure(reason(for: error))
        }
    }

    /// Writes in one transaction, and turns whatever goes wrong into the error that a repository declares.
    /// - Parameters:
    ///   - failure: makes that error of a reason for the log.
    ///   - refusal: the same where the disk refused, which passes.
    ///   - body: writes in the transaction.
    public func write<Value: Sendable, Failure: Error>(
        orThrow failure: (String) -> Failure, whenRefused refusal: (String) -> Failure,
        _ body: @escaping @Sendable (Database) throws -> Value
    ) async throws(Failure) -> Value {
        do {
            return try await opened().write(body)
        } catch {
            throw error.isRefusal ? refusal(reason(for: error)) : failure(reason(for: error))
        }
    }

    /// Writes so without waiting for the disk: what a notification brings, which is synced before that is settled.
    /// - Parameters:
    ///   - failure: makes the repository's error of a reason for the log.
    ///   - refusal: the same where the disk refused, which passes.
    ///   - body: writes in the transaction.
    public func writeUnsynced<Value: Sendable, Failure: Error>(
        orThrow failure: (String) -> Failure, whenRefused refusal: (String) -> Failure,
        _ body: @escaping @Sendable (Database) throws -> Value
    ) async throws(Failure) -> Value {
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
            throw error.isRefusal ? refusal(reason(for: error)) : failure(reason(for: error))
        }
    }
}

extension Error {
    /// Whether the disk or another process that holds the file caused the error, and not the statement. Damage counts,
    /// too: the next opening checks whether it is any (``Damage/confirmed(_:_:)``).
    var isRefusal: Bool {
        guard let code = (self as? DatabaseError)?.resultCode else { return self is StorageError }
        return [
            .SQLITE_FULL, .SQLITE_IOERR, .SQLITE_BUSY, .SQLITE_LOCKED, .SQLITE_CANTOPEN, .SQLITE_READONLY, .SQLITE_PERM,
            .SQLITE_NOMEM, .SQLITE_PROTOCOL, .SQLITE_CORRUPT, .SQLITE_NOTADB,
        ].contains(code)
    }
}
