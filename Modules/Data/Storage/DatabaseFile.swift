public import Foundation
public import GRDB

/// An SQLite file: opened, brought to the current schema, and moved aside if it is beyond use.
public struct DatabaseFile: Sendable {
    let url: URL
    private let busyTimeout: TimeInterval

    /// - Parameter busyTimeout: how many seconds to wait while another connection holds the file.
    public init(_ url: URL, busyTimeout: TimeInterval = 5) {
        self.url = url
        self.busyTimeout = busyTimeout
    }

    /// Opens the file on one connection that keeps each commit through a power loss.
    /// - Parameters:
    ///   - migrations: in the order in which the schema grew.
    ///   - now: goes into the name of a file that is moved aside.
    /// - Throws: ``StorageError`` if the file cannot be opened; it is left as it is then.
    public func openQueue(
        migrations: [SchemaMigration], now: Date
    ) throws(StorageError) -> OpenedDatabase<DatabaseQueue> {
        try open(migrations, now: now) { configuration in
            var configuration = configuration
            configuration.prepareDatabase { try $0.execute(sql: "PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL") }
            return try DatabaseQueue(path: url.path, configuration: configuration)
        }
    }

    /// Opens the file for many readers beside one writer.
    /// - Parameters:
    ///   - migrations: in the order in which the schema grew.
    ///   - now: goes into the name of a file that is moved aside.
    /// - Throws: ``StorageError`` if the file cannot be opened; it is left as it is then.
    public func openPool(
        migrations: [SchemaMigration], now: Date
    ) throws(StorageError) -> OpenedDatabase<DatabasePool> {
        try open(migrations, now: now) { try DatabasePool(path: url.path, configuration: $0) }
    }

    private func open<Writer: DatabaseWriter>(
        _ migrations: [SchemaMigration], now: Date, connect: (Configuration) throws -> Writer
    ) throws(StorageError) -> OpenedDatabase<Writer> {
        var configuration = Configuration()
        configuration.busyMode = .timeout(busyTimeout)
        let lock = try FolderLock(makingFolderOf: url, patience: busyTimeout)
        defer { lock.release() }
        do {
            return OpenedDatabase(writer: try migrated(connect(configuration), by: migrations), movedAside: nil)
        } catch {
            guard let damage = Damage(error) else { throw StorageError(error, opening: url) }
            let moved = try moveAside(because: damage, now: now)
            do {
                return OpenedDatabase(writer: try migrated(connect(configuration), by: migrations), movedAside: moved)
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
