import Chats
import Foundation
import GRDB
import Storage

extension Message {
    init(_ row: Row) {
        self.init(
            id: row["id"], roomID: row["roomID"], author: row["author"], text: row["text"],
            sentAt: Date(milliseconds: row["sentAt"]))
    }

    static func stored(id: Message.ID, in database: Database) throws -> Message? {
        let statement = try database.cachedStatement(sql: "SELECT * FROM message WHERE id = ?")
        return try Row.fetchOne(statement, arguments: [id]).map(Message.init)
    }

    func store(in database: Database) throws {
        let statement = try database.cachedStatement(
            sql: "REPLACE INTO message (id, roomID, author, text, sentAt) VALUES (?, ?, ?, ?, ?)")
        try statement.execute(arguments: [id, roomID, author, text, sentAt.milliseconds])
    }

    /// Whether both are the same to the millisecond, which is all that is stored.
    func hasSameContent(as other: Message) -> Bool {
        var rounded = other
        rounded.sentAt = Date(milliseconds: other.sentAt.milliseconds)
        return self == rounded
    }
}
