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

    private func objects(in database: Database) throws -> Set<String> {
        try String.fetchSet(database, sql: "SELECT name FROM sqlite_schema WHERE name NOT LIKE 'sqlite_%'")
    }

    @Test(arguments: SampleFile.Kind.allCases)
    func `U44: what a removed feature stored is dropped, and the others' content stays`(
        kind: SampleFile.Kind
    ) async throws {
        try store()
        for _ in 1...2 {
            let opened = try file.open(as: kind, migrations: Self.removed)
            let (writer, backup) = (opened.writer, opened.backup)
            #expect(backup == nil)
            #expect(try await writer.read(objects) == ["grdb_migrations", "note", "note_by_text"])
            #expect(
                try await writer.read { try String.fetchAll($0, sql: "SELECT text FROM note") }
                    == ["of another feature"])
            try writer.close()
        }
        #expect(try file.open(as: kind).backup == nil)
    }

    @Test(arguments: SampleFile.Kind.allCases)
    func `P4, U44: after a sign-out nothing of a removed feature can be read`(kind: SampleFile.Kind) async throws {
        try store()
        let writer = try file.open(as: kind, migrations: Self.removed).writer
        try await writer.eraseRemoved()
        for name in try FileManager.default.contentsOfDirectory(atPath: file.folder.path) {
            let bytes = try Data(contentsOf: file.folder.appending(path: name))
            #expect(bytes.range(of: Data("with a view".utf8)) == nil, "\(name)")
        }
    }

    @Test("a removed feature's file is the app's own, whatever its stamp is", arguments: [0, 7])
    func damagedStamp(applicationID: Int) async throws {
        try store()
        let database = try DatabaseQueue(path: file.url.path)
        try await database.writeWithoutTransaction { try $0.execute(sql: "PRAGMA application_id = \(applicationID)") }
        try database.close()
        let opened = try file.open(migrations: Self.removed)
        let (writer, backup) = (opened.writer, opened.backup)
        #expect(backup == nil)
        #expect(try await writer.read(objects) == ["grdb_migrations", "note", "note_by_text"])
        #expect(
            try await writer.read { try String.fetchAll($0, sql: "SELECT text FROM note") } == ["of another feature"])
    }

    @Test func `a step that is in use again is not dropped`() throws {
        try store()
        let opened = try file.open(migrations: Self.removed + Self.feature)
        #expect(opened.backup == nil)
        #expect(
            try opened.writer.read { try String.fetchAll($0, sql: "SELECT name FROM visitedRoom") } == ["with a view"])
    }

    @Test("what is backed up keeps a removed feature's content, too", arguments: ["newer", "unexpected"])
    func kept(reason: String) async throws {
        let newer = SchemaMigration("notes-3", sql: "ALTER TABLE note ADD COLUMN colour TEXT")
        try store(SampleFile.migrations + Self.feature + (reason == "newer" ? [newer] : []))
        if reason == "unexpected" {
            try await DatabaseQueue(path: file.url.path).write { try $0.execute(sql: "DROP INDEX note_by_text") }
        }
        let moved = try #require(try file.open(as: .pool, migrations: Self.removed).backup)
        let rooms = try await DatabaseQueue(path: moved.to).read {
            try String.fetchAll($0, sql: "SELECT name FROM visitedRoom")
        }
        #expect(rooms == ["with a view"])
    }
}
