public import Feeds
public import Foundation
import GRDB
public import Storage

/// Feeds in SQLite.
public struct SQLiteFeedRepository: FeedRepository {
    private let database: any StoreDatabase

    /// - Parameter database: a file with ``FeedStoreSchema``.
    public init(_ database: any StoreDatabase) {
        self.database = database
    }

    public func contains(_ id: Feed.ID) async throws(FeedRepositoryError) -> Bool {
        try await database.read(orThrow: FeedRepositoryError.unavailable, whenRefused: FeedRepositoryError.refused) {
            try Self.contains(id, $0)
        }
    }

    public func feed(id: Feed.ID) async throws(FeedRepositoryError) -> OpenedFeed? {
        try await database.read(orThrow: FeedRepositoryError.unavailable, whenRefused: FeedRepositoryError.refused) {
            try OpenedFeed.fetch(id, from: $0)
        }
    }

    public func feedUpdates(id: Feed.ID) -> FeedUpdates<OpenedFeed?> {
        database.updates(orFailWith: FeedRepositoryError.unavailable) { try OpenedFeed.fetch(id, from: $0) }
    }

    public func newestFeedUpdates(limit: Int) -> FeedUpdates<[ListedFeed]> {
        database.updates(orFailWith: FeedRepositoryError.unavailable) { database in
            try ListedFeed.fetch(after: nil, limit: limit, from: database)
        }
    }

    public func feeds(after cursor: FeedCursor?, limit: Int) async throws(FeedRepositoryError) -> [ListedFeed] {
        try await database.read(orThrow: FeedRepositoryError.unavailable, whenRefused: FeedRepositoryError.refused) {
            database in
            try ListedFeed.fetch(after: cursor, limit: limit, from: database)
        }
    }

    public func save(_ feeds: [Feed]) async throws(FeedRepositoryError) -> FeedChanges {
        try await database.write(orThrow: FeedRepositoryError.unavailable, whenRefused: FeedRepositoryError.refused) {
            database in
            var changes = FeedChanges()
            for feed in feeds { try feed.store(in: database, counting: &changes) }
            return changes
        }
    }

    public func mark(_ id: Feed.ID, _ change: FeedMarkChange) async throws(FeedRepositoryError) -> Bool {
        try await database.write(orThrow: FeedRepositoryError.unavailable, whenRefused: FeedRepositoryError.refused) {
            database in
            guard try Self.contains(id, database) else { return false }
            try change.store(for: id, in: database)
            return true
        }
    }

    public func removeMarks() async throws(FeedRepositoryError) {
        try await database.write(orThrow: FeedRepositoryError.unavailable, whenRefused: FeedRepositoryError.refused) {
            database in
            try database.execute(sql: "DELETE FROM feedMarks")
        }
    }

    private static func contains(_ id: Feed.ID, _ database: Database) throws -> Bool {
        let statement = try database.cachedStatement(sql: "SELECT EXISTS (SELECT 1 FROM feed WHERE id = ?)")
        return try Bool.fetchOne(statement, arguments: [id.stored]) == true
    }
}
