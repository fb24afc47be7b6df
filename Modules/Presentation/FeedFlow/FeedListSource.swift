public import Feeds
import Foundation
import Navigation
import StoreErrors

/// The newest posts, and whether there are older ones.
public struct PostPage: Sendable {
    public let posts: [ListedPost]
    public let hasMore: Bool
}

/// The newest posts, and more of them when asked.
@MainActor
final class FeedListSource: ScreenSource {
    private let feeds: any FeedRepository
    private var pages = 1

    private static let pageSize = 20

    init(feeds: any FeedRepository) {
        self.feeds = feeds
    }

    func load() async throws(StoreError) -> PostPage? {
        page(of: try await feeds.posts(after: nil, limit: limit))
    }

    func follow(_ show: @MainActor (PostPage?) -> Void) async throws(StoreError) {
        for await newest in feeds.newestPostUpdates(limit: limit) { show(page(of: try newest.get())) }
    }

    func perform(_ action: ScreenContent.Action.ID, text: String?) async {
        if action == ScreenContent.Action.more.id { pages += 1 }
    }

    func describe(_ page: PostPage) -> ScreenContent {
        let rows = page.posts.map { post in
            ScreenContent.Row(
                post.title, detail: post.author, note: post.marks.note, link: "feed/\(post.id.uuidString.lowercased())")
        }
        return .list(rows, actions: page.hasMore ? [.more] : [])
    }

    /// One more than is shown, to know whether there are more.
    private var limit: Int { pages * Self.pageSize + 1 }

    private func page(of newest: [ListedPost]) -> PostPage {
        let posts = Array(newest.prefix(pages * Self.pageSize))
        return PostPage(posts: posts, hasMore: newest.count > posts.count)
    }
}

extension PostMarks {
    /// The state that a list shows; nil for a post that was read and is not bookmarked.
    fileprivate var note: String? {
        switch (isRead, isBookmarked) {
        case (true, true): "bookmarked"
        case (true, false): nil
        case (false, true): "unreadBookmarked"
        case (false, false): "unread"
        }
    }
}
