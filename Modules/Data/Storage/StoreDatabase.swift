import Foundation
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

extension StoreDatabase {
    /// Erases removed content outside the file: empties the write-ahead log, and deletes the app's backups of damaged
    /// files. In the file itself SQLite overwrites what is removed (SQLite, "Pragma statements", `secure_delete`).
    /// - Throws: SQLite's error, also while another process reads the log or where the file was closed, or the
    ///   system's.
    public func eraseRemoved() async throws {
        let file = URL(filePath: path)
        let (folder, own) = (file.deletingLastPathComponent(), file.lastPathComponent)
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.path)
        where FileQuarantine.isBackup(name, of: own) {
            try FileManager.default.removeItem(at: folder.appending(path: name))
        }
        try await opened().writeWithoutTransaction { database in
            try database.checkIsOpen()
            _ = try database.checkpoint(.truncate)
        }
    }
}

extension StoreDatabase {
    /// What `fetch` reads, at once and again each time that a write of this process has made it another. Values that
    /// come faster than they are taken are passed over, but for the newest. A failure is the last element. It is for
    /// one consumer, and ends with the consumer's task.
    /// - Parameter fetch: reads the value in one transaction, and again after each write to what it has read.
    public func updates<Value: Equatable & Sendable>(
        _ fetch: @escaping @Sendable (Database) throws -> Value
    ) -> StoreUpdates<Value> {
        StoreUpdates(bufferingPolicy: .bufferingNewest(1)) { updates in
            let following = Task {
                do {
                    let values = try await ValueObservation.tracking(fetch).removeDuplicates()
                        .values(in: opened(), bufferingPolicy: .bufferingNewest(1))
                    for try await value in values { updates.yield(.success(value)) }
                } catch {
                    if !Task.isCancelled { updates.yield(.failure(storeError(error))) }
                }
                updates.finish()
            }
            updates.onTermination = { _ in following.cancel() }
        }
    }
}

extension StoreDatabase {
    /// Saves many rows that can be imported again: meanwhile a commit does not wait for the disk, a checkpoint runs
    /// every 1,000 pages, and 32 MB of pages stay in memory, since rows with random keys change pages all over an
    /// index. At its end it waits until the rows are safe from a power loss, also those that were saved before a
    /// failure.
    /// - Parameters:
    ///   - isolation: the caller's, in which the rows are saved.
    ///   - save: saves the rows, in as many transactions as it likes.
    /// - Throws: `StoreError`, SQLite's error, or what `save` throws.
    public func importing<Report>(
        isolation: isolated (any Actor)? = #isolation, _ save: () async throws -> Report
    ) async throws -> Report {
        try await beginImport()
        let report: Report
        // Whether or not its own task is cancelled.
        let end = { @Sendable in try await Task { try await endImport() }.value }
        do {
            report = try await save()
        } catch {
            try? await end()
            throw error
        }
        try await end()
        return report
    }

    private func beginImport() async throws {
        try await opened().writeWithoutTransaction { database in
            try database.execute(
                sql: "PRAGMA synchronous=NORMAL; PRAGMA wal_autocheckpoint=1000; PRAGMA cache_size=-32000")
        }
    }

    /// Empties the log, too, which the next start would read. A reader of the file keeps it from being emptied, and
    /// that is no error.
    private func endImport() async throws {
        try await opened().writeWithoutTransaction { database in
            try database.execute(
                sql: "PRAGMA synchronous=FULL; PRAGMA wal_autocheckpoint=\(Database.logPages); PRAGMA cache_size=-2000")
            try database.syncLog()
            _ = try? database.checkpoint(.truncate)
        }
    }
}
