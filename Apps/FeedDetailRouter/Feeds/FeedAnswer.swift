import Feeds
import Foundation
import Timestamps

/// A feed of the list, for programs.
struct FeedAnswer: Encodable {
    private let id: String
    private let title: String
    private let author: String
    private let blog: String
    private let url: String
    private let publishedAt: String
    private let isRead: Bool
    private let isBookmarked: Bool

    init(_ feed: ListedFeed) {
        id = feed.id.uuidString.lowercased()
        title = feed.title
        author = feed.author
        blog = feed.blog
        url = feed.url
        publishedAt = RFC3339.string(from: feed.publishedAt)
        isRead = feed.marks.isRead
        isBookmarked = feed.marks.isBookmarked
    }
}
