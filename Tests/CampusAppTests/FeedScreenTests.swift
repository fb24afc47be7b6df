import AppFlow
import CampusApp
import DeviceSimulator
import FeedFlow
import FeedSupport
import Feeds
import Foundation
import Launches
import Navigation
import Notifications
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
            for await posts in feeds.newestPostUpdates(limit: 2)
            where (try? posts.get())?.filter(\.isRead).isEmpty == false {
                break
            }
        }
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
        #expect(try await feeds.posts(limit: 2).filter(\.isRead).map(\.id) == [Post.sample.id])
        var changed = Post.sample
        changed.title = "Changed"
        _ = try await feeds.save([changed])
        await model.content { $0.title == "Changed" }
    }

    @Test func `P4: what one account read is unread to the next`() async throws {
        let feeds = InMemoryFeedRepository()
        let phone = try await campusPhone(feeds: feeds)
        await phone.pushAndTap(Push.feed)
        await whenRead(in: feeds)
        await phone.app?.signIn(as: AccountID("2"))
        await phone.whenIdle()
        #expect(try await feeds.posts(limit: 2).allSatisfy { !$0.isRead })
    }

    @Test func `U28: the first post that is opened asks, and the list of posts does not`() async throws {
        let phone = try await campusPhone()
        let center = phone.notificationCenter
        await phone.openApp()
        #expect(phone.stack == ["feed-list"])
        #expect(center.permission.askedFor == nil)
        phone.app?.open(inAppLink: "home/feed/\(Post.sampleID)")
        await phone.whenIdle()
        #expect(center.permission.askedFor == [.alert, .badge, .sound])
        #expect(await center.authorization() == .authorized)
    }

    @Test func `U29: a post that was opened is found by its title, once, and opens from there`() async throws {
        let phone = try await campusPhone()
        await phone.openApp()
        #expect(phone.device.state.searchItems.isEmpty)
        for _ in 1...2 {
            phone.device.open(url: "campus://feed/\(Post.sampleID)")
            await phone.whenIdle()
            phone.device.pressHome()
        }
        #expect(phone.device.state.searchItems.map(\.title) == ["Sample"])
        phone.kill()
        let found = try #require(phone.device.state.searchItems.first)
        try phone.device.perform(.openSystemLink(link: found.link, kind: .spotlight))
        await phone.whenIdle()
        #expect(phone.stack.last == "feed-detail/\(Post.sampleID)")
    }
}
