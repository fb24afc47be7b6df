import Feeds
import Foundation
import GRDB
import Storage

extension ListedPost {
    /// Nil if the row is not as the schema has it.
    init?(_ row: Row) {
        guard let id = row.text("id").flatMap(UUID.init), let title = row.text("title"),
            let author = row.text("author"), let blog = row.text("blog"), let url = row.text("url"),
            let publishedAt = row.date("publishedAt")
        else { return nil }
        self.init(
            id: id, title: title, author: author, blog: blog, url: url, publishedAt: publishedAt,
            isRead: row.integer("isRead") == 1)
    }

    static func fetch(_ limit: Int, from database: Database) throws -> [ListedPost] {
        let statement = try database.cachedStatement(
            sql: """
                SELECT id, CAST(title AS BLOB) AS title, CAST(author AS BLOB) AS author, CAST(blog AS BLOB) AS blog,
                    CAST(url AS BLOB) AS url, publishedAt, isRead
                FROM post LEFT JOIN postMarks ON postID = id
                ORDER BY publishedAt DESC, id DESC LIMIT ?
                """)
        return try Row.fetchAll(statement, arguments: [max(limit, 0)]).compactMap(ListedPost.init)
    }
}
