import Chats
import Foundation
import GRDB
import Storage

extension Message {
    /// What the initializer below reads.
    static let columns = "id, roomID, CAST(author AS BLOB) AS author, CAST(text AS BLOB) AS text, sentAt"

    /// Nil if the row is not as the schema has it.
    init?(_ row: Row) {
        guard let id = row.integer("id"), let roomID = row.integer("roomID"), let author = row.text("author"),
            let text = row.text("text"), let sentAt = row.date("sentAt")
        else { return nil }
        self.init(id: id, roomID: roomID, author: author, text: text, sentAt: sentAt)
    }

    /// Writes the message unless it is there already with the same content.
    func store(in database: Database, counting changes: inout MessageChanges) throws {
        let known = try database.cachedStatement(sql: "SELECT EXISTS (SELECT 1 FROM message WHERE id = ?)")
        let isKnown = try Bool.fetchOne(known, arguments: [id]) == true
        let upsert = try database.cachedStatement(
            sql: """
                INSERT INTO message (id, roomID, author, text, sentAt)
                VALUES (?, ?, CAST(? AS TEXT), CAST(? AS TEXT), ?)
                ON CONFLICT (id) DO UPDATE SET
                    (roomID, author, text, sentAt) =
                        (excluded.roomID, excluded.author, excluded.text, excluded.sentAt)
                    WHERE (roomID, author, text, sentAt) IS NOT
                        (excluded.roomID, excluded.author, excluded.text, excluded.sentAt)
                """)
        try upsert.execute(arguments: [id, roomID, author.stored, text.stored, sentAt.milliseconds])
        if database.changesCount == 0 {
            changes.skipped += 1
        } else if isKnown {
            changes.replaced += 1
        } else {
            changes.added += 1
        }
    }
}
