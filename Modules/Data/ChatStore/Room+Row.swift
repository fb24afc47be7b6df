import Chats
import Foundation
import GRDB
import Storage

extension Room {
    /// Each room with its newest message, which the index on messages gives at once.
    private static let query = """
        SELECT room.id, room.title, message.text, message.sentAt FROM room
        LEFT JOIN message ON message.id = (
            SELECT id FROM message WHERE roomID = room.id ORDER BY sentAt DESC, id DESC LIMIT 1)
        """

    private init(_ row: Row) {
        self.init(
            id: row["id"], title: row["title"], lastMessage: row["text"],
            lastMessageAt: (row["sentAt"] as Int64?).map(Date.init(milliseconds:)))
    }

    static func stored(id: Room.ID, in database: Database) throws -> Room? {
        try Row.fetchOne(database, sql: query + " WHERE room.id = ?", arguments: [id]).map(Room.init)
    }

    static func allStored(in database: Database) throws -> [Room] {
        try Row.fetchAll(database, sql: query + " ORDER BY message.sentAt DESC NULLS LAST, room.id").map(Room.init)
    }

    /// Makes the room if there is none, and gives it the title if there is one.
    static func store(_ id: Room.ID, title: String?, in database: Database) throws {
        let insert = try database.cachedStatement(
            sql: """
                INSERT INTO room (id, title) VALUES (?1, coalesce(?2, CAST(?1 AS TEXT)))
                ON CONFLICT (id) DO UPDATE SET title = ?2 WHERE ?2 IS NOT NULL AND ?2 <> title
                """)
        try insert.execute(arguments: [id, title])
    }
}
