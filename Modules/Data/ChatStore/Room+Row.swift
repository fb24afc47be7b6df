import Chats
import Foundation
import GRDB
import Storage

extension Room {
    /// Each room with its newest message, which the index on them gives at once.
    static let query = """
        SELECT room.id, CAST(room.title AS BLOB) AS title, CAST(message.text AS BLOB) AS text, message.sentAt,
            room.readAt, room.unreadCount FROM room
        LEFT JOIN message ON message.id = (
            SELECT id FROM message WHERE roomID = room.id ORDER BY sentAt DESC, id DESC LIMIT 1)
        """

    /// Nil if the row is not as the schema has it.
    init?(_ row: Row) {
        guard let id = row.integer("id"), let title = row.text("title") else { return nil }
        self.init(
            id: id, title: title, lastMessage: row.text("text"), lastMessageAt: row.date("sentAt"),
            readAt: row.date("readAt"), unreadCount: row.integer("unreadCount").flatMap(Int.init(exactly:)) ?? 0)
    }

    static func fetch(_ id: Room.ID, from database: Database) throws -> Room? {
        try Row.fetchOne(database, sql: "\(query) WHERE room.id = ?", arguments: [id]).flatMap(Room.init)
    }

    static func fetchAll(from database: Database) throws -> [Room] {
        try Row.fetchAll(database, sql: "\(query) ORDER BY message.sentAt DESC NULLS LAST, room.id")
            .compactMap(Room.init)
    }

    /// Makes the room if there is none, and gives it the title if there is one.
    /// - Parameter newTitle: only for a room that is made.
    static func store(_ id: Room.ID, title: String?, newTitle: String? = nil, in database: Database) throws {
        let upsert = try database.cachedStatement(
            sql: """
                INSERT INTO room (id, title) VALUES (?1, CAST(coalesce(?2, ?3, ?1) AS TEXT))
                ON CONFLICT (id) DO UPDATE SET title = excluded.title WHERE ?2 IS NOT NULL AND title <> excluded.title
                """)
        try upsert.execute(arguments: [id, title?.stored, newTitle?.stored])
    }

    /// Sets until when a room was read, unless it was read later. The count follows by itself.
    static func read(_ id: Room.ID, until milliseconds: Int64, in database: Database) throws {
        try database.execute(
            sql: "UPDATE room SET readAt = ?1 WHERE id = ?2 AND (readAt IS NULL OR readAt < ?1)",
            arguments: [milliseconds, id])
    }

    /// Reads all that is there, whatever its date.
    static func readAll(_ id: Room.ID, at date: Date, in database: Database) throws {
        let newest = try Int64.fetchOne(
            database,
            sql: """
                SELECT coalesce(arrivedAt, sentAt) AS date FROM message WHERE roomID = ? AND delivery IS NULL
                ORDER BY date DESC LIMIT 1
                """,
            arguments: [id])
        try read(id, until: max(date.milliseconds, newest ?? .min), in: database)
    }
}
