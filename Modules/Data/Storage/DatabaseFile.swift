public import Foundation
public import GRDB

/// An SQLite file: opened, brought to the current schema, and moved aside if it is beyond use.
public struct DatabaseFile: Sendable {
    let url: URL

    public init(_ url: URL) {
        self.url = url
    }

    /// Opens the file on one connection that keeps each commit through a power loss.
    /// - Parameters:
    ///   - migrations: in the order in which the schema grew.
    ///   - now: goes into the name of a file that is moved aside.
    /// - Throws: ``StorageError`` if the file cannot be opened; it is left as it is then.
    public func openQueue(
        migrations: [SchemaMigration], now: Date
    ) throws(StorageError) -> OpenedDatabase<DatabaseQueue> {
        try open(migrations, now: now) {
            var configuration = Configuration.waiting
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
        try open(migrations, now: now) { try DatabasePool(path: url.path, configuration: .waiting) }
    }

    private func open<Writer: DatabaseWriter>(
        _ migrations: [SchemaMigration], now: Date, connect: () throws -> Writer
    ) throws(StorageError) -> OpenedDatabase<Writer> {
        try makeFolder()
        do {
            return OpenedDatabase(writer: try migrated(connect, by: migrations), movedAside: nil)
        } catch {
            guard let damage = Damage(error) else { throw unavailable(error) }
            let moved = try moveAside(because: damage, now: now)
            do {
                return OpenedDatabase(writer: try migrated(connect, by: migrations), movedAside: moved)
            } catch {
                throw unavailable(error)
            }
        }
    }

    private func migrated<Writer: DatabaseWriter>(
        _ connect: () throws -> Writer, by migrations: [SchemaMigration]
    ) throws -> Writer {
        let writer = try connect()
        let migrator = DatabaseMigrator(migrations)
        let (isNewer, isCurrent) = try writer.read { database in
            (try migrator.hasBeenSuperseded(database), try migrator.hasCompletedMigrations(database))
        }
        if isNewer { throw Damage.fromNewerApp }
        if !isCurrent { try migrate(writer, with: migrator) }
        return writer
    }

    /// Two processes may make the schema at once: the one that comes second finds it made.
    private func migrate(_ writer: some DatabaseWriter, with migrator: DatabaseMigrator) throws {
        do {
            try migrator.migrate(writer)
        } catch {
            guard try writer.read(migrator.hasCompletedMigrations) else { throw error }
        }
    }

    private func makeFolder() throws(StorageError) {
        do {
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        } catch {
            throw unavailable(error)
        }
    }

    private func unavailable(_ error: any Error) -> StorageError {
        var isDirectory: ObjCBool = false
        if FileManager.default.fileExists(atPath: url.path, isDirectory: &isDirectory), isDirectory.boolValue {
            return .unavailable(path: url.path, reason: "it is a folder")
        }
        let reason = (error as? DatabaseError).map { $0.message ?? "\($0.resultCode)" } ?? error.localizedDescription
        return .unavailable(path: url.path, reason: reason)
    }
}

extension Configuration {
    /// Waits for a lock instead of failing at once.
    fileprivate static var waiting: Configuration {
        var configuration = Configuration()
        configuration.busyMode = .timeout(5)
        return configuration
    }
}
