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

    func load() async throws(StoreError) -> OpenedPost? {
        let opened = try await feeds.post(id: id)
        if opened != nil { await markAsRead() }
        return opened
    }

    func follow(_ show: @MainActor (OpenedPost?) -> Void) async throws(StoreError) {
        for await opened in feeds.postUpdates(id: id) {
            let opened = try opened.get()
            show(opened)
            if opened != nil { await markAsRead() }
        }
    }

    func perform(_ action: ScreenContent.Action.ID, text: String?) async throws(RouteError) {
        let isSet = action == ScreenContent.Action.bookmark.id
        guard isSet || action == ScreenContent.Action.removeBookmark.id else { return }
        _ = try await askStore(await feeds.mark(id, .bookmarked(isSet)))
    }

    func describe(_ opened: OpenedPost) -> ScreenContent {
        let post = opened.post
        let rows = [
            ScreenContent.Row(post.author, detail: post.blog), ScreenContent.Row(post.body),
            ScreenContent.Row(post.url),
        ]
        return ScreenContent(
            title: post.title, rows: rows.filter { !$0.title.isEmpty || $0.detail?.isEmpty == false },
            actions: [opened.marks.isBookmarked ? .removeBookmark : .bookmark])
    }

    /// A post that cannot be marked is shown all the same, and marked when it is shown again.
    private func markAsRead() async {
        guard !wasRead else { return }
        wasRead = (try? await feeds.mark(id, .read(true))) ?? false
    }
}
