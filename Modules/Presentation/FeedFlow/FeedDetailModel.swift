import Feeds
public import Navigation
public import Observation

/// One feed.
@MainActor @Observable
public final class FeedDetailModel: ScreenModel {
    public private(set) var content = ScreenContent(status: .loading)
    private let id: Feed.ID
    private let feeds: any FeedRepository

    init(id: Feed.ID, feeds: any FeedRepository) {
        self.id = id
        self.feeds = feeds
    }

    public func load() async {
        do {
            guard let feed = try await feeds.feed(id: id) else {
                content.fail(code: RouteError.contentNotFound.code)
                return
            }
            content = ScreenContent(
                title: feed.title,
                rows: [
                    ScreenContent.Row(feed.author, detail: feed.blog), ScreenContent.Row(feed.body),
                    ScreenContent.Row(feed.url),
                ])
        } catch {
            content.fail(code: RouteError(error).code)
        }
    }
}
