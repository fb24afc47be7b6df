import Foundation
import GRDB
import Storage
import StoreErrors
import Testing

@Suite struct OpeningTests {
    private let file: SampleFile

    init() throws {
        file = try SampleFile()
    }

    @Test(arguments: SampleFile.Kind.allCases)
    func `a missing file is made, and its folders with it, which only their user may read`(
        kind: SampleFile.Kind
    ) throws {
        let file = SampleFile(in: self.file.folder.appending(path: "a/b c/ü"))
        #expect(try file.open(as: kind).backup == nil)
        #expect(try FileManager.default.attributesOfItem(atPath: file.folder.path)[.posixPermissions] as? Int == 0o700)
        try file.add("first")
        #expect(try file.notes() == ["first"])
    }

    @Test
    func `P6: a queue waits for the disk at each commit, and so does a pool, whose effects are settled elsewhere`()
        throws
    {
        let pragmas = try SampleFile.Kind.allCases.map { kind in
            try file.open(as: kind).writer.writeWithoutTransaction { database in
                try ["journal_mode", "synchronous", "fullfsync", "busy_timeout", "wal_autocheckpoint"].map { name in
                    try String.fetchOne(database, sql: "PRAGMA \(name)")
                }
            }
        }
        // 2 is FULL (SQLite, "Pragma statements").
        #expect(
            pragmas
                == SampleFile.Kind.allCases.map { kind in
                    ["wal", "2"] + (kind == .queue ? ["1", "5000", "1000"] : ["0", "5000", "100"])
                })
    }

    @Test func `P6: commits wait for the disk again though a task was cancelled while they did not`() async throws {
        let writer = try file.open().writer
        // Some pragmas take effect as they are compiled, so that only the second time shows it.
        try await writer.writeWithoutTransaction { database in try database.withoutSync {} }
        let (began, beginning) = AsyncStream<Void>.makeStream()
        let task = Task {
            try await writer.writeWithoutTransaction { database in
                try database.withoutSync {
                    beginning.yield()
                    // It ends where GRDB refuses a statement of a cancelled task.
                    for _ in 0..<10_000_000 { try database.execute(sql: "SELECT 1") }
                }
            }
        }
        for await _ in began { break }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        let level = try await writer.writeWithoutTransaction { try Int.fetchOne($0, sql: "PRAGMA synchronous") }
        #expect(level == 2)
    }

    @Test(arguments: SampleFile.Kind.allCases)
    func `a creation that was interrupted is finished`(kind: SampleFile.Kind) throws {
        let interruptions: [(SampleFile) throws -> Void] = [
            { file in try Data().write(to: file.url) }, { file in try file.change("PRAGMA user_version=1") },
            { file in _ = try file.open(migrations: []) },
            { file in _ = try file.open(migrations: [SampleFile.migrations[0]]) },
        ]
        for (number, interrupt) in interruptions.enumerated() {
            let file = SampleFile(in: self.file.folder.appending(path: "\(number)"))
            try FileManager.default.createDirectory(at: file.folder, withIntermediateDirectories: true)
            try interrupt(file)
            let opened = try file.open(as: kind)
            let indexes = try opened.writer.read { try $0.indexes(on: "note").map(\.name) }
            #expect(opened.backup == nil && indexes == ["note_by_text"])
            try file.add("first")
            #expect(try file.notes() == ["first"])
        }
    }

    @Test(arguments: SampleFile.Kind.allCases, [true, false])
    func `many that make one file at once, or find it damaged, all get the same`(
        kind: SampleFile.Kind, isDamaged: Bool
    ) async throws {
        if isDamaged { try Data("no database".utf8).write(to: file.url) }
        let moved = try await withThrowingTaskGroup { group in
            for number in 1...8 {
                group.addTask {
                    let opened = try file.open(as: kind)
                    try await opened.writer.write {
                        try $0.execute(sql: "INSERT INTO note (text) VALUES (?)", arguments: [number])
                    }
                    return opened.backup
                }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(moved.compactMap(\.self).count == (isDamaged ? 1 : 0))
        #expect(try file.notes().count == 8)
        #expect(try file.others().count == (isDamaged ? 1 : 0))
    }

    @Test func `a file is new until it was opened once`() throws {
        let file = DatabaseFile(self.file.url)
        for migrations in [[SampleFile.migrations[0]], SampleFile.migrations, SampleFile.migrations] {
            let opened = try file.openLarge(migrations: migrations, readers: 2, now: SampleFile.now)
            #expect(opened.isNew == (migrations.count == 1))
            try opened.writer.close()
        }
        try Data("no database".utf8).write(to: self.file.url)
        let opened = try file.open(migrations: SampleFile.migrations, now: SampleFile.now)
        #expect(opened.isNew && opened.backup != nil)
    }

    @Test func `a step that fails leaves the file as it was`() throws {
        try file.add("kept")
        let wrong = SchemaMigration("notes-3", sql: "DROP TABLE note; CREATE TABLE nonsense")
        #expect(throws: StoreError.self) { _ = try file.open(migrations: SampleFile.migrations + [wrong]) }
        #expect(try file.notes() == ["kept"])
        #expect(try file.others().isEmpty)
    }
}
