import Feeds
import Foundation
import Navigation
import StoreErrors

/// The newest posts, and more of them when asked.
@MainActor
final class FeedListSource: ScreenSource {
    private let feeds: any FeedRepository
    private var paging = Paging(pageSize: 20)

    init(feeds: any FeedRepository) {
        self.feeds = feeds
    }

    func load() async throws(StoreError) -> ListPage<ListedPost>? {
        let limit = paging.limit
        return paging.page(of: try await feeds.posts(limit: limit), readUpTo: limit)
    }

    func follow(_ show: @MainActor (ListPage<ListedPost>?) -> Void) async throws(StoreError) {
        let limit = paging.limit
        for await newest in feeds.newestPostUpdates(limit: limit) {
            show(paging.page(of: try newest.get(), readUpTo: limit))
        }
    }

    func perform(_ action: ScreenContent.Action.ID, text: String?) async {
        if action == ScreenContent.Action.more.id { paging.more() }
    }

    func describe(_ page: ListPage<ListedPost>) -> ScreenContent {
        let rows = page.entries.map { post in
            ScreenContent.Row(
                post.title, detail: post.author, note: post.isRead ? nil : "unread",
                link: "feed/\(post.id.uuidString.lowercased())")
        }
        return .list(rows, actions: page.hasMore ? [.more] : [])
    }
}
