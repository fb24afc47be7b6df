import Feeds
import Foundation
public import Navigation
public import Observation
import StoreErrors

/// The newest posts, and more of them when asked.
@MainActor @Observable
public final class FeedListModel: ScreenModel {
    public private(set) var content = ScreenContent(status: .loading)
    @ObservationIgnored private var pages = 1
    private let feeds: any FeedRepository

    private static let pageSize = 20

    init(feeds: any FeedRepository) {
        self.feeds = feeds
    }

    public func load() async {
        content.beginLoading()
        do {
            show(try await feeds.posts(after: nil, limit: limit))
        } catch {
            content.fail(code: StoreError.code)
        }
    }

    public func follow() async {
        content.beginLoading()
        for await newest in feeds.newestPostUpdates(limit: limit) {
            switch newest {
            case .success(let newest): show(newest)
            case .failure: content.fail(code: StoreError.code)
            }
        }
    }

    public func perform(_ action: ScreenContent.Action.ID, text: String?) async {
        if action == ScreenContent.Action.more.id { pages += 1 }
    }

    /// One more than is shown, to know whether there are more.
    private var limit: Int { pages * Self.pageSize + 1 }

    private func show(_ newest: [ListedPost]) {
        let rows = newest.prefix(pages * Self.pageSize).map { post in
            ScreenContent.Row(
                post.title, detail: post.author, note: post.marks.note, link: "feed/\(post.id.uuidString.lowercased())")
        }
        content = .list(rows, actions: newest.count > rows.count ? [.more] : [])
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
