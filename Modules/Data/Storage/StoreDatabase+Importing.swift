import GRDB

extension StoreDatabase {
    /// Prepares the connection for many rows that can be imported again: a commit does not wait for the disk, a
    /// checkpoint runs every 1,000 pages, and 32 MB of pages stay in memory, since rows with random keys change pages
    /// all over an index.
    /// - Throws: `StoreError` or SQLite's error.
    public func beginImport() async throws {
        try await opened().writeWithoutTransaction { database in
            try database.execute(
                sql: "PRAGMA synchronous=NORMAL; PRAGMA wal_autocheckpoint=1000; PRAGMA cache_size=-32000")
        }
    }

    /// Waits until the imported rows are safe from a power loss, and empties the log, which the next start would read.
    /// A reader of the file keeps the log from being emptied, and that is no error.
    /// - Throws: `StoreError` or SQLite's error.
    public func endImport() async throws {
        try await opened().writeWithoutTransaction { database in
            try database.execute(
                sql: "PRAGMA synchronous=FULL; PRAGMA wal_autocheckpoint=\(Database.logPages); PRAGMA cache_size=-2000")
            try database.syncLog()
            _ = try? database.checkpoint(.truncate)
        }
    }
}
