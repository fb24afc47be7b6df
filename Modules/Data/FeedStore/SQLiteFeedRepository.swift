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
        try await perform { try await $0.read { try Feed.stored(id: id, in: $0) } }
    }

    public func feeds(after cursor: FeedCursor?, limit: Int) async throws(FeedRepositoryError) -> [Feed] {
        let start = cursor.map { ($0.publishedAt.milliseconds, $0.id.uuidString.lowercased()) }
        return try await perform { database in
            try await database.read { database in
                try Row.fetchAll(
                    database,
                    sql: """
                        SELECT * FROM feed WHERE (publishedAt, id) < (?, ?)
                        ORDER BY publishedAt DESC, id DESC LIMIT ?
                        """,
                    arguments: [start?.0 ?? .max, start?.1 ?? "", max(limit, 0)]
                ).compactMap(Feed.init)
            }
        }
    }

    public func save(_ feeds: [Feed]) async throws(FeedRepositoryError) -> FeedChanges {
        try await perform { database in
            try await database.write { database in
                var changes = FeedChanges()
                for feed in feeds {
                    switch try Feed.stored(id: feed.id, in: database) {
                    case nil: changes.added += 1
                    case .some(let stored) where stored.hasSameContent(as: feed):
                        changes.skipped += 1
                        continue
                    case .some: changes.replaced += 1
                    }
                    try feed.store(in: database)
                }
                return changes
            }
        }
    }

    private func perform<Value>(
        _ body: (any DatabaseWriter) async throws -> Value
    ) async throws(FeedRepositoryError) -> Value {
        do {
            return try await body(database)
        } catch {
            throw .unavailable(reason: "\(error)")
        }
    }
}
