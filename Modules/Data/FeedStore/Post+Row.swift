import Feeds
import Foundation
import GRDB
import Storage
import StoreErrors

extension Post {
    /// Nil if the row is not as the schema has it.
    init?(_ row: Row) {
        guard let id = row.text("id").flatMap(UUID.init), let title = row.text("title"),
            let author = row.text("author"), let blog = row.text("blog"), let url = row.text("url"),
            let body = row.text("body"), let publishedAt = row.date("publishedAt")
        else { return nil }
        self.init(
            id: id, title: title, author: author, blog: blog, url: url, body: body, publishedAt: publishedAt)
    }

    static func fetch(_ id: Post.ID, from database: Database) throws -> Post? {
        let statement = try database.cachedStatement(
            sql: """
                SELECT id, CAST(title AS BLOB) AS title, CAST(author AS BLOB) AS author, CAST(blog AS BLOB) AS blog,
                    CAST(url AS BLOB) AS url, CAST(body AS BLOB) AS body, publishedAt
                FROM post WHERE id = ?
                """)
        return try Row.fetchOne(statement, arguments: [id.stored]).flatMap(Post.init)
    }

    /// Writes the post unless it is there already with the same content.
    func store(in database: Database, counting changes: inout StoreChanges) throws {
        let insertion = try database.cachedStatement(
            sql: """
                INSERT INTO post (title, author, blog, url, body, publishedAt, id)
                VALUES (CAST(? AS TEXT), CAST(? AS TEXT), CAST(? AS TEXT), CAST(? AS TEXT), CAST(? AS TEXT), ?, ?)
                ON CONFLICT (id) DO NOTHING
                """)
        try insertion.execute(arguments: arguments)
        if database.changesCount > 0 {
            changes.added += 1
            return
        }
        let update = try database.cachedStatement(
            sql: """
                UPDATE post SET
                    title = CAST(?1 AS TEXT), author = CAST(?2 AS TEXT), blog = CAST(?3 AS TEXT),
                    url = CAST(?4 AS TEXT), body = CAST(?5 AS TEXT), publishedAt = ?6
                WHERE id = ?7 AND (title, author, blog, url, body, publishedAt) IS NOT (
                    CAST(?1 AS TEXT), CAST(?2 AS TEXT), CAST(?3 AS TEXT), CAST(?4 AS TEXT), CAST(?5 AS TEXT), ?6)
                """)
        try update.execute(arguments: arguments)
        if database.changesCount > 0 { changes.replaced += 1 } else { changes.skipped += 1 }
    }

    private var arguments: StatementArguments {
        [
            title.stored, author.stored, blog.stored, url.stored, body.stored, publishedAt.milliseconds, id.stored,
        ]
    }
}

extension Post.ID {
    /// Text in lower case, so that a person with a database browser can read it.
    var stored: String { uuidString.lowercased() }
}
