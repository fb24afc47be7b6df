public import Foundation

/// A post as a list shows it: without its body, which may be long. It knows whether it was read.
public struct ListedPost: Identifiable, Equatable, Sendable {
    public let id: Post.ID
    public var title: String
    public var author: String
    public var blog: String
    /// Where the post was published.
    public var url: String
    public var publishedAt: Date
    public var isRead: Bool

    public init(
        id: Post.ID, title: String, author: String, blog: String, url: String, publishedAt: Date,
        isRead: Bool = false
    ) {
        self.id = id
        self.title = title
        self.author = author
        self.blog = blog
        self.url = url
        self.publishedAt = publishedAt
        self.isRead = isRead
    }
}
