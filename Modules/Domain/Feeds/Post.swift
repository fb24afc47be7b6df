public import Foundation

/// One post that the feed lists and the feed detail opens, as it was published.
public struct Post: Identifiable, Equatable, Sendable, Decodable {
    public let id: UUID
    public var title: String
    public var author: String
    public var blog: String
    /// Where the post was published.
    public var url: String
    public var body: String
    public var publishedAt: Date

    public init(
        id: UUID, title: String, author: String, blog: String, url: String, body: String, publishedAt: Date
    ) {
        self.id = id
        self.title = title
        self.author = author
        self.blog = blog
        self.url = url
        self.body = body
        self.publishedAt = publishedAt
    }
}
