import Foundation
import GRDB
import Storage
import Testing

@Suite struct IdentityTests {
    private let file: SampleFile

    init() throws {
        file = try SampleFile()
    }

    /// Told by its tables, be their names ours or not, by its own id, and by a list of migrations that is no list of
    /// ours.
    private static let foreign = [
        "CREATE TABLE note (x)", "CREATE TABLE other (x)", "PRAGMA application_id = 7",
        "CREATE TABLE grdb_migrations (x)",
        "CREATE TABLE grdb_migrations (identifier); INSERT INTO grdb_migrations VALUES ('z')",
    ].map { (sql: $0, isOurs: false, reason: "another program made it") }

    /// What becomes of a file of the app's.
    private static let changed = [
        ("DROP INDEX note_by_text", "its tables are not those of the app"),
        ("ALTER TABLE note ADD COLUMN colour TEXT", "its tables are not those of the app"),
        ("CREATE TABLE other (x)", "its tables are not those of the app"),
        ("ALTER TABLE grdb_migrations RENAME identifier TO x", "its tables are not those of the app"),
        (
            """
            DROP TABLE grdb_migrations;
            CREATE TABLE grdb_migrations (identifier);
            INSERT INTO grdb_migrations VALUES (NULL)
            """, "it is damaged"
        ),
    ].map { (sql: $0, isOurs: true, reason: $1) }

    @Test(
        "P9: another's database, and one whose tables are not the app's, is backed up and gets none of our tables",
        arguments: foreign + changed, SampleFile.Kind.allCases)
    func notOurs(row: (sql: String, isOurs: Bool, reason: String), kind: SampleFile.Kind) throws {
        if row.isOurs { try file.add("kept") }
        try file.change(row.sql)
        let before = try Data(contentsOf: file.url)
        let moved = try #require(try file.open(as: kind).backup)
        #expect(moved.reason == row.reason)
        if !row.isOurs { #expect(FileManager.default.contents(atPath: moved.to) == before) }
        try file.add("first")
        #expect(try file.open(as: kind).backup == nil)
        #expect(try file.notes() == ["first"])
    }

    @Test(
        "a file without its stamp, or with a damaged one, is the app's by its list of migrations, and gets stamped",
        arguments: [(0, 0), (1, 0), (2, 0), (2, 7)], SampleFile.Kind.allCases)
    func stamp(row: (steps: Int, applicationID: Int), kind: SampleFile.Kind) async throws {
        _ = try file.open(migrations: Array(SampleFile.migrations.prefix(row.steps)))
        if row.steps > 0 { try file.change("INSERT INTO note (text) VALUES ('old')") }
        try file.change("PRAGMA application_id = \(row.applicationID); PRAGMA user_version = 0")
        let opened = try file.open(as: kind)
        let id = try await opened.writer.read { try Int32.fetchOne($0, sql: "PRAGMA application_id") }
        #expect(opened.backup == nil && id == 0x7377_7964)
        #expect(try file.notes() == (row.steps > 0 ? ["old"] : []))
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
