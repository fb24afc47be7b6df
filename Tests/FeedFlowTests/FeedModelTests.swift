import FeedFlow
import FeedSupport
import Feeds
import Foundation
import Navigation
import StoreErrors
import TestSupport
import Testing

@MainActor @Suite struct FeedModelTests {
    private struct Dependencies: FeedDependencies {
        let feeds: any FeedRepository
        let fetchPost: FetchPost? = nil
    }

    /// Posts whose marks the disk refuses until it has room, and that can be unreadable.
    private actor FullFeeds: FeedRepository {
        let posts = InMemoryFeedRepository()
        private var hasRoom = false
        private let isReadable: Bool

        init(isReadable: Bool = true) {
            self.isReadable = isReadable
        }

        func makeRoom() { hasRoom = true }

        func contains(_ id: Post.ID) async throws(StoreError) -> Bool { try await posts.contains(id) }
        func post(id: Post.ID) async throws(StoreError) -> OpenedPost? { try await posts.post(id: id) }
        nonisolated func postUpdates(id: Post.ID) -> StoreUpdates<OpenedPost?> { posts.postUpdates(id: id) }
        nonisolated func newestPostUpdates(limit: Int) -> StoreUpdates<[ListedPost]> {
            posts.newestPostUpdates(limit: limit)
        }
        func posts(limit: Int) async throws(StoreError) -> [ListedPost] {
            guard isReadable else { throw .unavailable(reason: "test") }
            return try await posts.posts(limit: limit)
        }
        func save(_ more: [Post]) async throws(StoreError) -> StoreChanges { try await posts.save(more) }
        func mark(_ id: Post.ID, _ change: PostMarkChange) async throws(StoreError) -> Bool {
            guard hasRoom else { throw .refused(reason: "test") }
            return try await posts.mark(id, change)
        }
        func removeMarks() async throws(StoreError) { try await posts.removeMarks() }
    }

    private let feed = Post(
        id: UUID(), title: "Title", author: "Desk", blog: "News", url: "https://a.example", body: "Body",
        publishedAt: Date(timeIntervalSince1970: 1))

    private func model(_ screen: Screen, over feeds: any FeedRepository) throws -> any ScreenModel {
        try #require(FeedCoordinator(Dependencies(feeds: feeds)).makeModel(for: screen))
    }

    @Test func `the list shows each feed with the link that opens it`() async throws {
        let feeds = InMemoryFeedRepository()
        _ = try await feeds.save([feed])
        let model = try model(.feedList, over: feeds)
        #expect(model.content.status == .loading)
        await model.load()
        let link = "feed/\(feed.id.uuidString.lowercased())"
        #expect(model.content.rows == [ScreenContent.Row("Title", detail: "Desk", note: "unread", link: link)])
    }

    @Test func `the list shows what is unread and what is bookmarked`() async throws {
        let feeds = InMemoryFeedRepository()
        _ = try await feeds.save([feed])
        let model = try model(.feedList, over: feeds)
        for (change, note) in [
            (.bookmarked(true), "unreadBookmarked"), (.read(true), "bookmarked"), (.bookmarked(false), nil),
            (.read(false), "unread"),
        ] as [(PostMarkChange, String?)] {
            _ = try await feeds.mark(feed.id, change)
            await model.load()
            #expect(model.content.rows.map(\.note) == [note])
        }
    }

    @Test func `the detail shows its feed`() async throws {
        let feeds = InMemoryFeedRepository()
        _ = try await feeds.save([feed])
        let model = try model(.feedDetail(feed.id), over: feeds)
        await model.load()
        #expect(model.content.title == "Title")
        #expect(model.content.rows.map(\.title) == ["Desk", "Body", "https://a.example"])
    }

    @Test func `a feed is read once its page is shown, and not before`() async throws {
        let feeds = InMemoryFeedRepository()
        _ = try await feeds.save([feed])
        let model = try model(.feedDetail(feed.id), over: feeds)
        #expect(try await feeds.post(id: feed.id)?.marks == PostMarks())
        await model.load()
        #expect(try await feeds.post(id: feed.id)?.marks == PostMarks(isRead: true))
        // What its reader decides after that stands.
        _ = try await feeds.mark(feed.id, .read(false))
        await model.load()
        #expect(try await feeds.post(id: feed.id)?.marks == PostMarks())
    }

