import AppFlow
import Feeds
import Navigation
import StoreErrors

/// One post, which is fetched if it is not there yet, and read once it is shown.
@MainActor
final class FeedDetailSource: ScreenSource {
    private let id: Post.ID
    private let feeds: any FeedRepository
    private let fetchPost: FetchPost?
    private var wasRead = false

    init(id: Post.ID, feeds: any FeedRepository, fetchPost: FetchPost?) {
        self.id = id
        self.feeds = feeds
        self.fetchPost = fetchPost
    }

    func fetch() async throws(RouteError) {
        if let fetchPost, try await !askStore(await feeds.contains(id)) { try await fetchPost(id) }
    }

    func load() async throws(StoreError) -> Post? {
        let post = try await feeds.post(id: id)
        if post != nil { await markAsRead() }
        return post
    }

    func follow(_ show: @MainActor (Post?) -> Void) async throws(StoreError) {
        for await post in feeds.postUpdates(id: id) {
            let post = try post.get()
            show(post)
            if post != nil { await markAsRead() }
        }
    }

    func describe(_ post: Post) -> ScreenContent {
        let rows = [
            ScreenContent.Row(post.author, detail: post.blog), ScreenContent.Row(post.body),
            ScreenContent.Row(post.url),
        ]
        return ScreenContent(
            title: post.title, rows: rows.filter { !$0.title.isEmpty || $0.detail?.isEmpty == false })
    }

    /// A post that cannot be marked is shown all the same, and marked when it is shown again.
    private func markAsRead() async {
        guard !wasRead else { return }
        wasRead = (try? await feeds.markAsRead(id)) ?? false
    }
}
