import Feeds
import Foundation
import GRDB
import Storage

extension Feed {
    /// Nil if the row's id is no UUID.
    init?(_ row: Row) {
        guard let id = UUID(uuidString: row["id"]) else { return nil }
        self.init(
            id: id, title: row["title"], author: row["author"], blog: row["blog"], url: row["url"], body: row["body"],
            publishedAt: Date(milliseconds: row["publishedAt"]))
    }

    static func stored(id: UUID, in database: Database) throws -> Feed? {
        let statement = try database.cachedStatement(sql: "SELECT * FROM feed WHERE id = ?")
        return try Row.fetchOne(statement, arguments: [id.uuidString.lowercased()]).flatMap(Feed.init)
    }

    func store(in database: Database) throws {
        let statement = try database.cachedStatement(
            sql: "REPLACE INTO feed (id, title, author, blog, url, body, publishedAt) VALUES (?, ?, ?, ?, ?, ?, ?)")
        try statement.execute(
            arguments: [id.uuidString.lowercased(), title, author, blog, url, body, publishedAt.milliseconds])
    }

    /// Whether both are the same to the millisecond, which is all that is stored.
    func hasSameContent(as other: Feed) -> Bool {
        var rounded = other
        rounded.publishedAt = Date(milliseconds: other.publishedAt.milliseconds)
        return self == rounded
    }
}
