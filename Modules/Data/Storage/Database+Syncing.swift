public import GRDB
import GRDBSQLite

extension Database {
    /// Commits without waiting for the disk. With a write-ahead log that survives the death of the process, and a power
    /// loss from the next commit that is synced, or from ``syncLog()`` (SQLite, "Pragma statements", `synchronous`).
    public func withoutSync<Value>(_ body: () throws -> Value) throws -> Value {
        let level = try Int.fetchOne(cachedStatement(sql: "PRAGMA synchronous")) ?? 2
        // 1 is NORMAL.
        guard level > 1 else { return try body() }
        try cachedStatement(sql: "PRAGMA synchronous=1").execute()
        let result = Result { try body() }
        // Not by GRDB, which runs no statement in a task that was cancelled meanwhile.
        let code = sqlite3_exec(sqliteConnection, "PRAGMA synchronous=\(level)", nil, nil, nil)
        guard code == SQLITE_OK else { throw DatabaseError(resultCode: ResultCode(rawValue: code)) }
        return try result.get()
    }

    /// Waits until all that was committed is safe from a power loss. It takes no lock: what another process writes
    /// meanwhile does not delay it.
    /// - Throws: SQLite's error if the disk refuses, or the connection is closed.
    public func syncLog() throws {
        try checkIsOpen()
        var log: UnsafeMutablePointer<sqlite3_file>?
        sqlite3_file_control(sqliteConnection, "main", SQLITE_FCNTL_JOURNAL_POINTER, &log)
        // A database in memory has none.
        guard let log, let methods = log.pointee.pMethods, let sync = methods.pointee.xSync else { return }
        let code = sync(log, SQLITE_SYNC_NORMAL)
        if code != SQLITE_OK { throw DatabaseError(resultCode: ResultCode(rawValue: code)) }
    }

    /// Lets commits leave a long log alone, which the next one would bring into the file: that takes syncs.
    func withoutCheckpoint<Value>(_ body: () throws -> Value) rethrows -> Value {
        sqlite3_wal_autocheckpoint(sqliteConnection, 1_000)
        defer { sqlite3_wal_autocheckpoint(sqliteConnection, Self.logPages) }
        return try body()
    }

    /// How many pages the log of a large file has before a commit brings it into the file. It is a tenth of SQLite's
    /// default: what else the disk has to sync, like a tap, waits behind a checkpoint.
    static let logPages: CInt = 100

    /// Brings the log into the file and begins a new one, where no user waits: the first commit of a log takes a sync
    /// more, so that commit is made here. Does nothing while another connection writes.
    public func restartLog() {
        guard (try? checkIsOpen()) != nil, (try? checkpoint(.passive)) != nil,
            let id = try? Int32.fetchOne(self, sql: "PRAGMA application_id"),
            let timeout = try? CInt.fetchOne(self, sql: "PRAGMA busy_timeout")
        else { return }
        sqlite3_busy_timeout(sqliteConnection, 0)
        try? execute(sql: "PRAGMA application_id=\(id)")
        sqlite3_busy_timeout(sqliteConnection, timeout)
    }

    /// A call without a statement crashes on a closed connection. What an app has begun that the simulator then killed
    /// still makes such calls.
    /// - Throws: SQLite's error if it is closed.
    func checkIsOpen() throws {
        if sqliteConnection == nil { throw DatabaseError(resultCode: .SQLITE_MISUSE, message: "the file was closed") }
    }
}
