import ChatStore
import ChatSupport
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

    private static let version4 =
        version3 + """
            INSERT INTO grdb_migrations VALUES ('chat-4');
            ALTER TABLE room ADD COLUMN readAt INTEGER;
            ALTER TABLE room ADD COLUMN unreadCount INTEGER NOT NULL DEFAULT 0;
            ALTER TABLE message ADD COLUMN arrivedAt INTEGER;
            ALTER TABLE message ADD COLUMN delivery TEXT;
            ALTER TABLE message ADD COLUMN account TEXT;
            CREATE TABLE deletedMessage (
                id INTEGER PRIMARY KEY,
                sendingKey TEXT
            ) STRICT;
            CREATE INDEX message_unread ON message(roomID, coalesce(arrivedAt, sentAt)) WHERE sendingKey IS NULL;
            CREATE INDEX message_queued ON message(account, id) WHERE delivery = 'queued';
            CREATE INDEX room_unread ON room(unreadCount) WHERE unreadCount > 0;
            CREATE UNIQUE INDEX deletedMessage_sendingKey ON deletedMessage(sendingKey) WHERE sendingKey IS NOT NULL;
            UPDATE message SET delivery = 'sent' WHERE sendingKey IS NOT NULL;
            UPDATE room SET readAt = (SELECT max(readAt) FROM roomReading WHERE roomID = room.id);
            UPDATE room SET unreadCount = (
                SELECT count(*) FROM message WHERE roomID = room.id AND sendingKey IS NULL
                    AND (room.readAt IS NULL OR coalesce(arrivedAt, sentAt) > room.readAt));
            CREATE TRIGGER message_inserted AFTER INSERT ON message WHEN NEW.sendingKey IS NULL BEGIN
                UPDATE room SET unreadCount = unreadCount + 1
                WHERE id = NEW.roomID AND (readAt IS NULL OR coalesce(NEW.arrivedAt, NEW.sentAt) > readAt);
            END;
            CREATE TRIGGER message_deleted AFTER DELETE ON message WHEN OLD.sendingKey IS NULL BEGIN
                UPDATE room SET unreadCount = unreadCount - 1
                WHERE id = OLD.roomID AND (readAt IS NULL OR coalesce(OLD.arrivedAt, OLD.sentAt) > readAt);
            END;
            CREATE TRIGGER message_moved AFTER UPDATE OF roomID, sentAt ON message WHEN NEW.sendingKey IS NULL BEGIN
                UPDATE room SET unreadCount = unreadCount - 1
                WHERE id = OLD.roomID AND (readAt IS NULL OR coalesce(OLD.arrivedAt, OLD.sentAt) > readAt);
                UPDATE room SET unreadCount = unreadCount + 1
                WHERE id = NEW.roomID AND (readAt IS NULL OR coalesce(NEW.arrivedAt, NEW.sentAt) > readAt);
            END;
            CREATE TRIGGER room_read AFTER UPDATE OF readAt ON room BEGIN
                UPDATE room SET unreadCount = (
                    SELECT count(*) FROM message WHERE roomID = NEW.id AND sendingKey IS NULL
                        AND coalesce(arrivedAt, sentAt) > NEW.readAt)
                WHERE id = NEW.id;
            END;
            """

    private static let version5 =
        version4 + """
            INSERT INTO grdb_migrations VALUES ('chat-5');
            DROP INDEX message_unread;
            DROP TRIGGER message_inserted;
            DROP TRIGGER message_deleted;
            DROP TRIGGER message_moved;
            DROP TRIGGER room_read;
            CREATE INDEX message_unread ON message(roomID, coalesce(arrivedAt, sentAt)) WHERE delivery IS NULL;
            CREATE TRIGGER message_inserted AFTER INSERT ON message WHEN NEW.delivery IS NULL BEGIN
                UPDATE room SET unreadCount = unreadCount + 1
                WHERE id = NEW.roomID AND (readAt IS NULL OR coalesce(NEW.arrivedAt, NEW.sentAt) > readAt);
            END;
            CREATE TRIGGER message_deleted AFTER DELETE ON message WHEN OLD.delivery IS NULL BEGIN
                UPDATE room SET unreadCount = unreadCount - 1
                WHERE id = OLD.roomID AND (readAt IS NULL OR coalesce(OLD.arrivedAt, OLD.sentAt) > readAt);
            END;
            CREATE TRIGGER message_moved AFTER UPDATE OF roomID, sentAt, delivery ON message BEGIN
                UPDATE room SET unreadCount = unreadCount - 1
                WHERE OLD.delivery IS NULL AND id = OLD.roomID
                    AND (readAt IS NULL OR coalesce(OLD.arrivedAt, OLD.sentAt) > readAt);
                UPDATE room SET unreadCount = unreadCount + 1
                WHERE NEW.delivery IS NULL AND id = NEW.roomID
                    AND (readAt IS NULL OR coalesce(NEW.arrivedAt, NEW.sentAt) > readAt);
            END;
            CREATE TRIGGER room_read AFTER UPDATE OF readAt ON room BEGIN
                UPDATE room SET unreadCount = (
                    SELECT count(*) FROM message WHERE roomID = NEW.id AND delivery IS NULL
                        AND (NEW.readAt IS NULL OR coalesce(arrivedAt, sentAt) > NEW.readAt))
                WHERE id = NEW.id;
            END;
            """

    private static let version6 =
        version5 + """
            INSERT INTO grdb_migrations VALUES ('chat-6');
            DROP TRIGGER room_read;
            CREATE TRIGGER room_read AFTER UPDATE OF readAt ON room WHEN NEW.readAt IS NOT NULL BEGIN
                UPDATE room SET unreadCount = (
                    SELECT count(*) FROM message WHERE roomID = NEW.id AND delivery IS NULL
                        AND coalesce(arrivedAt, sentAt) > NEW.readAt)
                WHERE id = NEW.id;
            END;
            CREATE TRIGGER room_unread_again AFTER UPDATE OF readAt ON room WHEN NEW.readAt IS NULL BEGIN
                UPDATE room SET unreadCount = (
                    SELECT count(*) FROM message WHERE roomID = NEW.id AND delivery IS NULL)
                WHERE id = NEW.id;
            END;
            """

    @Test(arguments: [version1, version2, version3, version4, version5, version6])
    func `every older schema is brought up to date and keeps its rows`(sql: String) async throws {
        try await withTemporaryFolder { folder in
            try await Self.make(sql, in: folder)
            let chats = SQLiteChatRepository(try ChatFile.open(in: folder))
            let sentAt = Date(timeIntervalSince1970: 1_800_000_000)
            let rooms = [
                Room(id: 5, title: "Front desk", lastMessage: "Text", lastMessageAt: sentAt, unreadCount: 1),
                Room(id: 6, title: "Empty"),
            ]
            #expect(try await chats.rooms() == rooms)
            #expect(try await chats.save([ChatFile.row(1, in: 5)]) == MessageChanges(skipped: 1))
        }
    }

    @Test func `what was sent and read by an older version stays sent and read`() async throws {
        let rows = """
            INSERT INTO room (id, title) VALUES (7, 'Lab'), (8, 'Never read');
            INSERT INTO roomReading VALUES ('a', 7, 1800000000000), ('b', 7, 1700000000000);
            INSERT INTO message (id, roomID, author, text, sentAt, sendingKey) VALUES
                (70, 7, 'A', 'read', 1800000000000, NULL), (71, 7, 'A', 'unread', 1800000000001, NULL),
                (-1, 7, 'You', 'own', 1800000000002, 'key'), (80, 8, 'A', 'old', 0, NULL), (81, 8, 'A', 'new', 1, NULL);
            """
        try await withTemporaryFolder { folder in
            try await Self.make(Self.version3 + rows, in: folder)
            let chats = SQLiteChatRepository(try ChatFile.open(in: folder))
            let read = try await chats.room(id: 7)
            #expect(read?.readAt == Date(timeIntervalSince1970: 1_800_000_000) && read?.unreadCount == 1)
            #expect(try await chats.room(id: 8)?.unreadCount == 2)
            #expect(try await chats.unreadCount() == 4)
            #expect(try await chats.message(id: -1)?.delivery == .sent)
            #expect(try await chats.queued(by: "1").isEmpty)
            let reading = RoomReading(key: "a", roomID: 7, readAt: Date(timeIntervalSince1970: 1_900_000_000))
            #expect(try await chats.markAsRead(reading)?.unreadCount == 1)
        }
    }

    @Test func `what a version before its own imports came to knows stays unread, sent and an account's`() async throws
    {
        let rows = """
            INSERT INTO message (id, roomID, author, text, sentAt, arrivedAt) VALUES (50, 5, 'A', 'pushed', 0, 1);
            INSERT INTO message (id, roomID, author, text, sentAt, sendingKey, delivery, account) VALUES
                (-1, 5, 'You', 'sent', 1, 'a', 'sent', '1'), (-2, 6, 'You', 'queued', 2, 'b', 'queued', '1');
            """
        try await withTemporaryFolder { folder in
            try await Self.make(Self.version4 + rows, in: folder)
            let chats = SQLiteChatRepository(try ChatFile.open(in: folder))
            #expect(try await chats.rooms().map(\.unreadCount) == [2, 0])
            #expect(try await chats.queued(by: "1").map(\.text) == ["queued"])
            try await chats.removeAccount()
            #expect(try await chats.rooms().map(\.id) == [5])
            #expect(try await chats.lastMessages(in: 5, limit: 9).map(\.id) == [1])
            #expect(try await chats.unreadCount() == 1)
        }
    }

    @Test(arguments: [version5, version6])
    func `what the last versions kept is counted on, and goes with its account`(sql: String) async throws {
        let rows = """
            INSERT INTO message (id, roomID, author, text, sentAt, arrivedAt) VALUES
                (50, 5, 'A', 'pushed', 0, 1800000000005), (51, 5, 'A', 'later', 0, 1800000000007);
            INSERT INTO message (id, roomID, author, text, sentAt, delivery) VALUES
                (52, 5, 'You', 'imported', 1800000000008, 'sent');
            INSERT INTO message (id, roomID, author, text, sentAt, sendingKey, delivery, account) VALUES
                (-1, 5, 'You', 'failed', 1, 'a', 'failed', '1'), (-2, 6, 'You', 'queued', 2, 'b', 'queued', '1');
            INSERT INTO deletedMessage VALUES (53, NULL), (-3, 'c');
            INSERT INTO roomReading VALUES ('d', 5, 1800000000000);
            UPDATE room SET readAt = 1800000000000 WHERE id = 5;
            """
        try await withTemporaryFolder { folder in
            try await Self.make(sql + rows, in: folder)
            let chats = SQLiteChatRepository(try ChatFile.open(in: folder))
            #expect(try await chats.rooms().map(\.unreadCount) == [2, 0])
            let deleted = Message(id: 53, roomID: 5, author: "A", text: "deleted", sentAt: Date())
            #expect(try await chats.receive(IncomingMessage(deleted, arrivedAt: Date())) == false)
            let reading = RoomReading(
                key: "e", roomID: 5, readAt: Date(timeIntervalSince1970: 1_800_000_000.004), message: 50)
            #expect(try await chats.markAsRead(reading)?.unreadCount == 1)
            #expect(try await chats.queued(by: "1").map(\.text) == ["queued"])
            try await chats.removeAccount()
            #expect(try await chats.lastMessages(in: 5, limit: 9).map(\.id) == [1, 52])
            #expect(try await chats.unreadCount() == 1)
        }
    }

    private static func make(_ sql: String, in folder: URL) async throws {
        try await DatabaseQueue(path: folder.appending(path: "content.sqlite").path).write { try $0.execute(sql: sql) }
    }
}
