public import Foundation

/// A feed as a list shows it: without its body, which may be long, and with what its reader did with it.
public struct ListedFeed: Identifiable, Equatable, Sendable {
    public let id: Feed.ID
    public var title: String
    public var author: String
    public var blog: String
    /// Where the post was published.
    public var url: String
    public var publishedAt: Date
    public var marks: FeedMarks

    public init(
        id: Feed.ID, title: String, author: String, blog: String, url: String, publishedAt: Date,
        marks: FeedMarks = FeedMarks()
    ) {
        self.id = id
        self.title = title
        self.author = author
        self.blog = blog
        self.url = url
        self.publishedAt = publishedAt
        self.marks = marks
    }
}

extension ListedFeed {
    /// Texts are compared by their bytes.
    public static func == (feed: ListedFeed, other: ListedFeed) -> Bool {
        (feed.id, feed.publishedAt, feed.marks) == (other.id, other.publishedAt, other.marks)
            && feed.texts.isSameText(as: other.texts)
    }

    private var texts: [String] { [title, author, blog, url] }
}

/// What the reader of a feed did with it.
public struct FeedMarks: Equatable, Sendable {
    public var isRead: Bool
    public var isBookmarked: Bool

    public init(isRead: Bool = false, isBookmarked: Bool = false) {
        self.isRead = isRead
        self.isBookmarked = isBookmarked
    }
}
