import Foundation
import GRDB
import Items
import Storage
import StoreErrors

extension Item {
    /// What an account sees, with its own marks.
    private static let visible = """
        SELECT id, CAST(account AS BLOB) AS account, CAST(title AS BLOB) AS title, CAST(text AS BLOB) AS text, date, \(
            Mark.allCases.map(\.earliest).joined(separator: ", "))
        FROM items WHERE (account IS NULL OR account = CAST(?1 AS TEXT))
        """

    /// Nil if the row is not as the schema has it.
    private init?(_ row: Row) {
        guard let id = row.integer("id"), let title = row.text("title"), let text = row.text("text"),
            let date = row.date("date")
        else { return nil }
        self.init(id: id, account: row.text("account"), title: title, text: text, date: date)
        for mark in Mark.allCases { marks[mark] = row.date(mark.column) }
    }

    static func fetch(_ id: Item.ID, of account: String, from database: Database) throws -> Item? {
        try Row.fetchOne(database, sql: visible + " AND id = ?2", arguments: [account.stored, id]).flatMap(Item.init)
    }

    static func fetchAll(of account: String, limit: Int, from database: Database) throws -> [Item] {
        let sql = visible + " ORDER BY date DESC, id DESC LIMIT ?2"
        return try Row.fetchAll(database, sql: sql, arguments: [account.stored, max(limit, 0)]).compactMap(Item.init)
    }

    /// Writes the item unless it is there already with the same content.
    func store(in database: Database, counting changes: inout StoreChanges) throws {
        try database.execute(
            sql: """
                INSERT INTO items (id, account, title, text, date)
                VALUES (?1, CAST(?2 AS TEXT), CAST(?3 AS TEXT), CAST(?4 AS TEXT), ?5)
                ON CONFLICT (id) DO NOTHING
                """, arguments: arguments)
        if database.changesCount > 0 {
            changes.added += 1
            return
        }
        try database.execute(
            sql: """
                UPDATE items
                SET account = CAST(?2 AS TEXT), title = CAST(?3 AS TEXT), text = CAST(?4 AS TEXT), date = ?5
                WHERE id = ?1 AND (account, title, text, date)
                    IS NOT (CAST(?2 AS TEXT), CAST(?3 AS TEXT), CAST(?4 AS TEXT), ?5)
                """, arguments: arguments)
        if database.changesCount > 0 { changes.replaced += 1 } else { changes.skipped += 1 }
    }

    /// Writes the item unless there is one of its id that is as new, or that another account sees.
    func storeIfNewer(in database: Database) throws -> Bool {
        try database.execute(
            sql: """
                INSERT INTO items (id, account, title, text, date)
                VALUES (?1, CAST(?2 AS TEXT), CAST(?3 AS TEXT), CAST(?4 AS TEXT), ?5)
                ON CONFLICT (id) DO UPDATE SET title = excluded.title, text = excluded.text, date = excluded.date
                WHERE account IS excluded.account AND date < excluded.date
                """, arguments: arguments)
        return database.changesCount > 0
    }

    private var arguments: StatementArguments {
        [id, account?.stored, title.stored, text.stored, date.milliseconds]
    }
}

extension Item.Mark {
    fileprivate var column: String { "mark.\(rawValue)" }

    /// When the account first marked an item so.
    fileprivate var earliest: String {
        """
        (
            SELECT min(date) FROM itemMark
            WHERE itemID = items.id AND account = CAST(?1 AS TEXT) AND mark = '\(rawValue)'
        ) AS "\(column)"
        """
    }
}
