import FeedFlow
import Feeds
import Foundation
import Navigation
import TestSupport
import Testing

@MainActor @Suite struct FeedModelTests {
    private struct Factory: FeedFlowFactory {
        let feeds: any FeedRepository
    }

    private struct BrokenFeeds: FeedRepository {
        private var error: FeedRepositoryError { .unavailable(reason: "test") }

        func contains(_ id: Feed.ID) async throws(FeedRepositoryError) -> Bool { throw error }
        func feed(id: Feed.ID) async throws(FeedRepositoryError) -> Feed? { throw error }
        func feeds(after cursor: FeedCursor?, limit: Int) async throws(FeedRepositoryError) -> [ListedFeed] {
            throw error
        }
        func save(_ feeds: [Feed]) async throws(FeedRepositoryError) -> FeedChanges { throw error }
        func mark(_ id: Feed.ID, _ change: FeedMarkChange) async throws(FeedRepositoryError) -> Bool { throw error }
    }

    private let feed = Feed(
        id: UUID(), title: "Title", author: "Desk", blog: "News", url: "https://a.example", body: "Body",
        publishedAt: Date(timeIntervalSince1970: 1))

    private func model(_ screen: Screen, over feeds: any FeedRepository) throws -> any ScreenModel {
        try #require(FeedCoordinator(factory: Factory(feeds: feeds)).makeModel(for: screen))
    }

    @Test func `the list shows each feed with the link that opens it`() async throws {
        let feeds = InMemoryFeedRepository()
        _ = try await feeds.save([feed])
        let model = try model(.feedList, over: feeds)
        #expect(model.content.status == .loading)
        await model.load()
        let link = "feed/\(feed.id.uuidString.lowercased())"
        #expect(model.content.rows == [ScreenContent.Row("Title", detail: "Desk", link: link)])
    }

    @Test func `the detail shows its feed`() async throws {
        let feeds = InMemoryFeedRepository()
        _ = try await feeds.save([feed])
        let model = try model(.feedDetail(feed.id), over: feeds)
        await model.load()
        #expect(model.content.title == "Title")
        #expect(model.content.rows.map(\.title) == ["Desk", "Body", "https://a.example"])
    }

    @Test func `a feed that went in the meantime, and a store that fails, are said`() async throws {
        let gone = try model(.feedDetail(feed.id), over: InMemoryFeedRepository())
        await gone.load()
        #expect(gone.content.status == .failed(code: "contentNotFound"))
        for screen in [Screen.feedList, .feedDetail(feed.id)] {
            let broken = try model(screen, over: BrokenFeeds())
            await broken.load()
            #expect(broken.content.status == .failed(code: "databaseUnavailable"))
        }
    }

    @Test func `a screen of another flow is not this one's`() {
        let coordinator = FeedCoordinator(factory: Factory(feeds: InMemoryFeedRepository()))
        #expect(coordinator.makeModel(for: Screen("rooms")) == nil)
        #expect(coordinator.makeModel(for: Screen("feed-detail", id: "no-uuid")) == nil)
    }
}
