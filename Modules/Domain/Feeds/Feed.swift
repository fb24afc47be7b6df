public import Foundation

/// One post that the feed lists and the feed detail opens, as it was published.
public struct Feed: Identifiable, Equatable, Sendable {
    public let id: UUID
    /// What its publisher knows it by, such as an RSS `guid`; nil if it is known by its id alone.
    public var guid: String?
    public var title: String
    public var author: String
    public var blog: String
    /// Where the post was published.
    public var url: String
    public var body: String
    public var publishedAt: Date
    /// When its publisher last changed it; nil if that is not said.
    public var updatedAt: Date?

    public init(
        id: UUID, guid: String? = nil, title: String, author: String, blog: String, url: String, body: String,
        publishedAt: Date, updatedAt: Date? = nil
    ) {
        self.id = id
        self.guid = guid
        self.title = title
        self.author = author
        self.blog = blog
        self.url = url
        self.body = body
        self.publishedAt = publishedAt
        self.updatedAt = updatedAt
    }
}

extension Feed {
    /// Texts are compared by their bytes.
    public static func == (feed: Feed, other: Feed) -> Bool {
        (feed.id, feed.publishedAt, feed.updatedAt) == (other.id, other.publishedAt, other.updatedAt)
            && feed.texts.isSameText(as: other.texts)
    }

    private var texts: [String?] { [guid, title, author, blog, url, body] }
}
