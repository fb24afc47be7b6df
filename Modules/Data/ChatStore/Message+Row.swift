import Chats
import Foundation
import GRDB
import Storage
import StoreErrors

extension Message {
    /// What the initializer below reads.
    static let columns = """
        id, roomID, CAST(author AS BLOB) AS author, CAST(text AS BLOB) AS text, sentAt, delivery
        """

    /// Nil if the row is not as the schema has it.
    init?(_ row: Row) {
        guard let id = row.integer("id"), let roomID = row.integer("roomID"), let author = row.text("author"),
            let text = row.text("text"), let sentAt = row.date("sentAt")
        else { return nil }
        self.init(
            id: id, roomID: roomID, author: author, text: text, sentAt: sentAt,
            delivery: row.text("delivery").flatMap(MessageDelivery.init))
    }

    static func fetch(_ id: Message.ID, from database: Database) throws -> Message? {
        try Row.fetchOne(database, sql: "SELECT \(columns) FROM message WHERE id = ?", arguments: [id])
            .flatMap(Message.init)
    }

    /// Writes the message unless it is there already with the same content.
    func store(in database: Database, counting changes: inout StoreChanges) throws {
        let arguments: StatementArguments = [
            roomID, author.stored, text.stored, sentAt.milliseconds, delivery?.rawValue, id,
        ]
        let insertion = try database.cachedStatement(
            sql: """
                INSERT INTO message (roomID, author, text, sentAt, delivery, id)
                VALUES (?, CAST(? AS TEXT), CAST(? AS TEXT), ?, ?, ?)
                ON CONFLICT (id) DO NOTHING
                """)
        try insertion.execute(arguments: arguments)
        if database.changesCount > 0 {
            changes.added += 1
            return
        }
        let update = try database.cachedStatement(
            sql: """
                UPDATE message SET roomID = ?1, author = CAST(?2 AS TEXT), text = CAST(?3 AS TEXT), sentAt = ?4,
                    delivery = coalesce(?5, delivery)
                WHERE id = ?6 AND (roomID, author, text, sentAt, delivery) IS NOT (
                    ?1, CAST(?2 AS TEXT), CAST(?3 AS TEXT), ?4, coalesce(?5, delivery))
                """)
        try update.execute(arguments: arguments)
        if database.changesCount > 0 { changes.replaced += 1 } else { changes.skipped += 1 }
    }

    /// - Returns: whether there was such a message.
    static func delete(_ id: Message.ID, from database: Database) throws -> Bool {
        try database.execute(
            sql: "INSERT OR IGNORE INTO deletedMessage SELECT id, sendingKey FROM message WHERE id = ?",
            arguments: [id])
        try database.execute(sql: "DELETE FROM message WHERE id = ?", arguments: [id])
        return database.changesCount == 1
    }
}

extension IncomingMessage {
    /// Writes the message unless it is there, or was.
    /// - Returns: whether it is new.
    func store(in database: Database) throws -> Bool {
        let known = """
            SELECT EXISTS (SELECT 1 FROM message WHERE id = ?1) OR EXISTS (SELECT 1 FROM deletedMessage WHERE id = ?1)
            """
        if try Bool.fetchOne(database, sql: known, arguments: [message.id]) == true { return false }
        try Room.store(message.roomID, title: nil, newTitle: roomTitle, in: database)
        let readAt = try Int64.fetchOne(
            database, sql: "SELECT readAt FROM room WHERE id = ?", arguments: [message.roomID])
        let unreadFrom = readAt.map { $0 == .max ? $0 : $0 + 1 } ?? .min
        try database.execute(
            sql: """
                INSERT INTO message (id, roomID, author, text, sentAt, arrivedAt)
                VALUES (?, ?, CAST(? AS TEXT), CAST(? AS TEXT), ?, ?)
                """,
            arguments: [
                message.id, message.roomID, message.author.stored, message.text.stored, message.sentAt.milliseconds,
                max(arrivedAt.milliseconds, unreadFrom),
            ])
        return true
    }
}
