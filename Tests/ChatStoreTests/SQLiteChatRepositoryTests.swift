import ChatStore
import ChatSupport
import Chats
import Foundation
import GRDB
import StoreErrors
import TestSupport
import Testing

@Suite struct SQLiteChatRepositoryTests {
    @Test func `a save that fails midway keeps nothing, not even a room`() async throws {
        try await withTemporaryFolder { folder in
            let database = try ChatFile.open(in: folder)
            try await database.write { database in
                try database.execute(
                    sql: """
                        CREATE TRIGGER refusal BEFORE INSERT ON message WHEN NEW.text = 'refused'
                        BEGIN SELECT RAISE(ABORT, 'refused'); END
                        """)
            }
            let chats = SQLiteChatRepository(database)
            await #expect(throws: StoreError.self) {
                _ = try await chats.save([ChatFile.row(1, in: 5), ChatFile.row(2, in: 6, text: "refused")])
            }
            #expect(try await chats.rooms().isEmpty)
            #expect(try await chats.message(id: 1) == nil)
        }
    }

    @Test func `P9: below the lowest id there is still one for what is sent`() async throws {
        try await withTemporaryFolder { folder in
            let database = try ChatFile.open(in: folder)
            let chats = SQLiteChatRepository(database)
            _ = try await chats.save([ChatFile.row(1, in: 5)])
            let first = try #require(try await chats.send(ChatFile.outgoing("a", to: 5)))
            try await database.write { database in
                try database.execute(sql: "UPDATE message SET id = ? WHERE id = ?", arguments: [Int64.min, first])
            }
            let second = try #require(try await chats.send(ChatFile.outgoing("b", to: 5)))
            #expect(try await chats.message(id: second)?.text == "b")
        }
    }

    @Test func `P9: into a room that was read until the end of time a push's message still comes`() async throws {
        try await withTemporaryFolder { folder in
            let database = try ChatFile.open(in: folder)
            let chats = SQLiteChatRepository(database)
            _ = try await chats.save([ChatFile.row(1, in: 5)])
            try await database.write { try $0.execute(sql: "UPDATE room SET readAt = \(Int64.max)") }
            let message = IncomingMessage(ChatFile.row(2, in: 5).message, arrivedAt: Date())
            #expect(try await chats.receive(message))
            #expect(try await chats.room(id: 5)?.unreadCount == 0)
        }
    }

    @Test func `P9: tables of another shape give nothing, and end no process`() async throws {
        try await withTemporaryFolder { folder in
            let database = try ChatFile.open(in: folder)
            try await database.write { database in
                try database.execute(
                    sql: """
                        DROP TABLE message;
                        DROP TABLE room;
                        CREATE TABLE room (id, title, readAt, unreadCount);
                        CREATE TABLE message (
                            id, roomID, author, text, sentAt, arrivedAt, delivery, account, sendingKey);
                        INSERT INTO room (id, title) VALUES (5, NULL), (NULL, x'FF'), ('six', 'six'), (1.5, 2.5);
                        INSERT INTO message (id, roomID, author, text, sentAt) VALUES (1, 5, NULL, 2, 'never'), ('x', 5, 'a', 'b', 3), (2, 5, 'a', 'b', 3.5);
                        """)
            }
            let chats = SQLiteChatRepository(database)
            #expect(try await chats.rooms().isEmpty)
            #expect(try await chats.room(id: 5) == nil)
            #expect(try await chats.lastMessages(in: 5, limit: 9).isEmpty)
            #expect(try await chats.message(id: 1) == nil)
            await #expect(throws: StoreError.self) { _ = try await chats.save([ChatFile.row(1, in: 5)]) }
        }
    }

    @Test(arguments: [
        ("SELECT * FROM message WHERE roomID = 5 ORDER BY sentAt DESC, id DESC LIMIT 50", "message_in_room"),
        ("SELECT id FROM message WHERE roomID = 5 ORDER BY sentAt DESC, id DESC LIMIT 1", "message_in_room"),
        (
            "SELECT * FROM message WHERE roomID = 5 AND (sentAt, id) < (9, 9) ORDER BY sentAt DESC, id DESC LIMIT 50",
            "message_in_room"
        ),
        (
            "SELECT * FROM message WHERE roomID = 5 AND (sentAt, id) > (9, 9) ORDER BY sentAt, id LIMIT 50",
            "message_in_room"
        ),
        (
            """
            SELECT coalesce(arrivedAt, sentAt) AS date FROM message WHERE roomID = 5 AND delivery IS NULL
            ORDER BY date DESC LIMIT 1
            """, "message_unread"
        ),
        ("SELECT sum(unreadCount) FROM room WHERE unreadCount > 0", "room_unread"),
        (
            "SELECT * FROM message WHERE delivery = 'queued' AND account = CAST('1' AS TEXT) ORDER BY id DESC",
            "message_queued"
        ),
    ])
    func `what is asked for is read from an index, whatever the number of messages`(
        sql: String, index: String
    ) async throws {
        try await withTemporaryFolder { folder in
            let plan = try await ChatFile.open(in: folder).read { database in
                try String.fetchAll(
                    database, sql: "EXPLAIN QUERY PLAN \(sql)", adapter: SuffixRowAdapter(fromIndex: 3))
            }
            #expect(plan.count == 1 && plan.allSatisfy { $0.contains("INDEX \(index) (") }, "\(plan)")
        }
    }

    @Test func `a room that is read counts what came since, and looks at nothing before it`() async throws {
        try await withTemporaryFolder { folder in
            let plan = try await ChatFile.open(in: folder).read { database in
                let sql = "SELECT sql FROM sqlite_schema WHERE name = 'room_read'"
                let trigger = try #require(try String.fetchOne(database, sql: sql))
                let start = try #require(trigger.range(of: "SELECT"))
                let end = try #require(trigger.range(of: "WHERE id"))
                let query = trigger[start.lowerBound..<end.lowerBound].trimmingCharacters(in: .whitespacesAndNewlines)
                    .dropLast().replacing("NEW.id", with: "5").replacing("NEW.readAt", with: "9")
                return try String.fetchAll(
                    database, sql: "EXPLAIN QUERY PLAN \(query)", adapter: SuffixRowAdapter(fromIndex: 3))
            }
            #expect(plan == ["SEARCH message USING INDEX message_unread (roomID=? AND <expr>>?)"])
        }
    }

    @Test(arguments: ChatRepositoryContract.rules)
    func `the contract of chat repositories is kept`(rule: ContractRule<any ChatRepository>) async throws {
        try await withTemporaryFolder { folder in
            try await rule.check(SQLiteChatRepository(try ChatFile.open(in: folder)))
        }
    }
}
