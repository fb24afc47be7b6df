import Foundation
import GRDB
import Storage
import Testing

@Suite struct RetiredMigrationTests {
    private static let feature = [
        SchemaMigration(
            "rooms-1",
            sql: """
                CREATE TABLE removedRoom (id INTEGER PRIMARY KEY, name TEXT NOT NULL) STRICT;
                CREATE TABLE removedVisit (room INTEGER NOT NULL REFERENCES removedRoom(id)) STRICT;
                CREATE INDEX removedVisit_of_room ON removedVisit(room);
                CREATE VIEW visitedRoom AS SELECT name FROM removedRoom JOIN removedVisit ON room = removedRoom.id;
                CREATE VIRTUAL TABLE roomSearch USING fts5(name);
                CREATE TRIGGER removedRoom_added AFTER INSERT ON removedRoom
                BEGIN INSERT INTO roomSearch (name) VALUES (new.name); END;
                """),
        SchemaMigration("rooms-2", sql: "ALTER TABLE removedRoom ADD COLUMN floor INTEGER"),
    ]
    private static let removed = SampleFile.migrations + [.retired("rooms-1"), .retired("rooms-2")]

    private let file: SampleFile

    init() throws {
        file = try SampleFile()
    }

    /// A file of the app as it was when it had the feature, with a note and a visited room.
    private func store(_ migrations: [SchemaMigration] = SampleFile.migrations + feature) throws {
        let writer = try file.open(migrations: migrations).writer
        try writer.write {
            try $0.execute(
                sql: """
                    INSERT INTO note (text) VALUES ('of another feature');
                    INSERT INTO removedRoom (id, name) VALUES (1, 'with a view');
                    INSERT INTO removedVisit (room) VALUES (1);
                    """)
        }
        try writer.close()
    }

    @Test(arguments: SampleFile.Kind.allCases, [nil, 0, 7])
    func `P4, U44: what a removed feature stored is dropped, whatever the file's stamp, and the others' content stays`(
        kind: SampleFile.Kind, stamp: Int?
    ) async throws {
        try store()
        if let stamp { try file.change("PRAGMA application_id = \(stamp)") }
        for _ in 1...2 {
            let opened = try file.open(as: kind, migrations: Self.removed)
            #expect(opened.backup == nil)
            let objects = try await opened.writer.read {
                try String.fetchSet($0, sql: "SELECT name FROM sqlite_schema WHERE name NOT LIKE 'sqlite_%'")
            }
            #expect(objects == ["grdb_migrations", "note", "note_by_text"])
            #expect(try file.notes() == ["of another feature"])
            // After a sign-out nothing of it can be read.
            try await opened.writer.eraseRemoved()
            try opened.writer.close()
        }
        for name in try FileManager.default.contentsOfDirectory(atPath: file.folder.path) {
            let bytes = try Data(contentsOf: file.folder.appending(path: name))
            #expect(bytes.range(of: Data("with a view".utf8)) == nil, "\(name)")
        }
    }

    @Test func `a step that is in use again is not dropped`() throws {
        try store()
        let opened = try file.open(migrations: Self.removed + Self.feature)
        #expect(opened.backup == nil)
        #expect(
            try opened.writer.read { try String.fetchAll($0, sql: "SELECT name FROM visitedRoom") } == ["with a view"])
    }

    @Test func `a feature that is made again under a later step begins with tables of its own`() throws {
        try store()
        let again = SchemaMigration(
            "rooms-3", sql: "CREATE TABLE removedRoom (id INTEGER PRIMARY KEY, seat TEXT) STRICT")
        for _ in 1...2 {
            let opened = try file.open(migrations: Self.removed + [again])
            #expect(opened.backup == nil)
            let columns = try opened.writer.read { try $0.columns(in: "removedRoom").map(\.name) }
            #expect(columns == ["id", "seat"])
            #expect(try opened.writer.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM removedRoom") } == 0)
            try opened.writer.close()
        }
    }

    @Test("what is backed up keeps a removed feature's content, too", arguments: ["newer", "unexpected"])
    func kept(reason: String) async throws {
        let newer = SchemaMigration("notes-3", sql: "ALTER TABLE note ADD COLUMN colour TEXT")
        try store(SampleFile.migrations + Self.feature + (reason == "newer" ? [newer] : []))
        if reason == "unexpected" {
            try file.change("DROP INDEX note_by_text")
        }
        let moved = try #require(try file.open(as: .pool, migrations: Self.removed).backup)
        let rooms = try await DatabaseQueue(path: moved.to).read {
            try String.fetchAll($0, sql: "SELECT name FROM visitedRoom")
        }
        #expect(rooms == ["with a view"])
    }
}
