public import Feeds
public import Foundation

/// Feeds in memory.
public actor InMemoryFeedRepository: FeedRepository, Followed {
    private var feeds: [Feed.ID: Feed] = [:]
    private var marks: [Feed.ID: FeedMarks] = [:]
    private var followers = Followers()

    public init() {}

    public func contains(_ id: Feed.ID) async throws(FeedRepositoryError) -> Bool { feeds[id] != nil }

    public func feed(id: Feed.ID) async throws(FeedRepositoryError) -> OpenedFeed? {
        feeds[id].map { OpenedFeed($0, marks: marks[id] ?? FeedMarks()) }
    }

    public nonisolated func feedUpdates(id: Feed.ID) -> FeedUpdates<OpenedFeed?> {
        updates(of: self) { () throws(FeedRepositoryError) in
            try await self.feed(id: id)
        }
    }

    public nonisolated func newestFeedUpdates(limit: Int) -> FeedUpdates<[ListedFeed]> {
        updates(of: self) { () throws(FeedRepositoryError) in
            try await self.feeds(after: nil, limit: limit)
        }
    }

    func join() -> AsyncStream<Void> { followers.join() }

    public func feeds(after cursor: FeedCursor?, limit: Int) async throws(FeedRepositoryError) -> [ListedFeed] {
        let newestFirst = feeds.values.sorted { $0.order > $1.order }
        let rest = newestFirst.drop { feed in
            cursor.map { feed.order >= ($0.publishedAt.inMilliseconds, $0.id.uuidString) } ?? false
        }
        return rest.prefix(max(limit, 0)).map { ListedFeed($0, marks: marks[$0.id] ?? FeedMarks()) }
    }

    public func save(_ feeds: [Feed]) async throws(FeedRepositoryError) -> FeedChanges {
        var changes = FeedChanges()
        for var feed in feeds {
            feed.publishedAt = feed.publishedAt.inMilliseconds
            switch self.feeds.updateValue(feed, forKey: feed.id) {
            case nil: changes.added += 1
            case feed?: changes.skipped += 1
            default: changes.replaced += 1
            }
        }
        followers.tell()
        return changes
    }

    public func mark(_ id: Feed.ID, _ change: FeedMarkChange) async throws(FeedRepositoryError) -> Bool {
        guard feeds[id] != nil else { return false }
        switch change {
        case .read(let isSet): marks[id, default: FeedMarks()].isRead = isSet
        case .bookmarked(let isSet): marks[id, default: FeedMarks()].isBookmarked = isSet
        }
        followers.tell()
        return true
    }

    public func removeMarks() async throws(FeedRepositoryError) {
        marks = [:]
        followers.tell()
    }
}

extension Feed {
    fileprivate var order: (Date, String) { (publishedAt, id.uuidString) }
}

extension ListedFeed {
    /// A feed as a list that nothing is missing from shows it.
    public init(_ feed: Feed, marks: FeedMarks = FeedMarks()) {
        self.init(
            id: feed.id, title: feed.title, author: feed.author, blog: feed.blog, url: feed.url,
            publishedAt: feed.publishedAt, marks: marks)
    }
}
