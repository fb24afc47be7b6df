import Feeds
import Foundation
import Timestamps

/// A post of the list, for programs.
struct PostAnswer: Encodable {
    private let id: String
    private let title: String
    private let author: String
    private let blog: String
    private let url: String
    private let publishedAt: String
    private let isRead: Bool
    private let isBookmarked: Bool

    init(_ post: ListedPost) {
        id = post.id.uuidString.lowercased()
        title = post.title
        author = post.author
        blog = post.blog
        url = post.url
        publishedAt = RFC3339.string(from: post.publishedAt)
        isRead = post.marks.isRead
        isBookmarked = post.marks.isBookmarked
    }
}
