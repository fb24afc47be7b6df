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
            id: id, title: title, author: author, blog: blog, url: url, publishedAt: publishedAt, marks: PostMarks(row))
    }

    static func fetch(_ limit: Int, from database: Database) throws -> [ListedPost] {
        let statement = try database.cachedStatement(
            sql: """
                SELECT id, CAST(title AS BLOB) AS title, CAST(author AS BLOB) AS author, CAST(blog AS BLOB) AS blog,
                    CAST(url AS BLOB) AS url, publishedAt, isRead, isBookmarked
                FROM post LEFT JOIN postMarks ON postID = id
                ORDER BY publishedAt DESC, id DESC LIMIT ?
                """)
        return try Row.fetchAll(statement, arguments: [max(limit, 0)]).compactMap(ListedPost.init)
    }
}

extension PostMarks {
    /// A post that nobody did anything with has no row of them.
    init(_ row: Row) {
        self.init(isRead: row.integer("isRead") == 1, isBookmarked: row.integer("isBookmarked") == 1)
    }
}

extension PostMarkChange {
    /// Writes the mark of a post that is there.
    func store(for id: Post.ID, in database: Database) throws {
        let (column, isSet) =
            switch self {
            case .read(let isSet): ("isRead", isSet)
            case .bookmarked(let isSet): ("isBookmarked", isSet)
            }
        let upsert = try database.cachedStatement(
            sql: """
                INSERT INTO postMarks (postID, \(column)) VALUES (?, ?)
                ON CONFLICT (postID) DO UPDATE SET \(column) = excluded.\(column)
                    WHERE \(column) IS NOT excluded.\(column)
                """)
        try upsert.execute(arguments: [id.stored, isSet])
    }
}
