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

    /// Posts whose reading the disk refuses to keep until it has room, and that can be unreadable.
    private actor FullFeeds: FeedRepository {
        let posts = InMemoryFeedRepository()
        private var hasRoom = false
        private let isReadable: Bool

        init(isReadable: Bool = true) {
            self.isReadable = isReadable
        }

        func makeRoom() { hasRoom = true }

        func contains(_ id: Post.ID) async throws(StoreError) -> Bool { try await posts.contains(id) }
        func post(id: Post.ID) async throws(StoreError) -> Post? { try await posts.post(id: id) }
        nonisolated func postUpdates(id: Post.ID) -> StoreUpdates<Post?> { posts.postUpdates(id: id) }
        nonisolated func newestPostUpdates(limit: Int) -> StoreUpdates<[ListedPost]> {
            posts.newestPostUpdates(limit: limit)
        }
        func posts(limit: Int) async throws(StoreError) -> [ListedPost] {
            guard isReadable else { throw .unavailable(reason: "test") }
            return try await posts.posts(limit: limit)
        }
        func save(_ more: [Post]) async throws(StoreError) -> StoreChanges { try await posts.save(more) }
        func markAsRead(_ id: Post.ID) async throws(StoreError) -> Bool {
            guard hasRoom else { throw .refused(reason: "test") }
            return try await posts.markAsRead(id)
        }
        func markAllAsUnread() async throws(StoreError) { try await posts.markAllAsUnread() }
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
        _ = try await feeds.markAsRead(feed.id)
        await model.load()
        #expect(model.content.rows.map(\.note) == [nil])
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
        #expect(try await feeds.posts(limit: 1) == [ListedPost(feed)])
        await model.load()
        #expect(try await feeds.posts(limit: 1) == [ListedPost(feed, isRead: true)])
    }

    @Test func `a feed that could not be marked as read is shown, and marked when it is shown again`() async throws {
        let feeds = FullFeeds()
        _ = try await feeds.save([feed])
        let model = try model(.feedDetail(feed.id), over: feeds)
        await model.load()
        #expect(model.content.title == "Title" && model.content.status == .ready)
        await feeds.makeRoom()
        #expect(try await feeds.posts(limit: 1) == [ListedPost(feed)])
        await model.load()
        #expect(try await feeds.posts(limit: 1) == [ListedPost(feed, isRead: true)])
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
