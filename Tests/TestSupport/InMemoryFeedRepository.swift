public import Feeds
public import Foundation

/// Feeds in memory.
public actor InMemoryFeedRepository: FeedRepository {
    private var feeds: [UUID: Feed] = [:]

    public init() {}

    public func feed(id: UUID) async throws(FeedRepositoryError) -> Feed? { feeds[id] }

    public func feeds(after cursor: FeedCursor?, limit: Int) async throws(FeedRepositoryError) -> [Feed] {
        let newestFirst = feeds.values.sorted { $0.order > $1.order }
        let rest = newestFirst.drop { feed in
            cursor.map { feed.order >= ($0.publishedAt.inMilliseconds, $0.id.uuidString) } ?? false
        }
        return Array(rest.prefix(max(limit, 0)))
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
        return changes
    }
}

extension Feed {
    fileprivate var order: (Date, String) { (publishedAt, id.uuidString) }
}
