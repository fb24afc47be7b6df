public import Foundation
import GRDB
public import StoreErrors

/// An SQLite file: opened, brought to the current schema, and quarantined if it is of no use.
public struct DatabaseFile: Sendable {
    /// Marks the app's own files (SQLite, "Pragma statements", `application_id`).
    private static let applicationID: Int32 = 0x7377_7964

    private let url: URL
    private let busyTimeout: TimeInterval
    private let patience: TimeInterval
    private let isReplacedIfUseless: Bool

    /// - Parameters:
    ///   - url: where the file is, or is made.
    ///   - busyTimeout: how many seconds to wait while another connection holds the file.
    ///   - patience: how many seconds to wait while another process opens the file, or one of its folder.
    ///   - isReplacedIfUseless: whether an unusable file is backed up and replaced by a new one. False where another
    ///     process may have it open, since that would go on to write into the backup.
    public init(
        _ url: URL, busyTimeout: TimeInterval = 5, patience: TimeInterval = 5, isReplacedIfUseless: Bool = true
    ) {
        self.url = url
        self.busyTimeout = busyTimeout
        self.patience = patience
        self.isReplacedIfUseless = isReplacedIfUseless
    }

    /// Opens a small file whose content exists nowhere else, on one connection. The whole file is checked.
    /// - Parameters:
    ///   - migrations: in the order in which the schema grew.
    ///   - now: goes into the name of a file that is backed up.
    /// - Throws: `StoreError` if the file cannot be opened.
    public func open(migrations: [SchemaMigration], now: Date) throws(StoreError) -> OpenedDatabase {
        try open(now: now) { mayRepair in
            try connect(migrations, readers: 0) { database in
                // On Apple's systems only `fullfsync` empties the drive's own cache, also of what other files synced
                // before.
                try database.execute(sql: "PRAGMA fullfsync=ON")
                return try Damage.checkWhole(database, mayRepair: mayRepair)
            }
        }
    }

    /// Opens a file that may be large, and whose content can be fetched again.
    /// - Parameters:
    ///   - migrations: in the order in which the schema grew.
    ///   - readers: how many may read beside the writer, each on a connection of its own, whose opening costs a start
    ///     some time. With none, reads wait for writes.
    ///   - now: goes into the name of a file that is backed up.
    /// - Throws: `StoreError` if the file cannot be opened.
    public func openLarge(
        migrations: [SchemaMigration], readers: Int = 5, now: Date
    ) throws(StoreError) -> OpenedDatabase {
        try open(now: now) { _ in
            try connect(migrations, readers: readers) { database in
                try database.execute(sql: "PRAGMA wal_autocheckpoint=\(Database.logPages)")
                try Damage.checkBeginnings(database)
                return false
            }
        }
    }

    private func connect(
        _ migrations: [SchemaMigration], readers: Int, checking check: (Database) throws -> Bool
    ) throws -> OpenedDatabase {
        try makeWay()
        let identity = SchemaIdentity(applicationID: Self.applicationID, migrations: migrations)
        var configuration = Configuration()
        configuration.busyMode = .timeout(busyTimeout)
        configuration.maximumReaderCount = max(readers, 1)
        configuration.prepareDatabase { database in
            if database.configuration.readonly { return }
            try identity.refuseForeign(database)
            try database.execute(sql: "PRAGMA journal_mode=WAL; PRAGMA secure_delete=ON")
        }
        let writer: OpenedDatabase.Writer =
            readers == 0
            ? try DatabaseQueue(path: url.path, configuration: configuration)
            : try DatabasePool(path: url.path, configuration: configuration)
        let isNew = try identity.bringUp(writer)
        let isRepaired = try writer.writeWithoutTransaction { database in
            // GRDB opens a pool at NORMAL; what is settled elsewhere once it stands here has to survive a power loss.
            try database.execute(sql: "PRAGMA synchronous=FULL")
            try Damage.checkIsWritable(database)
            return try check(database)
        }
        return OpenedDatabase(writer: writer, isNew: isNew, isRepaired: isRepaired)
    }

    /// A folder under the file's name makes it useless; one under the name of a companion is moved out of SQLite's way.
    private func makeWay() throws {
        if FileManager.default.isFolder(url.path) { throw Damage.folder }
        for companion in ["-wal", "-shm", "-journal"].map({ url.path + $0 })
        where FileManager.default.isFolder(companion) {
            rename(companion, "\(companion).foreign-\(UUID().uuidString)")
        }
    }

    /// Held while the file is opened, so that one process at a time makes its schema or quarantines it: a second one
    /// would move the good file that the first has put in its place. The folder is made if it is missing, for its user
    /// alone.
    private func lockFolder() throws(StoreError) -> FileLock {
        let folder = url.deletingLastPathComponent().path
        // Where it cannot be made, the lock says why in plainer words.
        try? FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        do {
            return try FileLock(.folder(folder), patience: patience)
        } catch {
            throw .unopened(
                url.path,
                because: error == .held ? "another process is opening it" : "its folder cannot be opened: \(error)")
        }
    }

    private func open(now: Date, look: (_ mayRepair: Bool) throws -> OpenedDatabase) throws(StoreError)
        -> OpenedDatabase
    {
        let quarantine = FileQuarantine(of: url.path)
        let lock = try lockFolder()
        defer { lock.release() }
        let isDamageNoted = isReplacedIfUseless && quarantine.isDamageNoted
        do {
            let opened = try Damage.confirmed(url) { mayRepair in
                var opened = try look(mayRepair)
                guard isDamageNoted else { return opened }
                opened.isRepaired = try opened.writer.writeWithoutTransaction {
                    try Damage.checkWhole($0, mayRepair: mayRepair) || opened.isRepaired
                }
                return opened
            }
            if isDamageNoted { quarantine.forgetDamage() }
            return opened
        } catch {
            guard let damage = Damage(error, opening: url) else { throw StoreError(error, opening: url) }
            guard isReplacedIfUseless else { throw .unopened(url.path, because: damage.rawValue) }
            let backup = try quarantine.backUp(because: damage, now: now)
            do {
                var opened = try look(false)
                opened.backup = backup
                return opened
            } catch {
                // The next opening finds no file, and cannot tell.
                throw .unopened(url.path, because: "\(StoreError(error, opening: url)); \(backup)")
            }
        }
    }
}
