public import Feeds
public import Foundation
import GRDB
public import Storage
public import StoreErrors

/// Posts in SQLite.
public struct SQLiteFeedRepository: FeedRepository {
    private let database: any StoreDatabase

    /// - Parameter database: a file with ``FeedStoreSchema``.
    public init(_ database: any StoreDatabase) {
        self.database = database
    }

    public func contains(_ id: Post.ID) async throws(StoreError) -> Bool {
        try await database.read { try Self.contains(id, $0) }
    }

    public func post(id: Post.ID) async throws(StoreError) -> Post? {
        try await database.read { try Post.fetch(id, from: $0) }
    }

    public func postUpdates(id: Post.ID) -> StoreUpdates<Post?> {
        database.updates { try Post.fetch(id, from: $0) }
    }

    public func newestPostUpdates(limit: Int) -> StoreUpdates<[ListedPost]> {
        database.updates { database in
            try ListedPost.fetch(limit, from: database)
        }
    }

    public func posts(limit: Int) async throws(StoreError) -> [ListedPost] {
        try await database.read { database in
            try ListedPost.fetch(limit, from: database)
        }
    }

    public func save(_ posts: [Post]) async throws(StoreError) -> StoreChanges {
        try await database.write { database in
            var changes = StoreChanges()
            for post in posts { try post.store(in: database, counting: &changes) }
            return changes
        }
    }

    public func markAsRead(_ id: Post.ID) async throws(StoreError) -> Bool {
        try await database.write { database in
            guard try Self.contains(id, database) else { return false }
            let upsert = try database.cachedStatement(
                sql: """
                    INSERT INTO postMarks (postID, isRead) VALUES (?, 1)
                    ON CONFLICT (postID) DO UPDATE SET isRead = 1 WHERE isRead <> 1
                    """)
            try upsert.execute(arguments: [id.stored])
            return true
        }
    }

    public func markAllAsUnread() async throws(StoreError) {
        try await database.write { database in
            try database.execute(sql: "DELETE FROM postMarks")
        }
    }

    private static func contains(_ id: Post.ID, _ database: Database) throws -> Bool {
        let statement = try database.cachedStatement(sql: "SELECT EXISTS (SELECT 1 FROM post WHERE id = ?)")
        return try Bool.fetchOne(statement, arguments: [id.stored]) == true
    }
}
