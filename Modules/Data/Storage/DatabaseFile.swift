public import Foundation
public import GRDB

/// An SQLite file: opened, brought to the current schema, and replaced if it is beyond use.
public struct DatabaseFile: Sendable {
    let url: URL
    private let busyTimeout: TimeInterval
    private let isReplacedIfUseless: Bool

    /// - Parameters:
    ///   - url: where the file is, or is made.
    ///   - busyTimeout: how many seconds to wait while another connection holds the file.
    ///   - isReplacedIfUseless: whether a useless file is moved aside. Not where another process may have it open, which
    ///     would go on to write into the one that was moved.
    public init(_ url: URL, busyTimeout: TimeInterval = 5, isReplacedIfUseless: Bool = true) {
        self.url = url
        self.busyTimeout = busyTimeout
        self.isReplacedIfUseless = isReplacedIfUseless
    }

    /// Opens the file on one connection that keeps each commit through a power loss. It is for files that are small and
    /// not to be had again: the whole of it is checked, and what can still be read of a useless one is brought over.
    /// - Parameters:
    ///   - migrations: in the order in which the schema grew.
    ///   - now: goes into the name of a file that is moved aside.
    ///   - lock: on the folder, held by who opens several of its files at once; nil to wait for it here.
    /// - Throws: ``StorageError`` if the file cannot be opened; it is left as it is then.
    public func openQueue(
        migrations: [SchemaMigration], now: Date, under lock: FolderLock? = nil
    ) throws(StorageError) -> OpenedDatabase<DatabaseQueue> {
        func connect(_ url: URL) throws -> DatabaseQueue {
            var configuration = configuration
            configuration.prepareDatabase { try $0.execute(sql: "PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL") }
            let queue = try migrated(DatabaseQueue(path: url.path, configuration: configuration), by: migrations)
            try queue.writeWithoutTransaction(Damage.checkWhole)
            return queue
        }
        return try open(now: now, under: lock) {
            try connect(url)
        } replacing: {
            try makeReplacement { url, salvage in
                let queue = try connect(url)
                let rows = try queue.writeWithoutTransaction(salvage.rows)
                try queue.close()
                return rows
            }
        }
    }

    /// Opens the file for many readers beside one writer.
    /// - Parameters:
    ///   - migrations: in the order in which the schema grew.
    ///   - readers: how many may read at once. Each costs its opening; where one is enough, the next waits for it.
    ///   - now: goes into the name of a file that is moved aside.
    ///   - lock: on the folder, held by who opens several of its files at once; nil to wait for it here.
    /// - Throws: ``StorageError`` if the file cannot be opened; it is left as it is then.
    public func openPool(
        migrations: [SchemaMigration], readers: Int = 5, now: Date, under lock: FolderLock? = nil
    ) throws(StorageError) -> OpenedDatabase<DatabasePool> {
        try open(now: now, under: lock) {
            var configuration = configuration
            configuration.maximumReaderCount = readers
            let pool = try migrated(DatabasePool(path: url.path, configuration: configuration), by: migrations)
            try pool.writeWithoutTransaction { database in
                // A tenth of SQLite's default: what else the disk has to sync, like a tap, waits behind a checkpoint.
                try database.execute(sql: "PRAGMA wal_autocheckpoint=100")
                try Damage.checkBeginnings(database)
            }
            return pool
        }
    }

    private var configuration: Configuration {
        var configuration = Configuration()
        configuration.busyMode = .timeout(busyTimeout)
        return configuration
    }

    /// - Parameter replacing: makes a file with what is left of this one, and says how many rows that is.
    private func open<Writer: DatabaseWriter>(
        now: Date, under held: FolderLock?, connect: () throws -> Writer, replacing: () throws -> Int = { 0 }
    ) throws(StorageError) -> OpenedDatabase<Writer> {
        let lock = held == nil ? try FolderLock(makingFolderOf: url, patience: busyTimeout) : nil
        defer { lock?.release() }
        if !isReplacedIfUseless, isBeingReplaced, FileManager.default.fileExists(atPath: url.path) {
            throw .unavailable(path: url.path, reason: "it is being replaced")
        }
        let earlier = try finishReplacing(now: now)
        do {
            if isReplacedIfUseless, isNotedDamaged { throw Damage.corrupt }
            return OpenedDatabase(writer: try connect(), movedAside: earlier)
        } catch {
            guard let damage = Damage(error) else { throw StorageError(error, opening: url) }
            guard isReplacedIfUseless else { throw .unavailable(path: url.path, reason: damage.reason) }
            do {
                let rows = try replacing()
                let moved = try moveAside(because: damage, keptRows: rows, now: now)
                try finishReplacing(now: now)
                return OpenedDatabase(writer: try connect(), movedAside: moved)
            } catch let error as StorageError {
                throw error
            } catch {
                throw StorageError(error, opening: url)
            }
        }
    }

    /// One look at a current schema is all that it costs at each start.
    private func migrated<Writer: DatabaseWriter>(_ writer: Writer, by migrations: [SchemaMigration]) throws -> Writer {
        let migrator = DatabaseMigrator(migrations)
        let known = Set(migrations.map(\.id))
        // On the writing connection: a pool would open one more for a read.
        let applied = try writer.writeWithoutTransaction(migrator.appliedIdentifiers)
        if !applied.isSubset(of: known) { throw Damage.fromNewerApp }
        if applied != known { try migrator.migrate(writer) }
        return writer
    }
}
