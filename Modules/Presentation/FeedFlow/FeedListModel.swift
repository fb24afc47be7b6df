import Feeds
import Foundation
public import Navigation
public import Observation

/// The newest feeds.
@MainActor @Observable
public final class FeedListModel: ScreenModel {
    public private(set) var content = ScreenContent(status: .loading)
    private let feeds: any FeedRepository

    init(feeds: any FeedRepository) {
        self.feeds = feeds
    }

    public func load() async {
        do {
            let rows = try await feeds.feeds(after: nil, limit: 20).map { feed in
                ScreenContent.Row(feed.title, detail: feed.author, link: "feed/\(feed.id.uuidString.lowercased())")
            }
            content = .list(rows)
        } catch {
            content.fail(code: RouteError(error).code)
        }
    }
}
