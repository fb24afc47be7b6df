public import Foundation
public import GRDB
public import StoreErrors

/// An SQLite file: opened, migrated to the current schema, and replaced if it is unusable.
public struct DatabaseFile: Sendable {
    private let url: URL
    private let applicationID: Int32
    private let busyTimeout: TimeInterval
    private let patience: TimeInterval
    private let isReplacedIfUseless: Bool

    /// - Parameters:
    ///   - url: where the file is, or is made.
    ///   - applicationID: marks the app's own files (SQLite, "Pragma statements", `application_id`).
    ///   - busyTimeout: how many seconds to wait while another connection holds the file.
    ///   - patience: how many seconds to wait while another process opens the file, or one of its folder.
    ///   - isReplacedIfUseless: whether an unusable file is backed up and replaced. False where another process may
    ///     have it open, since that would go on to write into the backup.
    public init(
        _ url: URL, applicationID: Int32 = 0x7377_7964, busyTimeout: TimeInterval = 5, patience: TimeInterval = 5,
        isReplacedIfUseless: Bool = true
    ) {
        self.url = url
        self.applicationID = applicationID
        self.busyTimeout = busyTimeout
        self.patience = patience
        self.isReplacedIfUseless = isReplacedIfUseless
    }

    /// Opens the file on one connection. For small files whose content exists nowhere else: the whole file is checked,
    /// and the readable rows of a damaged one are salvaged.
    /// - Parameters:
    ///   - migrations: in the order in which the schema grew.
    ///   - now: goes into the name of a file that is backed up.
    /// - Throws: ``StoreError`` if the file cannot be opened; it is left as it is then.
    public func openQueue(
        migrations: [SchemaMigration], now: Date
    ) throws(StoreError) -> OpenedDatabase<DatabaseQueue> {
        func connect(_ url: URL) throws -> (DatabaseQueue, isNew: Bool) {
            try self.connect(url, migrations) { database in
                // On Apple's systems only `fullfsync` empties the drive's own cache, also of what other files synced before.
                try database.execute(sql: "PRAGMA fullfsync=ON")
                try Damage.checkWhole(database)
            }
        }
        return try open(now: now) {
            try connect(url)
        } checking: { url in
            let (queue, isNew) = try Damage.confirmed(url) { try connect(url) }
            try queue.close()
            // One that the app made has its tables from the beginning.
            if isNew { throw Damage.foreign }
        } replacing: {
            try replacement.make { url, salvage in
                let queue = try connect(url).0
                let rows = try queue.writeWithoutTransaction(salvage.rows)
                try queue.close()
                return rows
            }
        }
    }

    /// Opens a file that may be large, and whose content can be fetched again, on one connection: for a process that
    /// does one thing at a time, since reads wait for writes. Each connection costs time at the start.
    /// - Parameters:
    ///   - migrations: in the order in which the schema grew.
    ///   - now: goes into the name of a file that is backed up.
    /// - Throws: ``StoreError`` if the file cannot be opened; it is left as it is then.
    public func openLargeQueue(
        migrations: [SchemaMigration], now: Date
    ) throws(StoreError) -> OpenedDatabase<DatabaseQueue> {
        try open(now: now) {
            try connect(url, migrations) { database in
                try database.execute(sql: Self.pragmasOfLargeFile)
                try Damage.checkBeginnings(database)
            }
        }
    }

