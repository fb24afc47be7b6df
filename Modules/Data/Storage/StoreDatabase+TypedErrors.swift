public import GRDB

extension StoreDatabase {
    /// Reads, and turns whatever goes wrong into the error that a repository declares.
    /// - Parameters:
    ///   - failure: makes that error of a reason for the log.
    ///   - refusal: the same where the disk refused, which passes.
    public func read<Value: Sendable, Failure: Error>(
        orThrow failure: (String) -> Failure, whenRefused refusal: (String) -> Failure,
        _ body: @escaping @Sendable (Database) throws -> Value
    ) async throws(Failure) -> Value {
        do {
            return try await opened().read(body)
        } catch {
            throw error.isRefusal ? refusal(reason(for: error)) : failure(reason(for: error))
        }
    }

    /// Writes in one transaction, and turns whatever goes wrong into the error that a repository declares.
    /// - Parameters:
    ///   - failure: makes that error of a reason for the log.
    ///   - refusal: the same where the disk refused, which passes.
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
}

extension Error {
    /// Whether the disk is at fault, or somebody who holds the file, and not what was asked.
    fileprivate var isRefusal: Bool {
        guard let code = (self as? DatabaseError)?.resultCode else { return self is StorageError }
        return [
            .SQLITE_FULL, .SQLITE_IOERR, .SQLITE_BUSY, .SQLITE_LOCKED, .SQLITE_CANTOPEN, .SQLITE_READONLY, .SQLITE_PERM,
            .SQLITE_NOMEM, .SQLITE_PROTOCOL,
        ].contains(code)
    }
}
