import Chats
import GRDB
import Storage

extension OutgoingMessage {
    /// The message that was sent under this key, be it deleted; nil if none was.
    func sentID(in database: Database) throws -> Message.ID? {
        try Int64.fetchOne(
            database,
            sql: """
                SELECT id FROM message WHERE sendingKey = CAST(?1 AS TEXT)
                UNION ALL SELECT id FROM deletedMessage WHERE sendingKey = CAST(?1 AS TEXT)
                """,
            arguments: [key.stored])
    }

    /// Nil if there is no such room.
    func store(in database: Database) throws -> Message.ID? {
        try database.execute(
            sql: """
                INSERT INTO message (id, roomID, author, text, sentAt, sendingKey, delivery, account)
                SELECT min(coalesce((SELECT min(id) FROM message), 0),
                        coalesce((SELECT min(id) FROM deletedMessage), 0), 0) - 1,
                    room.id, CAST(? AS TEXT), CAST(? AS TEXT), ?, CAST(? AS TEXT), 'queued', CAST(? AS TEXT)
                FROM room WHERE room.id = ?
                """,
            arguments: [author.stored, text.stored, sentAt.milliseconds, key.stored, account.stored, roomID])
        return database.changesCount == 1 ? database.lastInsertedRowID : nil
    }

    static func fetchQueued(by account: String, from database: Database) throws -> [OutgoingMessage] {
        // The ids fall as messages are written.
        try Row.fetchAll(
            database,
            sql: """
                SELECT CAST(sendingKey AS BLOB) AS key, roomID, CAST(author AS BLOB) AS author,
                    CAST(text AS BLOB) AS text, sentAt FROM message
                WHERE delivery = 'queued' AND account = CAST(? AS TEXT) ORDER BY id DESC
                """,
            arguments: [account.stored]
        ).compactMap { row in
            guard let key = row.text("key"), let roomID = row.integer("roomID"), let author = row.text("author"),
                let text = row.text("text"), let sentAt = row.date("sentAt")
            else { return nil }
            return OutgoingMessage(
                key: key, roomID: roomID, account: account, author: author, text: text, sentAt: sentAt)
        }
    }
}
