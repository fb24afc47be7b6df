import Chats
import GRDB
import Storage

extension RoomReading {
    /// Writes nothing if there is no such room, or if something stands under the key already.
    func store(in database: Database) throws {
        try database.execute(
            sql: """
                INSERT OR IGNORE INTO roomReading (key, roomID, readAt)
                SELECT CAST(? AS TEXT), id, ? FROM room WHERE id = ?
                """,
            arguments: [key.stored, readAt.milliseconds, roomID])
        guard database.changesCount == 1 else { return }
        let date = try Int64.fetchOne(
            database, sql: "SELECT coalesce(arrivedAt, sentAt) FROM message WHERE id = ? AND roomID = ?",
            arguments: [message, roomID])
        try Room.read(roomID, until: max(readAt.milliseconds, date ?? .min), in: database)
    }
}
