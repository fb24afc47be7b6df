import AppFlow
import DeepLinks
import Foundation
import Navigation
import Notifications
import StoreErrors
import TestSupport
import Testing

@MainActor @Suite struct NotificationFlowTests {
    private struct Dependencies: NotificationDependencies {
        let archive: any NotificationArchive
    }

    private let archive = HeldArchive()
    private let flow: NotificationCoordinator

    init() {
        flow = NotificationCoordinator(
            Dependencies(archive: archive), rules: LinkRules([], ownPage: { "inbox/notice?id=\($0)" }))
    }

    private func save(_ id: String, title: String? = nil, body: String? = nil, at seconds: TimeInterval = 0)
        async throws
    {
        try await archive.save(
            ArchivedNotification(
                id: id, title: title, body: body, category: nil, receivedAt: Date(timeIntervalSince1970: seconds)))
    }

    private func plan(_ id: String) async throws -> RoutePlan {
        let tree = try RouteTree(NotificationCoordinator.self, origins: LinkOrigins(schemes: ["test"], hosts: []))
        return try await tree.plan(try tree.table.resolve("detail?id=\(id)", from: .push, now: .now), from: flow)
    }

    @Test func `S0.2: the list shows the newest first, and each row opens its page, as the program calls it`()
        async throws
    {
        for number in 1...51 { try await save("\(number)", title: "Title \(number)", at: TimeInterval(number)) }
        try await save("a&b", body: "Body", at: 100)
        let list = try #require(flow.makeModel(for: .notifications))
        await list.load()
        #expect(
            list.content.rows.prefix(2) == [
                ScreenContent.Row("a&b", detail: "Body", link: "inbox/notice?id=a%26b"),
                ScreenContent.Row("Title 51", link: "inbox/notice?id=51"),
            ])
    }

    @Test func `the list grows by pages of fifty when asked, from a view or the simulated phone`() async throws {
        for number in 1...101 { try await save("\(number)", at: TimeInterval(number)) }
        let list = try #require(flow.makeModel(for: .notifications) as? StoreModel<NotificationListSource>)
        for shown in [50, 100, 101] {
            await list.load()
            #expect(list.content.rows.count == shown)
            #expect(list.loaded.value?.hasMore == (shown < 101))
            #expect(list.content.actions == (shown < 101 ? [.more] : []))
            if shown == 50 { list.source.more() } else { try await list.perform("more", text: nil) }
        }
    }

    @Test func `an open list shows the next page once it is asked for`() async throws {
        for number in 1...51 { try await save("\(number)", at: TimeInterval(number)) }
        let list = try #require(flow.makeModel(for: .notifications) as? StoreModel<NotificationListSource>)
        for shown in [50, 51] {
            let following = Task { await list.follow() }
            defer { following.cancel() }
            await list.content { $0.rows.count == shown }
            #expect(list.loaded.value?.hasMore == (shown < 51))
            list.source.more()
        }
    }

    @Test func `the list shows what comes while it is open, and nothing after a sign-out`() async throws {
        let list = try #require(flow.makeModel(for: .notifications))
        let following = Task { await list.follow() }
        defer { following.cancel() }
        await list.content { $0.status == .empty }
        try await save("1", title: "One")
        await list.content { $0.rows.map(\.title) == ["One"] }
        try await archive.removeAll()
        await list.content { $0.status == .empty }
    }

    @Test func `S0.2: a notification's page shows its title and text`() async throws {
        try await save("1", title: "Title", body: "Body")
        #expect(try await plan("1").steps == [.push(Screen("notification", id: "1"))])
        let page = try #require(flow.makeModel(for: Screen("notification", id: "1")))
        await page.load()
        #expect(page.content == ScreenContent(title: "Title", rows: [ScreenContent.Row("Body")]))
    }

    @Test func `a notification that is not in the archive has no page`() async throws {
        await #expect(throws: RouteError.contentNotFound) { try await plan("1") }
        let page = try #require(flow.makeModel(for: Screen("notification", id: "1")))
        await page.load()
        #expect(page.content.status == .failed(code: "contentNotFound"))
        #expect(flow.makeModel(for: Screen("notification")) == nil && flow.makeModel(for: Screen("other")) == nil)
    }

    @Test(arguments: [StoreError.unavailable(reason: "test"), .refused(reason: "test")])
    func `no link leads to a page of an archive that gives no answer`(failure: StoreError) async throws {
        try await save("1")
        archive.failure = failure
        await #expect(throws: RouteError.store(failure)) { try await plan("1") }
    }
}
