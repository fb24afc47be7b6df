import Foundation
import GRDB
import Storage
import Testing

@Suite struct IdentityTests {
    private let file: SampleFile

    init() throws {
        file = try SampleFile()
    }

    private func make(_ file: SampleFile, sql: String) throws {
        let queue = try DatabaseQueue(path: file.url.path)
        try queue.inDatabase { try $0.execute(sql: sql) }
        try queue.close()
    }

    /// Told by its tables, be their names ours or not, by its own id, and by a list of migrations that is no list of ours.
    private static let foreign = [
        "CREATE TABLE note (x)", "CREATE TABLE other (x)", "PRAGMA application_id = 7",
        "CREATE TABLE grdb_migrations (x)",
        "CREATE TABLE grdb_migrations (identifier); INSERT INTO grdb_migrations VALUES ('z')",
    ]

    @Test(
        "P9: another program's database is backed up, and gets none of our tables", arguments: foreign,
        SampleFile.Kind.allCases)
    func anotherProgram(sql: String, kind: SampleFile.Kind) throws {
        try make(file, sql: sql)
        let before = try Data(contentsOf: file.url)
        let moved = try #require(try file.open(as: kind).backup)
        #expect(moved.reason == "another program made it")
        #expect(FileManager.default.contents(atPath: moved.to) == before)
        try file.add("first")
        #expect(try file.open(as: kind).backup == nil)
        #expect(try file.notes() == ["first"])
    }

    @Test(
        "P9: a file whose tables are not those of the app is backed up",
        arguments: ["DROP INDEX note_by_text", "ALTER TABLE note ADD COLUMN colour TEXT", "CREATE TABLE other (x)"],
        SampleFile.Kind.allCases)
    func anotherSchema(sql: String, kind: SampleFile.Kind) throws {
        try file.add("kept")
        try make(file, sql: sql)
        let moved = try #require(try file.open(as: kind).backup)
        #expect(moved.reason == "its tables are not those of the app")
        #expect(try file.notes().isEmpty)
    }

    @Test(
        "a file without a stamp is the app's by its list of migrations, and gets stamped", arguments: 0...2,
        SampleFile.Kind.allCases)
    func unstamped(steps: Int, kind: SampleFile.Kind) async throws {
        _ = try file.open(migrations: Array(SampleFile.migrations.prefix(steps)))
        if steps > 0 { try make(file, sql: "INSERT INTO note (text) VALUES ('old')") }
        try make(file, sql: "PRAGMA application_id = 0; PRAGMA user_version = 0")
        let opened = try file.open(as: kind)
        let id = try await opened.writer.read { try Int32.fetchOne($0, sql: "PRAGMA application_id") }
        #expect(opened.backup == nil && id == 0x7377_7964)
        #expect(try file.notes() == (steps > 0 ? ["old"] : []))
    }

    @Test(arguments: SampleFile.Kind.allCases)
    func `a stamp that was damaged is mended, and the rows are kept`(kind: SampleFile.Kind) async throws {
        try file.add("kept")
        try make(file, sql: "PRAGMA application_id = 7")
        let opened = try file.open(as: kind)
        let id = try await opened.writer.read { try Int32.fetchOne($0, sql: "PRAGMA application_id") }
        #expect(opened.backup == nil && id == 0x7377_7964)
        #expect(try file.notes() == ["kept"])
    }

    @Test(arguments: SampleFile.Kind.allCases)
    func `a comment in a released step may change`(kind: SampleFile.Kind) throws {
        let first = SchemaMigration(
            "notes-1",
            sql: """
                CREATE TABLE note (id INTEGER PRIMARY KEY,  -- in the order of writing
                    text TEXT NOT NULL) STRICT
                """)
        try file.open(migrations: [first]).writer.close()
        #expect(try file.open(as: kind).backup == nil)
        try file.add("kept")
        #expect(try file.notes() == ["kept"])
    }

    @Test(
        "P9: a file of the app's whose list of migrations is none is backed up",
        arguments: [
            ("CREATE TABLE grdb_migrations (x)", "its tables are not those of the app"),
            (
                "CREATE TABLE grdb_migrations (identifier); INSERT INTO grdb_migrations VALUES (NULL)",
                "it is damaged"
            ),
        ], SampleFile.Kind.allCases)
    func noMigrations(row: (sql: String, reason: String), kind: SampleFile.Kind) throws {
        try file.add("kept")
        try make(file, sql: "DROP TABLE grdb_migrations; \(row.sql)")
        #expect(try file.open(as: kind).backup?.reason == row.reason)
        #expect(try file.notes().isEmpty)
    }

    @Test(arguments: SampleFile.Kind.allCases)
    func `[U32] what was removed is in no file any more`(kind: SampleFile.Kind) async throws {
        try Data("secret words, damaged".utf8).write(to: file.url)
        let writer = try file.open(as: kind).writer
        let long = String(repeating: "secret words ", count: 2_000)
        for text in ["secret words", long] {
            try await writer.write {
                try $0.execute(sql: "INSERT INTO note (text) VALUES (?)", arguments: [text])
            }
        }
        try await writer.write { try $0.execute(sql: "DELETE FROM note") }
        #expect(try files().contains { $0.range(of: Data("secret words".utf8)) != nil })
        try await writer.eraseRemoved()
        #expect(try files().allSatisfy { $0.range(of: Data("secret words".utf8)) == nil })
    }

    private func files() throws -> [Data] {
        try FileManager.default.contentsOfDirectory(at: file.folder, includingPropertiesForKeys: nil).map {
            try Data(contentsOf: $0)
        }
    }
}
