public import Feeds
public import Foundation
public import StoreErrors
public import TestSupport

/// Feeds in memory.
public actor InMemoryFeedRepository: FeedRepository, Followed {
    private var feeds: [Post.ID: Post] = [:]
    private var read: Set<Post.ID> = []
    private var followers = Followers()

    public init() {}

    public func contains(_ id: Post.ID) async throws(StoreError) -> Bool { feeds[id] != nil }

    public func post(id: Post.ID) async throws(StoreError) -> Post? { feeds[id] }

    public nonisolated func postUpdates(id: Post.ID) -> StoreUpdates<Post?> {
        updates(of: self) { () throws(StoreError) in
            try await self.post(id: id)
        }
    }

    public nonisolated func newestPostUpdates(limit: Int) -> StoreUpdates<[ListedPost]> {
        updates(of: self) { () throws(StoreError) in
            try await self.posts(limit: limit)
        }
    }

    public func join() -> AsyncStream<Void> { followers.join() }

    public func posts(limit: Int) async throws(StoreError) -> [ListedPost] {
        let newestFirst = feeds.values.sorted { $0.order > $1.order }
        return newestFirst.prefix(max(limit, 0)).map { ListedPost($0, isRead: read.contains($0.id)) }
    }

    public func save(_ posts: [Post]) async throws(StoreError) -> StoreChanges {
        var changes = StoreChanges()
        for var post in posts {
            post.publishedAt = post.publishedAt.inMilliseconds
            switch feeds.updateValue(post, forKey: post.id) {
            case nil: changes.added += 1
            case let old? where old.isSame(as: post): changes.skipped += 1
            default: changes.replaced += 1
            }
        }
        followers.tell()
        return changes
    }

    public func markAsRead(_ id: Post.ID) async throws(StoreError) -> Bool {
        guard feeds[id] != nil else { return false }
        read.insert(id)
        followers.tell()
        return true
    }

    public func markAllAsUnread() async throws(StoreError) {
        read = []
        followers.tell()
    }
}

extension Post {
    fileprivate var order: (Date, String) { (publishedAt, id.uuidString) }

    /// Whether both say the same, byte for byte.
    fileprivate func isSame(as other: Post) -> Bool {
        self == other && zip(texts, other.texts).allSatisfy { $0.isSameText(as: $1) }
    }

    private var texts: [String] { [title, author, blog, url, body] }
}

extension ListedPost {
    /// A post as a list that nothing is missing from shows it.
    public init(_ post: Post, isRead: Bool = false) {
        self.init(
            id: post.id, title: post.title, author: post.author, blog: post.blog, url: post.url,
            publishedAt: post.publishedAt, isRead: isRead)
    }
}
