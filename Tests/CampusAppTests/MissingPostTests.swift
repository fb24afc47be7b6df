import AppFlow
import CampusApp
import DeviceSimulator
import FeedFlow
import FeedSupport
import Feeds
import Foundation
import Launches
import Navigation
import StoreErrors
import TestSupport
import Testing

/// A post that a push or a link names, and that is not on the device yet.
@MainActor @Suite struct MissingPostTests {
    private let feeds = InMemoryFeedRepository()
    private let gate = PlanningGate()
    private let backend = InMemoryContentSource<Post.ID, Post>([Post.new.id: .success(.new)])
    private let push = #"{"aps":{"alert":"New post"},"feedUUID":"\#(Post.new.id)"}"#
    private let stack = ["feed-list", "feed-detail/\(Post.new.id.uuidString.lowercased())"]

    private func phone() async throws -> TestPhone<CampusCoordinator> {
        try await campusPhone(feeds: feeds, postSource: backend)
    }

    private func page(on phone: TestPhone<CampusCoordinator>) throws -> any ScreenModel {
        let app = try #require(phone.app)
        return app.models.model(for: try #require(phone.navigation.visible))
    }

    @Test func `U39: it is fetched, shown and stored, and the next tap needs no network`() async throws {
        let phone = try await phone()
        await phone.pushAndTap(push, requestID: "a")
        #expect(phone.stack == stack)
        #expect(try await feeds.post(id: Post.new.id) == .new)
        await phone.restart()
        await phone.open("campus://home/feed/\(Post.new.id)")
        #expect(phone.stack == stack)
        try await page(on: phone).content { $0.title == "New" }
        #expect(await backend.asked.count == 1)
        #expect(try phone.outcomes() == [.shown, .shown])
    }

    @Test func `U39: a slow backend keeps the tap for three seconds, then its page waits`() async throws {
        await backend.hold(at: gate)
        let phone = try await phone()
        phone.device.respond(to: phone.deliver(push))
        await gate.whenReached()
        await phone.endSleep(within: .seconds(3))
        await phone.whenIdle()
        #expect(phone.stack == stack)
        let page = try page(on: phone)
        #expect(page.content.status == .loading)
        gate.open()
        await page.content { $0.title == "New" }
        #expect(await backend.asked.count == 1)
    }

    @Test func `U39: offline its page opens, says so, and tries again`() async throws {
        await backend.answer(Post.new.id, with: .failure(.unreachable(reason: "offline")))
        let phone = try await phone()
        await phone.pushAndTap(push)
        #expect(phone.stack == stack && phone.navigation.alert == nil)
        let page = try page(on: phone)
        await page.content { $0.status == .failed(code: "backendUnavailable") && $0.actions == [.retry] }
        await backend.answer(Post.new.id, with: .success(.new))
        try await phone.app?.perform("retry", on: try #require(phone.navigation.visible))
        await page.content { $0.title == "New" && $0.status == .ready }
        #expect(try phone.outcomes() == [.shown])
    }

    @Test("U39: why a post cannot be seen has a sentence in each language", arguments: Sentences.feedFlow.languages)
    func sentences(code: LanguageCode) {
        let language = CampusCoordinator.language(code)
        for error in [FetchError.unreachable(reason: ""), .gone, .forbidden] {
            #expect(language.has(RouteError(error).code), "\(error)")
        }
    }
}

extension Post {
    fileprivate static let new = Post(
        id: UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9)), title: "New", author: "Desk", blog: "News",
        url: "https://a.example", body: "Text", publishedAt: Date(timeIntervalSince1970: 3))
}
