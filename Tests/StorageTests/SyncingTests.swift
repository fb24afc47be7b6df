import Foundation
import GRDB
import Storage
import StoreErrors
import Testing

/// When a connection waits for the disk.
@Suite struct SyncingTests {
    private let file: SampleFile

    init() throws {
        file = try SampleFile()
    }

    /// 1 is NORMAL, 2 is FULL (SQLite, "Pragma statements").
    private static func pragmas(_ database: Database) throws -> [Int?] {
        try ["synchronous", "wal_autocheckpoint", "cache_size"].map { name in
            try Int.fetchOne(database, sql: "PRAGMA \(name)")
        }
    }

    @Test(arguments: [SampleFile.Kind.largeQueue, .pool])
    func `what a notification brings waits for no disk, and what comes next does`(kind: SampleFile.Kind) async throws {
        let database = try file.open(as: kind).writer
        let before = try await database.writeWithoutTransaction(Self.pragmas)
        let within = try await database.writeUnsynced { database in
            try database.execute(sql: "INSERT INTO note (text) VALUES ('pushed')")
            return try Self.pragmas(database)
        }
        #expect(within.prefix(2) == [1, 1_000])
        await #expect(throws: StoreError.self) {
            try await database.writeUnsynced { database in
                try database.execute(sql: "INSERT INTO note (text) VALUES ('half')")
                try database.execute(sql: "nonsense")
            }
        }
        #expect(try await database.writeWithoutTransaction(Self.pragmas) == before && before.prefix(2) == [2, 100])
        #expect(try await database.read { try String.fetchAll($0, sql: "SELECT text FROM note") } == ["pushed"])
    }

    @Test(arguments: [SampleFile.Kind.largeQueue, .pool])
    func `an import waits for no disk, keeps much in memory, and leaves the file as it was opened`(
        kind: SampleFile.Kind
    ) async throws {
        let database = try file.open(as: kind).writer
        try await database.importing {
            #expect(try await database.writeWithoutTransaction(Self.pragmas) == [1, 1_000, -32_000])
            try await database.write { try $0.execute(sql: "INSERT INTO note (text) VALUES ('imported')") }
        }
        #expect(try await database.writeWithoutTransaction(Self.pragmas) == [2, 100, -2_000])
        #expect(try Data(contentsOf: URL(filePath: file.url.path + "-wal")).isEmpty)
    }

    @Test("an import that fails or is cancelled ends, too", arguments: [false, true])
    func brokenOff(isCancelled: Bool) async throws {
        let database: any StoreDatabase = try file.open(as: .largeQueue).writer
        let importing = Task {
            try await database.importing {
                try await database.write { try $0.execute(sql: "INSERT INTO note (text) VALUES ('imported')") }
                if isCancelled { withUnsafeCurrentTask { $0?.cancel() } } else { throw CocoaError(.fileReadUnknown) }
            }
        }
        #expect(await (try? importing.value) == nil || isCancelled)
        #expect(try await database.opened().writeWithoutTransaction(Self.pragmas) == [2, 100, -2_000])
        #expect(try Data(contentsOf: URL(filePath: file.url.path + "-wal")).isEmpty)
    }

    @Test func `a log is begun anew with its content in the file, and the connection goes on as before`() async throws {
        let database = try file.open().writer
        let log = URL(filePath: file.url.path + "-wal")
        try await database.write { try $0.execute(sql: "INSERT INTO note (text) VALUES ('in the log')") }
        // A log that is begun anew has another salt (SQLite, "Write-Ahead Log File Format").
        let salt = try Data(contentsOf: log)[16..<24]
        try await database.writeWithoutTransaction { $0.restartLog() }
        #expect(try Data(contentsOf: log)[16..<24] != salt)
        #expect(try Data(contentsOf: file.url).range(of: Data("in the log".utf8)) != nil)
        let timeout = try await database.writeWithoutTransaction {
            try Int.fetchOne($0, sql: "PRAGMA busy_timeout")
        }
        #expect(timeout == 5_000)
    }

    @Test func `a log is not begun anew while another connection writes, and nobody waits for that`() async throws {
        var file = file
        file.busyTimeout = 120
        let database = try file.open().writer
        try await database.write { try $0.execute(sql: "INSERT INTO note (text) VALUES ('x')") }
        let holder = try file.hold(with: "BEGIN IMMEDIATE")
        let beginning = ContinuousClock.now
        try await database.writeWithoutTransaction { $0.restartLog() }
        #expect(ContinuousClock.now - beginning < .seconds(60))
        try holder.inDatabase { try $0.execute(sql: "ROLLBACK") }
        try holder.close()
    }
}
