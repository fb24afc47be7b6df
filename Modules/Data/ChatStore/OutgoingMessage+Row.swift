import Chats
import GRDB
import Storage

extension OutgoingMessage {
    /// The message that was sent under this key; nil if none was.
    func sentID(in database: Database) throws -> Message.ID? {
        try Int64.fetchOne(
            database, sql: "SELECT id FROM message WHERE sendingKey = CAST(? AS TEXT)", arguments: [key.stored])
    }

    /// Nil if there is no such room.
    func store(in database: Database) throws -> Message.ID? {
        try database.execute(
            sql: """
                INSERT INTO message (id, roomID, author, text, sentAt, sendingKey)
                SELECT min(coalesce((SELECT min(id) FROM message), 0), 0) - 1, room.id, CAST(? AS TEXT),
                    CAST(? AS TEXT), ?, CAST(? AS TEXT) FROM room WHERE room.id = ?
                """,
            arguments: [author.stored, text.stored, sentAt.milliseconds, key.stored, roomID])
        return database.changesCount == 1 ? database.lastInsertedRowID : nil
    }
}
