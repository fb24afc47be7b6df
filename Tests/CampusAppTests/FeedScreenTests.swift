import AppFlow
import CampusApp
import DeviceSimulator
import FeedSupport
import Feeds
import Foundation
import Launches
import Navigation
import TestSupport
import Testing

@MainActor @Suite struct FeedScreenTests {
    private let detail = "feed-detail/\(Post.sampleID)"

    private func visibleModel(on phone: TestPhone<CampusCoordinator>) throws -> any ScreenModel {
        let app = try #require(phone.app)
        return app.models.model(for: try #require(phone.navigation.visible))
    }

    private func whenRead(in feeds: InMemoryFeedRepository) async {
        await end(of: "the reading") {
            for await post in feeds.postUpdates(id: Post.sample.id) where (try? post.get())??.marks.isRead == true { break }
        }
    }

    @Test func `U12: the feed that is open is used again, and another one takes its place`() async throws {
        let phone = try await campusPhone()
        await phone.pushAndTap(Push.feed, requestID: "a")
        let shown = phone.navigation.visible?.id
        await phone.pushAndTap(Push.feed, requestID: "b")
        #expect(phone.stack == ["feed-list", detail] && phone.navigation.visible?.id == shown)
        await phone.pushAndTap(Push.other, requestID: "c")
        #expect(phone.stack == ["feed-list", "feed-detail/\(Post.otherID)"])
        #expect(phone.navigation.visible?.id != shown)
        #expect(try phone.outcomes() == [.shown, .shown, .shown])
    }

    @Test func `S3.1: a feed that a push opened loads its page once it is shown, is read then, and follows the store`()
        async throws
    {
        let feeds = InMemoryFeedRepository()
        let phone = try await campusPhone(feeds: feeds)
        await phone.pushAndTap(Push.feed)
        let model = try visibleModel(on: phone)
        await model.content { $0.title == "Sample" }
        await whenRead(in: feeds)
        #expect(try await feeds.post(id: Post.other.id)?.marks.isRead == false)
        var changed = Post.sample
        changed.title = "Changed"
        _ = try await feeds.save([changed])
        await model.content { $0.title == "Changed" }
    }

    @Test func `P4: what one account read and bookmarked is neither to the next`() async throws {
        let feeds = InMemoryFeedRepository()
        let phone = try await campusPhone(feeds: feeds)
        await phone.pushAndTap(Push.feed)
        await whenRead(in: feeds)
        _ = try await feeds.mark(Post.other.id, .bookmarked(true))
        await phone.app?.signIn(as: AccountID("2"))
        await phone.whenIdle()
        for id in [Post.sample.id, Post.other.id] {
            #expect(try await feeds.post(id: id)?.marks == PostMarks())
        }
    }

    @Test func `U13: back from a feed's page is the list, with its feeds`() async throws {
        let phone = try await campusPhone()
        await phone.pushAndTap(Push.feed)
        phone.app?.navigator.back()
        #expect(phone.stack == ["feed-list"])
        let list = try visibleModel(on: phone)
        await list.content { $0.rows.map(\.title) == ["Other", "Sample"] }
    }
}
