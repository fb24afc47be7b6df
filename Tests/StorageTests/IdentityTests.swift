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

    /// What a file is taken for, by what was done to it before the app made it its own, and after that.
    private static let others = [
        // Told by its tables, be their names ours or not, by its own id, and by a list of migrations that is no list of ours.
        ("CREATE TABLE note (x)", nil, "another program made it"),
        ("CREATE TABLE other (x)", nil, "another program made it"),
        ("PRAGMA application_id = 7", nil, "another program made it"),
        ("CREATE TABLE grdb_migrations (x)", nil, "another program made it"),
        (
            "CREATE TABLE grdb_migrations (identifier); INSERT INTO grdb_migrations VALUES ('z')", nil,
            "another program made it"
        ),
        (nil, "DROP INDEX note_by_text", "its tables are not those of the app"),
        (nil, "ALTER TABLE note ADD COLUMN colour TEXT", "its tables are not those of the app"),
        (nil, "CREATE TABLE other (x)", "its tables are not those of the app"),
        (
            nil, "DROP TABLE grdb_migrations; CREATE TABLE grdb_migrations (x)",
            "its tables are not those of the app"
        ),
        (
            nil,
            """
            DROP TABLE grdb_migrations; CREATE TABLE grdb_migrations (identifier);
            INSERT INTO grdb_migrations VALUES (NULL)
            """, "it is damaged"
        ),
    ] as [(String?, String?, String)]

    @Test(
        "P9: another's database, and one whose tables are not the app's, is backed up and gets none of our tables",
        arguments: others, SampleFile.Kind.allCases)
    func notOurs(row: (before: String?, after: String?, reason: String), kind: SampleFile.Kind) throws {
        if let sql = row.before { try make(file, sql: sql) }
        if let sql = row.after {
            try file.add("kept")
            try make(file, sql: sql)
        }
        let before = try Data(contentsOf: file.url)
        let moved = try #require(try file.open(as: kind).backup)
        #expect(moved.reason == row.reason)
        if row.before != nil { #expect(FileManager.default.contents(atPath: moved.to) == before) }
        try file.add("first")
        #expect(try file.open(as: kind).backup == nil)
        #expect(try file.notes() == ["first"])
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
}
