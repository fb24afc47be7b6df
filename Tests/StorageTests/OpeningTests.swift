import Foundation
import GRDB
import Storage
import TestSupport
import Testing

@Suite struct OpeningTests {
    @Test(arguments: SampleFile.Kind.allCases)
    func `a missing file is made, and its folders with it`(kind: SampleFile.Kind) async throws {
        try await withTemporaryFolder { folder in
            let file = SampleFile(in: folder.appending(path: "a/b c/ü"))
            #expect(try file.open(as: kind).backup == nil)
            try file.add("first")
            #expect(try file.notes() == ["first"])
        }
    }

    @Test
    func `[P6] a queue waits for the disk at each commit, and so does a pool, whose effects are settled elsewhere`()
        async throws
    {
        try await withTemporaryFolder { folder in
            let file = SampleFile(in: folder)
            let pragmas = try SampleFile.Kind.allCases.map { kind in
                try file.open(as: kind).writer.writeWithoutTransaction { database in
                    try ["journal_mode", "synchronous", "busy_timeout"].map { name in
                        try String.fetchOne(database, sql: "PRAGMA \(name)")
                    }
                }
            }
            // 2 is FULL (SQLite, "Pragma statements").
            #expect(pragmas == [["wal", "2", "5000"], ["wal", "2", "5000"]])
        }
    }

    @Test(arguments: SampleFile.Kind.allCases)
    func `an older schema gets the steps that it lacks, in their order`(kind: SampleFile.Kind) async throws {
        try await withTemporaryFolder { folder in
            let file = SampleFile(in: folder)
            let old = try file.open(as: kind, migrations: [SampleFile.migrations[0]]).writer
            try await old.write { try $0.execute(sql: "INSERT INTO note (text) VALUES ('old')") }
            let opened = try file.open(as: kind)
            let indexes = try await opened.writer.read { try $0.indexes(on: "note").map(\.name) }
            #expect(opened.backup == nil && indexes == ["note_by_text"])
            #expect(try file.notes() == ["old"])
        }
    }

    @Test(arguments: SampleFile.Kind.allCases)
    func `a creation that was interrupted is finished`(kind: SampleFile.Kind) async throws {
        let interruptions: [(SampleFile) throws -> Void] = [
            { file in try Data().write(to: file.url) },
            { file in
                _ = try DatabaseQueue(path: file.url.path).inDatabase { try $0.execute(sql: "PRAGMA user_version=1") }
            },
            { file in _ = try file.open(migrations: []) },
            { file in _ = try file.open(migrations: [SampleFile.migrations[0]]) },
        ]
        for interrupt in interruptions {
            try await withTemporaryFolder { folder in
                let file = SampleFile(in: folder)
                try interrupt(file)
                #expect(try file.open(as: kind).backup == nil)
                try file.add("first")
                #expect(try file.notes() == ["first"])
            }
        }
    }

    @Test(arguments: SampleFile.Kind.allCases)
    func `many that make one file at once all get it`(kind: SampleFile.Kind) async throws {
        try await withTemporaryFolder { folder in
            let file = SampleFile(in: folder)
            try await withThrowingTaskGroup { group in
                for number in 1...8 {
                    group.addTask {
                        let writer = try file.open(as: kind).writer
                        try await writer.write {
                            try $0.execute(sql: "INSERT INTO note (text) VALUES (?)", arguments: [number])
                        }
                    }
                }
                try await group.waitForAll()
            }
            #expect(try file.notes().count == 8)
            #expect(try file.others().isEmpty)
        }
    }

    @Test func `a step that fails leaves the file as it was`() async throws {
        try await withTemporaryFolder { folder in
            let file = SampleFile(in: folder)
            try file.add("kept")
            let wrong = SchemaMigration("notes-3", sql: "DROP TABLE note; CREATE TABLE nonsense")
            #expect(throws: StorageError.self) { _ = try file.open(migrations: SampleFile.migrations + [wrong]) }
            #expect(try file.notes() == ["kept"])
            #expect(try file.others().isEmpty)
        }
    }
}
