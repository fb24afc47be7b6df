import Foundation
import GRDB
import Storage
import StoreErrors
import TestSupport

/// A file with one table of notes, and the ways of opening it.
struct SampleFile {
    enum Kind: CaseIterable, Sendable {
        case queue, largeQueue, pool
    }

    static let now = Date(timeIntervalSince1970: 1_795_234_320)
    static let migrations = [
        SchemaMigration("notes-1", sql: "CREATE TABLE note (id INTEGER PRIMARY KEY, text TEXT NOT NULL) STRICT"),
        SchemaMigration("notes-2", sql: "CREATE INDEX note_by_text ON note(text)"),
    ]

    let url: URL
    /// Gone with the last copy of this; nil in a folder of somebody else's.
    private let ownFolder: TemporaryFolder?
    var busyTimeout: TimeInterval = 5
    var patience: TimeInterval = 5
    var isReplacedIfUseless = true

    init(in folder: URL) {
        url = folder.appending(path: "notes.sqlite")
        ownFolder = nil
    }

    /// In a folder of its own.
    init() throws {
        let folder = try TemporaryFolder()
        url = folder.url.appending(path: "notes.sqlite")
        ownFolder = folder
    }

    var folder: URL { url.deletingLastPathComponent() }

    func open(as kind: Kind = .queue, migrations: [SchemaMigration] = migrations) throws(StoreError) -> OpenedDatabase {
        let file = DatabaseFile(
            url, busyTimeout: busyTimeout, patience: patience, isReplacedIfUseless: isReplacedIfUseless)
        return switch kind {
        case .queue: try file.open(migrations: migrations, now: Self.now)
        case .largeQueue: try file.openLarge(migrations: migrations, readers: 0, now: Self.now)
        case .pool: try file.openLarge(migrations: migrations, now: Self.now)
        }
    }

    func add(_ text: String) throws {
        try open().writer.write { try $0.execute(sql: "INSERT INTO note (text) VALUES (?)", arguments: [text]) }
    }

    func notes() throws -> [String] {
        try open().writer.read { try String.fetchAll($0, sql: "SELECT text FROM note ORDER BY id") }
    }

    /// Adds 400 notes, all of them in the file itself.
    func fill(_ migrations: [SchemaMigration] = migrations) throws {
        let writer = try open(migrations: migrations).writer
        try writer.write { database in
            for number in 1...400 {
                try database.execute(
                    sql: "INSERT INTO note (text) VALUES (?)",
                    arguments: ["note \(number) " + String(repeating: "x", count: 200)])
            }
        }
        try writer.writeWithoutTransaction { _ = try $0.checkpoint(.truncate) }
        try writer.close()
    }

    /// Another connection, which goes on with the transaction that `sql` begins until it is closed.
    func hold(with sql: String) throws -> DatabaseQueue {
        var configuration = Configuration()
        configuration.allowsUnsafeTransactions = true
        let holder = try DatabaseQueue(path: url.path, configuration: configuration)
        try holder.inDatabase { try $0.execute(sql: sql) }
        return holder
    }

    /// As another program changes it.
    func change(_ sql: String) throws {
        let queue = try DatabaseQueue(path: url.path)
        try queue.inDatabase { try $0.execute(sql: sql) }
        try queue.close()
    }

    func cutOff(at size: Int) throws {
        let handle = try FileHandle(forWritingTo: url)
        try handle.truncate(atOffset: UInt64(size))
        try handle.close()
    }

    func overwrite(_ bytes: [UInt8], at place: Int) throws {
        let handle = try FileHandle(forWritingTo: url)
        try handle.seek(toOffset: UInt64(place))
        try handle.write(contentsOf: Data(bytes))
        try handle.close()
    }

    /// With noise.
    func overwrite(page: Int) throws {
        try overwrite((0..<4_096).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ 7) }, at: (page - 1) * 4_096)
    }

    /// The names beside the file that are not its own companions.
    func others() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path)
            .filter { !["", "-wal", "-shm"].map { url.lastPathComponent + $0 }.contains($0) }.sorted()
    }
}
