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

    public func contains(_ id: Post.ID) async throws(FeedRepositoryError) -> Bool {
        try await database.read(orThrow: FeedRepositoryError.unavailable, whenRefused: FeedRepositoryError.refused) {
            try Self.contains(id, $0)
        }
    }

    public func post(id: Post.ID) async throws(FeedRepositoryError) -> OpenedPost? {
        try await database.read(orThrow: FeedRepositoryError.unavailable, whenRefused: FeedRepositoryError.refused) {
            try OpenedPost.fetch(id, from: $0)
        }
    }

    public func postUpdates(id: Post.ID) -> PostUpdates<OpenedPost?> {
        database.updates(orFailWith: FeedRepositoryError.unavailable, whenRefused: FeedRepositoryError.refused) {
            try OpenedPost.fetch(id, from: $0)
        }
    }

    public func newestPostUpdates(limit: Int) -> PostUpdates<[ListedPost]> {
        database.updates(orFailWith: FeedRepositoryError.unavailable, whenRefused: FeedRepositoryError.refused) {
            database in
            try ListedPost.fetch(after: nil, limit: limit, from: database)
        }
    }

    public func posts(after cursor: PostCursor?, limit: Int) async throws(FeedRepositoryError) -> [ListedPost] {
        try await database.read(orThrow: FeedRepositoryError.unavailable, whenRefused: FeedRepositoryError.refused) {
            database in
            try ListedPost.fetch(after: cursor, limit: limit, from: database)
        }
    }

    public func save(_ feeds: [Post]) async throws(FeedRepositoryError) -> PostChanges {
        try await database.write(orThrow: FeedRepositoryError.unavailable, whenRefused: FeedRepositoryError.refused) {
            database in
            var changes = PostChanges()
            for post in feeds { try post.store(in: database, counting: &changes) }
            return changes
        }
    }

    public func mark(_ id: Post.ID, _ change: PostMarkChange) async throws(FeedRepositoryError) -> Bool {
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

    private static func contains(_ id: Post.ID, _ database: Database) throws -> Bool {
        let statement = try database.cachedStatement(sql: "SELECT EXISTS (SELECT 1 FROM feed WHERE id = ?)")
        return try Bool.fetchOne(statement, arguments: [id.stored]) == true
    }
}
