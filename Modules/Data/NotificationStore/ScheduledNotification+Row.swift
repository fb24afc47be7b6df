import Foundation
import GRDB
import Notifications
import Storage

extension ScheduledNotification {
    /// What the initializer below reads.
    static let columns = """
        CAST(id AS BLOB) AS id, CAST(category AS BLOB) AS category, CAST(title AS BLOB) AS title,
        CAST(body AS BLOB) AS body, CAST(sound AS BLOB) AS sound, CAST(thread AS BLOB) AS thread,
        CAST(custom AS BLOB) AS custom, firesAt
        """

    /// Nil if the row is not as the schema has it.
    init?(_ row: Row) {
        guard let id = row.text("id"), let title = row.text("title"), let body = row.text("body"),
            let custom = row.bytes("custom"), let keys = try? JSONDecoder().decode([String: String].self, from: custom),
            let firesAt = row.date("firesAt")
        else { return nil }
        self.init(
            id: id, category: row.text("category"),
            content: LocalNotificationContent(
                title: title, body: body, sound: row.text("sound"), thread: row.text("thread"), custom: keys),
            firesAt: firesAt)
    }

    func store(in database: Database) throws {
        try database.execute(
            sql: """
                REPLACE INTO scheduledNotification (id, category, title, body, sound, thread, custom, firesAt)
                VALUES (CAST(? AS TEXT), CAST(? AS TEXT), CAST(? AS TEXT), CAST(? AS TEXT), CAST(? AS TEXT),
                    CAST(? AS TEXT), CAST(? AS TEXT), ?)
                """,
            arguments: [
                id.stored, category?.stored, content.title.stored, content.body.stored, content.sound?.stored,
                content.thread?.stored, try JSONEncoder().encode(content.custom), firesAt.milliseconds,
            ])
    }
}

extension DeliveredNotification {
    /// Nil if the row is not as the schema has it.
    init?(_ row: Row) {
        guard let id = row.text("id"), let userInfo = row.bytes("userInfo"), let firedAt = row.date("firedAt"),
            let isLocal = row.integer("isLocal")
        else { return nil }
        self.init(requestID: id, deliveredAt: firedAt, userInfo: userInfo, isLocal: isLocal != 0)
    }

    func store(in database: Database) throws {
        let replacement = try database.cachedStatement(
            sql: "REPLACE INTO firedNotification (id, userInfo, firedAt, isLocal) VALUES (CAST(? AS TEXT), ?, ?, ?)")
        try replacement.execute(arguments: [requestID.stored, userInfo, deliveredAt.milliseconds, isLocal])
    }
}