    @Test func `a feed that could not be marked as read is shown, and marked when it is shown again`() async throws {
        let feeds = FullFeeds()
        _ = try await feeds.save([feed])
        let model = try model(.feedDetail(feed.id), over: feeds)
        await model.load()
        #expect(model.content.title == "Title" && model.content.status == .ready)
        await feeds.makeRoom()
        #expect(try await feeds.post(id: feed.id)?.marks == PostMarks())
        await model.load()
        #expect(try await feeds.post(id: feed.id)?.marks == PostMarks(isRead: true))
    }

    @Test func `a feed is bookmarked, and the bookmark taken away`() async throws {
        let feeds = InMemoryFeedRepository()
        _ = try await feeds.save([feed])
        let model = try model(.feedDetail(feed.id), over: feeds)
        await model.load()
        for (action, next, isSet) in [
            (ScreenContent.Action.bookmark, .removeBookmark, true), (.removeBookmark, .bookmark, false),
        ]
            as [(ScreenContent.Action, ScreenContent.Action, Bool)]
        {
            #expect(model.content.actions == [action])
            try await model.perform(action.id, text: nil)
            await model.load()
            #expect(model.content.actions == [next])
            #expect(try await feeds.post(id: feed.id)?.marks.isBookmarked == isSet)
        }
    }

    @Test func `the list grows page by page, to the oldest feed`() async throws {
        let feeds = InMemoryFeedRepository()
        _ = try await feeds.save((1...45).map { Post($0) })
        let model = try model(.feedList, over: feeds)
        for shown in [20, 40, 45] {
            await model.load()
            #expect(model.content.rows.map(\.title) == (1...shown).map(String.init))
            #expect(model.content.actions == (shown < 45 ? [.more] : []))
            // What a failed list offers shows no more than it would have.
            try await model.perform(ScreenContent.Action.retry.id, text: nil)
            await model.load()
            #expect(model.content.rows.count == shown)
            try await model.perform(ScreenContent.Action.more.id, text: nil)
        }
    }

    @Test func `screens show what changes in the store while they are there`() async throws {
        let feeds = InMemoryFeedRepository()
        let list = try model(.feedList, over: feeds)
        let detail = try model(.feedDetail(feed.id), over: feeds)
        let following = [list, detail].map { model in Task { await model.follow() } }
        defer { for task in following { task.cancel() } }
        await list.content { $0.status == .empty }
        await detail.content { $0.status == .failed(code: "contentNotFound") }
        _ = try await feeds.save([feed])
        await list.content { $0.rows.map(\.title) == ["Title"] }
        await detail.content { $0.status == .ready && $0.title == "Title" }
        var changed = feed
        changed.title = "Changed"
        _ = try await feeds.save([changed])
        await list.content { $0.rows.map(\.title) == ["Changed"] }
        await detail.content { $0.title == "Changed" }
    }

    @Test func `with a store that cannot be read the flow does not load, and says why`() async {
        let flow = FeedCoordinator(Dependencies(feeds: FullFeeds(isReadable: false)))
        await #expect(throws: RouteError.store(.unavailable(reason: "test"))) { try await flow.load() }
    }

    @Test func `a screen of another flow is not this one's`() {
        let coordinator = FeedCoordinator(Dependencies(feeds: InMemoryFeedRepository()))
        #expect(coordinator.makeModel(for: Screen("rooms")) == nil)
        #expect(coordinator.makeModel(for: Screen("feed-detail", id: "no-uuid")) == nil)
    }
}

extension Post {
    /// - Parameter number: the higher, the older.
    fileprivate init(_ number: Int) {
        self.init(
            id: UUID(), title: String(number), author: "", blog: "", url: "", body: "",
            publishedAt: Date(timeIntervalSince1970: -Double(number)))
    }
}
