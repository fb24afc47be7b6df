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
        if database.changesCount == 1 { try Room.read(roomID, until: readAt.milliseconds, in: database) }
    }
}
