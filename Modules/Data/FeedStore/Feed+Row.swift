import Feeds
import Foundation
import GRDB
import Storage

extension Feed {
    /// What the initializer below reads.
    static let columns = """
        id, CAST(title AS BLOB) AS title, CAST(author AS BLOB) AS author, CAST(blog AS BLOB) AS blog,
        CAST(url AS BLOB) AS url, CAST(body AS BLOB) AS body, publishedAt
        """

    /// Nil if the row is not as the schema has it.
    init?(_ row: Row) {
        guard let id = row.text("id").flatMap(UUID.init), let title = row.text("title"),
            let author = row.text("author"), let blog = row.text("blog"), let url = row.text("url"),
            let body = row.text("body"), let publishedAt = row.date("publishedAt")
        else { return nil }
        self.init(id: id, title: title, author: author, blog: blog, url: url, body: body, publishedAt: publishedAt)
    }

    /// Writes the feed unless it is there already with the same content.
    func store(in database: Database, counting changes: inout FeedChanges) throws {
        let known = try database.cachedStatement(sql: "SELECT EXISTS (SELECT 1 FROM feed WHERE id = ?)")
        let isKnown = try Bool.fetchOne(known, arguments: [id.stored]) == true
        let upsert = try database.cachedStatement(
            sql: """
                INSERT INTO feed (id, title, author, blog, url, body, publishedAt)
                VALUES (?, CAST(? AS TEXT), CAST(? AS TEXT), CAST(? AS TEXT), CAST(? AS TEXT), CAST(? AS TEXT), ?)
                ON CONFLICT (id) DO UPDATE SET
                    (title, author, blog, url, body, publishedAt) = (
                        excluded.title, excluded.author, excluded.blog, excluded.url, excluded.body,
                        excluded.publishedAt)
                    WHERE (title, author, blog, url, body, publishedAt) IS NOT (
                        excluded.title, excluded.author, excluded.blog, excluded.url, excluded.body,
                        excluded.publishedAt)
                """)
        try upsert.execute(arguments: [
            id.stored, title.stored, author.stored, blog.stored, url.stored, body.stored, publishedAt.milliseconds,
        ])
        if database.changesCount == 0 {
            changes.skipped += 1
        } else if isKnown {
            changes.replaced += 1
        } else {
            changes.added += 1
        }
    }
}

extension UUID {
    /// Text in lower case, so that a person with a database browser can read it.
    var stored: String { uuidString.lowercased() }
}
