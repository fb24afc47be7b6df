import ChatStore
import Chats
import Foundation
import GRDB
import TestSupport
import Testing

@Suite struct ChatStoreSchemaTests {
    /// The schema as it was released, from which each later one must be reached. Never changed; a new one is added.
    private static let version1 = """
        CREATE TABLE grdb_migrations (identifier TEXT NOT NULL PRIMARY KEY);
        INSERT INTO grdb_migrations VALUES ('chat-1');
        CREATE TABLE room (
            id INTEGER PRIMARY KEY,
            title TEXT NOT NULL
        ) STRICT;
        CREATE TABLE message (
            id INTEGER PRIMARY KEY,
            roomID INTEGER NOT NULL REFERENCES room(id),
            author TEXT NOT NULL,
            text TEXT NOT NULL,
            sentAt INTEGER NOT NULL
        ) STRICT;
        CREATE INDEX message_in_room ON message(roomID, sentAt, id);
        INSERT INTO room VALUES (5, 'Front desk'), (6, 'Empty');
        INSERT INTO message VALUES (1, 5, 'Author', 'Text', 1800000000000);
        """

    private static let version2 =
        version1 + """
            INSERT INTO grdb_migrations VALUES ('chat-2');
            ALTER TABLE message ADD COLUMN sendingKey TEXT;
            CREATE UNIQUE INDEX message_sendingKey ON message(sendingKey) WHERE sendingKey IS NOT NULL;
            """

    private static let version3 =
        version2 + """
            INSERT INTO grdb_migrations VALUES ('chat-3');
            CREATE TABLE roomReading (
                key TEXT PRIMARY KEY NOT NULL,
                roomID INTEGER NOT NULL,
                readAt INTEGER NOT NULL
            ) STRICT;
            CREATE INDEX roomReading_of_room ON roomReading(roomID, readAt);
            """

    @Test(arguments: [version1, version2, version3])
    func `every older schema is brought up to date and keeps its rows`(sql: String) async throws {
        try await withTemporaryFolder { folder in
            try await Self.make(sql, in: folder)
            let chats = SQLiteChatRepository(try ChatFile.open(in: folder))
            let sentAt = Date(timeIntervalSince1970: 1_800_000_000)
            let rooms = [
                Room(id: 5, title: "Front desk", lastMessage: "Text", lastMessageAt: sentAt),
                Room(id: 6, title: "Empty"),
            ]
            #expect(try await chats.rooms() == rooms)
            #expect(try await chats.save([ChatFile.row(1, in: 5)]) == MessageChanges(skipped: 1))
        }
    }

    @Test(arguments: [version1, version2, version3])
    func `a new file and an updated one have the same schema`(sql: String) async throws {
        try await withTemporaryFolder { folder in
            try await Self.make(sql, in: folder)
            let updated = try await ChatFile.open(in: folder).read(Self.schema)
            let new = try await ChatFile.open(in: folder.appending(path: "new")).read(Self.schema)
            #expect(updated == new)
        }
    }

    private static func make(_ sql: String, in folder: URL) async throws {
        try await DatabaseQueue(path: folder.appending(path: "content.sqlite").path).write { try $0.execute(sql: sql) }
    }

    private static func schema(of database: Database) throws -> [String] {
        try String.fetchAll(
            database, sql: "SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL AND name NOT LIKE 'grdb%' ORDER BY name"
        )
    }
}
