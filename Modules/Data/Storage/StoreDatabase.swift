public import GRDB
public import StoreErrors

/// The file that a store reads and writes: an open one, or a ``ReopeningDatabase``.
public protocol StoreDatabase: Sendable {
    var path: String { get }

    /// The open file, for a store that answers at once.
    /// - Throws: `StoreError` while the file cannot be opened.
    @MainActor func opened() throws(StoreError) -> any DatabaseWriter

    /// The same for a store that may be waited for.
    func opened() async throws(StoreError) -> any DatabaseWriter

    /// It does not open again.
    @MainActor func closeForGood() throws
}

extension DatabaseQueue: StoreDatabase {
    public func opened() -> any DatabaseWriter { self }
    public func closeForGood() throws { try close() }
}

extension DatabasePool: StoreDatabase {
    public func opened() -> any DatabaseWriter { self }
    public func closeForGood() throws { try close() }
}
