import Feeds
public import Navigation
public import Observation
import StoreErrors

/// One post, which is read once it is shown.
@MainActor @Observable
public final class FeedDetailModel: ScreenModel {
    public private(set) var content = ScreenContent(status: .loading)
    @ObservationIgnored private var wasRead = false
    private let id: Post.ID
    private let feeds: any FeedRepository

    init(id: Post.ID, feeds: any FeedRepository) {
        self.id = id
        self.feeds = feeds
    }

    public func load() async {
        content.beginLoading()
        do {
            await show(try await feeds.post(id: id))
        } catch {
            content.fail(code: StoreError.code)
        }
    }

    public func follow() async {
        content.beginLoading()
        for await opened in feeds.postUpdates(id: id) {
            switch opened {
            case .success(let opened): await show(opened)
            case .failure: content.fail(code: StoreError.code)
            }
        }
    }

    public func perform(_ action: ScreenContent.Action.ID, text: String?) async throws(RouteError) {
        let isSet = action == ScreenContent.Action.bookmark.id
        guard isSet || action == ScreenContent.Action.removeBookmark.id else { return }
        _ = try await askStore(await feeds.mark(id, .bookmarked(isSet)))
    }

    private func show(_ opened: OpenedPost?) async {
        guard let opened else { return content.fail(code: RouteError.contentNotFound.code) }
        let post = opened.post
        content = ScreenContent(
            title: post.title,
            rows: [
                ScreenContent.Row(post.author, detail: post.blog), ScreenContent.Row(post.body),
                ScreenContent.Row(post.url),
            ].filter { !$0.title.isEmpty || $0.detail?.isEmpty == false },
            actions: [opened.marks.isBookmarked ? .removeBookmark : .bookmark])
        guard !wasRead else { return }
        // A post that cannot be marked is shown all the same, and marked when it is shown again.
        wasRead = (try? await feeds.mark(id, .read(true))) ?? false
    }
}