    /// Opens such a file for many readers beside one writer.
    /// - Parameters:
    ///   - migrations: in the order in which the schema grew.
    ///   - readers: how many may read at once. Each costs its opening.
    ///   - now: goes into the name of a file that is backed up.
    /// - Throws: ``StoreError`` if the file cannot be opened; it is left as it is then.
    public func openPool(
        migrations: [SchemaMigration], readers: Int = 5, now: Date
    ) throws(StoreError) -> OpenedDatabase<DatabasePool> {
        try open(now: now) {
            try url.makePrivate()
            var configuration = configuration(migrations)
            configuration.maximumReaderCount = readers
            let pool = try DatabasePool(path: url.path, configuration: configuration)
            let isNew = try identity(migrations).bringUp(pool)
            try pool.writeWithoutTransaction { database in
                // GRDB opens a pool at NORMAL; what is settled elsewhere once it stands here has to survive a power loss.
                try database.execute(
                    sql: "PRAGMA synchronous=FULL; PRAGMA secure_delete=ON; \(Self.pragmasOfLargeFile)")
                try Damage.checkIsWritable(database, url)
                try Damage.checkBeginnings(database)
            }
            return (pool, isNew)
        }
    }

    private static let pragmasOfLargeFile = "PRAGMA wal_autocheckpoint=\(Database.logPages)"

    private func connect(
        _ url: URL, _ migrations: [SchemaMigration], checking check: (Database) throws -> Void
    ) throws -> (DatabaseQueue, isNew: Bool) {
        try url.makePrivate()
        var configuration = configuration(migrations)
        configuration.prepareDatabase { database in
            try database.execute(sql: "PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA secure_delete=ON")
        }
        let queue = try DatabaseQueue(path: url.path, configuration: configuration)
        let isNew = try identity(migrations).bringUp(queue)
        try queue.writeWithoutTransaction { database in
            try Damage.checkIsWritable(database, url)
            try check(database)
        }
        return (queue, isNew)
    }

    private func configuration(_ migrations: [SchemaMigration]) -> Configuration {
        var configuration = Configuration()
        configuration.busyMode = .timeout(busyTimeout)
        configuration.prepareDatabase(identity(migrations).refuseForeign)
        return configuration
    }

    private func identity(_ migrations: [SchemaMigration]) -> SchemaIdentity {
        SchemaIdentity(applicationID: applicationID, migrations: migrations)
    }

    private var replacement: FileReplacement { FileReplacement(of: url) }

    /// - Parameters:
    ///   - checking: opens a replacement to see that it is sound; nil where none is ever made.
    ///   - replacing: makes a file with what is left of this one, and says how many rows that is.
    private func open<Writer: DatabaseWriter>(
        now: Date, connect: () throws -> (Writer, isNew: Bool),
        checking: ((URL) throws -> Void)? = nil, replacing: (() throws -> Int)? = nil
    ) throws(StoreError) -> OpenedDatabase<Writer> {
        let quarantine = FileQuarantine(of: url.path)
        let lock = try FolderLock(makingFolderOf: url, patience: patience)
        defer { lock.release() }
        if !isReplacedIfUseless, checking != nil, replacement.isComplete,
            FileManager.default.fileExists(atPath: url.path)
        {
            throw .unopened(url.path, because: "it is being replaced")
        }
        let earlier = checking == nil ? nil : try replacement.putIntoPlace(now: now, checking: checking)
        let isDamageNoted = isReplacedIfUseless && quarantine.isDamageNoted
        do {
            let opened = try Damage.confirmed(url) {
                let opened = try connect()
                if isDamageNoted { try opened.0.writeWithoutTransaction(Damage.checkWhole) }
                return opened
            }
            if isDamageNoted { quarantine.forgetDamage() }
            return OpenedDatabase(opened, backup: earlier)
        } catch {
            guard let damage = Damage(error, opening: url) else { throw StoreError(error, opening: url) }
            guard isReplacedIfUseless else { throw .unopened(url.path, because: damage.reason) }
            do {
                let rows = damage.isOfThisApp ? try replacing?() : nil
                let moved = try quarantine.backUp(because: damage, keptRows: rows ?? 0, now: now)
                if rows != nil { try replacement.putIntoPlace(now: now) }
                return OpenedDatabase(try connect(), backup: moved)
            } catch let error as StoreError {
                throw error
            } catch {
                throw StoreError(error, opening: url)
            }
        }
    }
}
