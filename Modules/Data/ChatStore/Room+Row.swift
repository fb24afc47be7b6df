import Chats
import Foundation
import GRDB
import Storage

extension Room {
    /// Each room with its newest message and reading, which the indexes on them give at once.
    static let query = """
        SELECT room.id, CAST(room.title AS BLOB) AS title, CAST(message.text AS BLOB) AS text, message.sentAt,
            (SELECT max(readAt) FROM roomReading WHERE roomID = room.id) AS readAt FROM room
        LEFT JOIN message ON message.id = (
            SELECT id FROM message WHERE roomID = room.id ORDER BY sentAt DESC, id DESC LIMIT 1)
        """

    /// Nil if the row is not as the schema has it.
    init?(_ row: Row) {
        guard let id = row.integer("id"), let title = row.text("title") else { return nil }
        self.init(
            id: id, title: title, lastMessage: row.text("text"), lastMessageAt: row.date("sentAt"),
            readAt: row.date("readAt"))
    }

    static func fetch(_ id: Room.ID, from database: Database) throws -> Room? {
        try Row.fetchOne(database, sql: "\(query) WHERE room.id = ?", arguments: [id]).flatMap(Room.init)
    }

    /// Makes the room if there is none, and gives it the title if there is one.
    static func store(_ id: Room.ID, title: String?, in database: Database) throws {
        let upsert = try database.cachedStatement(
            sql: """
                INSERT INTO room (id, title) VALUES (?1, CAST(coalesce(?2, ?1) AS TEXT))
                ON CONFLICT (id) DO UPDATE SET title = excluded.title WHERE ?2 IS NOT NULL AND title <> excluded.title
                """)
        try upsert.execute(arguments: [id, title?.stored])
    }
}
