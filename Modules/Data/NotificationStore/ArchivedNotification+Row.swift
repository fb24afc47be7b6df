import Foundation
import GRDB
import Notifications
import Storage

extension ArchivedNotification {
    /// What the initializer below reads.
    private static let columns = """
        CAST(id AS BLOB) AS id, CAST(title AS BLOB) AS title, CAST(body AS BLOB) AS body,
        CAST(category AS BLOB) AS category, receivedAt
        """

    /// The newest first, of equal dates by falling id.
    static func fetchNewest(_ limit: Int, from database: Database) throws -> [ArchivedNotification] {
        try fetch("ORDER BY receivedAt DESC, notification.id DESC LIMIT ?", [max(limit, 0)], from: database)
    }

    static func fetch(
        _ condition: String, _ arguments: StatementArguments, from database: Database
    ) throws -> [ArchivedNotification] {
        try Row.fetchAll(database, sql: "SELECT \(columns) FROM notification \(condition)", arguments: arguments)
            .compactMap(ArchivedNotification.init)
    }

    /// Nil if the row is not as the schema has it.
    private init?(_ row: Row) {
        guard let id = row.text("id"), let receivedAt = row.date("receivedAt") else { return nil }
        self.init(
            id: id, title: row.text("title"), body: row.text("body"), category: row.text("category"),
            receivedAt: receivedAt)
    }

    func store(in database: Database) throws {
        try database.execute(
            sql: """
                REPLACE INTO notification (id, title, body, category, receivedAt)
                VALUES (CAST(? AS TEXT), CAST(? AS TEXT), CAST(? AS TEXT), CAST(? AS TEXT), ?)
                """,
            arguments: [id.stored, title?.stored, body?.stored, category?.stored, receivedAt.milliseconds])
    }
}
