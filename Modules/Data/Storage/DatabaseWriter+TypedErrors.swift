public import GRDB

extension DatabaseWriter {
    /// Reads, and turns whatever goes wrong into the error that a repository declares.
    /// - Parameter failure: makes that error of a reason for the log.
    public func read<Value: Sendable, Failure: Error>(
        orThrow failure: (String) -> Failure, _ body: @escaping @Sendable (Database) throws -> Value
    ) async throws(Failure) -> Value {
        do {
            return try await read(body)
        } catch {
            throw failure(reason(for: error))
        }
    }

    /// Writes in one transaction, and turns whatever goes wrong into the error that a repository declares.
    /// - Parameter failure: makes that error of a reason for the log.
    public func write<Value: Sendable, Failure: Error>(
        orThrow failure: (String) -> Failure, _ body: @escaping @Sendable (Database) throws -> Value
    ) async throws(Failure) -> Value {
        do {
            return try await write(body)
        } catch {
            throw failure(reason(for: error))
        }
    }
}
