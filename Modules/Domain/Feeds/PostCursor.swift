public import Foundation

/// The place of one post in the list, from which the next page goes on.
public struct PostCursor: Equatable, Sendable {
    public let publishedAt: Date
    public let id: Post.ID

    public init(publishedAt: Date, id: Post.ID) {
        self.publishedAt = publishedAt
        self.id = id
    }

    public init(_ post: ListedPost) {
        self.init(publishedAt: post.publishedAt, id: post.id)
    }
}
