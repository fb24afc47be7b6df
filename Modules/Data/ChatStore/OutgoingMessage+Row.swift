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
                SELECT ?, room.id, CAST(? AS TEXT), CAST(? AS TEXT), ?, CAST(? AS TEXT), 'queued', CAST(? AS TEXT)
                FROM room WHERE room.id = ?
                """,
            arguments: [
                try Self.nextID(in: database), author.stored, text.stored, sentAt.milliseconds, key.stored,
                account.stored, roomID,
            ])
        return database.changesCount == 1 ? database.lastInsertedRowID : nil
    }

    /// Below all that were sent, so that what is sent later has the lower id, and no id that something else has.
    private static func nextID(in database: Database) throws -> Message.ID {
        let lowest = try Int64.fetchOne(
            database,
            sql: """
                SELECT min(id) FROM (
                    SELECT min(id) AS id FROM message WHERE id < 0 AND sendingKey IS NOT NULL
                    UNION ALL SELECT min(id) FROM deletedMessage WHERE id < 0 AND sendingKey IS NOT NULL)
                """)
        var id = (lowest ?? 0) &- 1
        while try Message.fetch(id, from: database) != nil { id &-= 1 }
        return id
    }

    static func fetchQueued(by account: String, limit: Int, from database: Database) throws -> [OutgoingMessage] {
        // The ids fall as messages are written.
        try Row.fetchAll(
            database,
            sql: """
                SELECT CAST(sendingKey AS BLOB) AS key, roomID, CAST(author AS BLOB) AS author,
                    CAST(text AS BLOB) AS text, sentAt FROM message
                WHERE delivery = 'queued' AND account = CAST(? AS TEXT) ORDER BY id DESC LIMIT ?
                """,
            arguments: [account.stored, max(limit, 0)]
        ).compactMap { row in
            guard let key = row.text("key"), let roomID = row.integer("roomID"), let author = row.text("author"),
                let text = row.text("text"), let sentAt = row.date("sentAt")
            else { return nil }
            return OutgoingMessage(
                key: key, roomID: roomID, account: account, author: author, text: text, sentAt: sentAt)
        }
    }
}
