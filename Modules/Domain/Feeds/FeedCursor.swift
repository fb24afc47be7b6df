public import Foundation

/// The place of one feed in the list, from which the next page goes on.
public struct FeedCursor: Equatable, Sendable {
    public let publishedAt: Date
    public let id: Feed.ID

    public init(publishedAt: Date, id: Feed.ID) {
        self.publishedAt = publishedAt
        self.id = id
    }

    public init(_ feed: ListedFeed) {
        self.init(publishedAt: feed.publishedAt, id: feed.id)
    }
}
