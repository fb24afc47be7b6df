public import Feeds
public import Foundation
public import GRDB
import Storage

/// Feeds in SQLite.
public struct SQLiteFeedRepository: FeedRepository {
    private let database: any DatabaseWriter

    /// - Parameter database: a file with ``FeedStoreSchema``.
    public init(_ database: any DatabaseWriter) {
        self.database = database
    }

    public func feed(id: UUID) async throws(FeedRepositoryError) -> Feed? {
        try await database.read(orThrow: FeedRepositoryError.unavailable) { database in
            try Row.fetchOne(database, sql: "SELECT \(Feed.columns) FROM feed WHERE id = ?", arguments: [id.stored])
                .flatMap(Feed.init)
        }
    }

    public func feeds(after cursor: FeedCursor?, limit: Int) async throws(FeedRepositoryError) -> [Feed] {
        let start = (date: cursor?.publishedAt.milliseconds ?? .max, id: cursor?.id.stored ?? "")
        return try await database.read(orThrow: FeedRepositoryError.unavailable) { database in
            try Row.fetchAll(
                database,
                sql: """
                    SELECT \(Feed.columns) FROM feed WHERE (publishedAt, id) < (?, ?)
                    ORDER BY publishedAt DESC, id DESC LIMIT ?
                    """,
                arguments: [start.date, start.id, max(limit, 0)]
            ).compactMap(Feed.init)
        }
    }

    public func save(_ feeds: [Feed]) async throws(FeedRepositoryError) -> FeedChanges {
        try await database.write(orThrow: FeedRepositoryError.unavailable) { database in
            var changes = FeedChanges()
            for feed in feeds { try feed.store(in: database, counting: &changes) }
            return changes
        }
    }
}
