import AppFlow
import CampusApp
import DeviceSimulator
import Feeds
import Foundation
import Launches
import Navigation
import TestSupport
import Testing

@MainActor @Suite struct CampusLinkTests {
    private let detail = "feed-detail/\(Post.sampleID)"

    @Test(
        "S0.12: every route of the tree ends on its screen, its parents under it, under old and new roots alike",
        arguments: [
            ("home", "feed", ["feed-list"], []),
            ("home/feed", "feed", ["feed-list"], []),
            ("home/feed/\(Post.sampleID)", "feed", ["feed-list", "feed-detail/\(Post.sampleID)"], []),
            ("home/notification", "feed", ["feed-list", "notifications"], []),
            ("home/soptamp", "soptamp", ["soptamp"], []),
            ("home/soptamp/entire-ranking", "soptamp", ["soptamp", "entire-ranking"], []),
            (
                "home/soptamp/current-generation-ranking?currentGeneration=34&status=active", "soptamp",
                ["soptamp", "current-generation-ranking"], []
            ),
            ("home/mypage", "mypage", ["mypage"], []),
            ("home/attendance", "feed", ["feed-list", "attendance"], []),
            (
                "home/attendance/attendance-modal?subLectureId=1&round=2", "feed", ["feed-list", "attendance"],
                ["attendance-modal"]
            ),
            ("home/poke", "feed", ["feed-list", "poke"], []),
            ("home/poke/notification-list", "feed", ["feed-list", "poke-notifications"], []),
            ("home/order/7", "feed", ["feed-list", "order/7"], []),
            ("feed", "feed", ["feed-list"], []),
            ("feed/\(Post.sampleID)", "feed", ["feed-list", "feed-detail/\(Post.sampleID)"], []),
            ("notification", "feed", ["feed-list", "notifications"], []),
        ] as [(String, TabID, [String], [String])])
    func tree(link: String, tab: TabID, stack: [String], modals: [String]) async throws {
        let phone = try await campusPhone()
        await phone.pushAndTap(Push.deepLink(link))
        #expect(phone.navigation.selectedTab == tab)
        #expect(phone.stack == stack)
        #expect(phone.modals == modals)
        #expect(try phone.outcomes() == [.shown])
    }

    @Test(
        "a link that names the app alone opens its first tab, after a cold start and from any screen",
        arguments: ["campus://", "campus://?utm_source=x", "https://campus.example.com/", "https://campus.example.com"])
    func bare(link: String) async throws {
        let phone = try await campusPhone()
        for _ in 1...2 {
            if link.hasPrefix("https") { phone.device.open(universalLink: link) } else { phone.device.open(url: link) }
            await phone.whenIdle()
            #expect(phone.stack == ["feed-list"] && phone.modals == [])
            await phone.open("campus://home/mypage")
            #expect(phone.stack == ["mypage"])
        }
        #expect(try phone.outcomes() == [.shown, .shown, .shown, .shown])
    }

    @Test(
        "S0.4, S0.5, S0.6: each failure has its alert, and nothing is executed",
        arguments: [
            ("campus://home/unknown", "linkNotFound"), ("campus://home/attendance/unknown", "linkNotFound"),
            ("campus://home/%zz", "invalidLink"), ("other://home/feed", "invalidScheme"),
            ("https://evil.example.org/home/feed", "untrustedHost"),
            ("campus://home/feed?expiredAt=2001-01-01T00:00:00Z", "expiredLink"),
            ("campus://home/order/7", "notPermitted"),
        ])
    func failures(link: String, code: String) async throws {
        let phone = try await campusPhone()
        await phone.openApp()
        let before = phone.navigation
        phone.device.open(url: link)
        await phone.whenIdle()
        #expect(phone.navigation.alert?.code == code)
        phone.app?.navigator.dismissAlert()
        #expect(phone.navigation == before)
        #expect(try phone.codes() == [code])
    }

    @Test func `S0.7, S0.10: home rebuilds main as destination, and not when passed through`() async throws {
        let phone = try await campusPhone()
        await phone.openApp()
        let root = phone.navigation.stack.first?.id
        await phone.pushAndTap(Push.deepLink("home/feed/\(Post.sampleID)"), requestID: "a")
        #expect(phone.navigation.stack.first?.id == root)
        await phone.pushAndTap(Push.deepLink("home"), requestID: "b")
        #expect(phone.stack == ["feed-list"])
        #expect(phone.navigation.stack.first?.id != root)
        #expect(try phone.outcomes() == [.shown, .shown])
    }

    @Test(
        "S0.8: a missing or unreadable parameter is told, and nothing is shown",
        arguments: [
            "attendance/attendance-modal?subLectureId=1", "attendance/attendance-modal?subLectureId=x&round=1",
            "soptamp/current-generation-ranking?currentGeneration=x&status=ACTIVE",
            "soptamp/current-generation-ranking?currentGeneration=34&status=SLEEPY", "feed/17",
        ])
    func parameters(link: String) async throws {
        let phone = try await campusPhone()
        await phone.pushAndTap(Push.deepLink("home/\(link)"))
        #expect(phone.navigation.alert?.code == "invalidParameter")
        #expect(phone.stack == ["feed-list"])
        #expect(phone.modals == [])
    }

    @Test func `S0.9: poke shows its main only as destination`() async throws {
        let phone = try await campusPhone()
        await phone.pushAndTap(Push.deepLink("home/poke/notification-list"), requestID: "a")
        #expect(phone.stack == ["feed-list", "poke-notifications"])
        await phone.pushAndTap(Push.deepLink("home/poke"), requestID: "b")
        #expect(phone.stack == ["feed-list", "poke"])
    }

    @Test func `S0.11, S1.4, U12: a lecture's modal lies over the post that is read, and goes before the next post`()
        async throws
    {
        let phone = try await campusPhone()
        await phone.pushAndTap(Push.feed, requestID: "a")
        await phone.pushAndTap(
            Push.deepLink("home/attendance/attendance-modal?subLectureId=1&round=2"), requestID: "b")
        #expect(phone.modals == ["attendance-modal"])
        #expect(phone.stack == ["feed-list", detail, "attendance"])
        await phone.pushAndTap(Push.feed, requestID: "c")
        #expect(phone.modals == [])
        #expect(phone.stack == ["feed-list", detail])
    }

    @Test func `S1.4, U12: a ranking lies over another generation's`() async throws {
        let phone = try await campusPhone()
        for generation in [34, 35] {
            let link = "home/soptamp/current-generation-ranking?currentGeneration=\(generation)&status=ACTIVE"
            await phone.open("campus://\(link)")
        }
        let generations = phone.navigation.stack.map { $0.screen.arguments["currentGeneration"] }
        #expect(generations == [nil, "34", "35"])
    }
}
