import Foundation
import GRDB
import Storage
import Testing

@Suite struct IdentityTests {
    private let file: SampleFile

    init() throws {
        file = try SampleFile()
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
