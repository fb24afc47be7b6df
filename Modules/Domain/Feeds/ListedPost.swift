public import Foundation

/// A post as a list shows it: without its body, which may be long, and with what its reader did with it.
public struct ListedPost: Identifiable, Equatable, Sendable {
    public let id: Post.ID
    public var title: String
    public var author: String
    public var blog: String
    /// Where the post was published.
    public var url: String
    public var publishedAt: Date
    public var marks: PostMarks

    public init(
        id: Post.ID, title: String, author: String, blog: String, url: String, publishedAt: Date,
        marks: PostMarks = PostMarks()
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

/// What the reader of a post did with it.
public struct PostMarks: Equatable, Sendable {
    public var isRead: Bool
    public var isBookmarked: Bool

    public init(isRead: Bool = false, isBookmarked: Bool = false) {
        self.isRead = isRead
        self.isBookmarked = isBookmarked
    }
}
