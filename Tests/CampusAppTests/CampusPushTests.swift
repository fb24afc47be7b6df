import AppFlow
import CampusApp
import DeviceSimulator
import Feeds
import Foundation
import Launches
import Navigation
import Notifications
import TestSupport
import Testing

@MainActor @Suite struct CampusPushTests {
    private let detail = "feed-detail/\(Post.sampleID)"

    @Test func `S3.1: feedUUID opens the feed, and what is no UUID or unknown is told`() async throws {
        let phone = try await campusPhone()
        await phone.openApp()
        await phone.pushAndTap(#"{"aps":{},"feedUUID":"not-a-uuid"}"#, requestID: "a")
        #expect(phone.navigation.alert == NavigationAlert(code: "invalidParameter"))
        await phone.pushAndTap(
            #"{"aps":{},"feedUUID":"00000000-0000-4000-8000-000000000000"}"#, requestID: "b")
        #expect(phone.navigation.alert == NavigationAlert(code: "contentNotFound"))
        #expect(phone.stack == ["feed-list"])
        await phone.pushAndTap(Push.feed, requestID: "c")
        #expect(phone.stack == ["feed-list", detail])
        #expect(try phone.outcomes() == [.failed, .failed, .shown])
    }

    @Test(
        "S3.2, S3.3: received in any state, tapped in any state: the detail on top of the list, once",
        arguments: Device.AppState.allCases, Device.AppState.allCases)
    func matrix(received: Device.AppState, tapped: Device.AppState) async throws {
        let phone = try await campusPhone()
        await phone.bring(to: received)
        let notification = phone.device.deliver(Data(Push.feed.utf8), requestID: "r")
        #expect(phone.stack.contains(detail) == false)
        await phone.bring(to: tapped)
        var frames: [String] = []
        var completions = 0
        phone.onFrame = { frames.append($0.description) }
        phone.device.respond(to: notification) { completions += 1 }
        await phone.whenIdle()
        #expect(frames == [detail])
        #expect(completions == 1)
        #expect(phone.stack == ["feed-list", detail])
        #expect(try phone.outcomes() == [.shown])
        #expect(phone.device.notificationCenter.delivered.isEmpty)
    }

    @Test func `S2.5, S3.4: an untapped banner leaves nothing behind, and a later cold tap routes`() async throws {
        let phone = try await campusPhone()
        await phone.openApp()
        let before = phone.navigation
        let banner = phone.device.deliver(Data(Push.feed.utf8), requestID: "r")
        await phone.whenIdle()
        #expect(phone.navigation == before)
        #expect(try phone.outcomes() == [])
        phone.device.kill()
        phone.device.respond(to: banner)
        await phone.whenIdle()
        #expect(phone.stack == ["feed-list", detail])
    }

    @Test func `S0.2: a push without a link opens its own page, found in the archive`() async throws {
        let phone = try await campusPhone()
        await phone.pushAndTap(Push.plain)
        #expect(phone.stack == ["feed-list", "notifications", "notification/notice"])
        #expect(try await phone.archive.notification(id: "notice")?.body == "Closed on Friday")
        #expect(try phone.inbox.history().first?.settlement?.route == "home/notification/detail")
    }

    @Test func `a sender's push opens the link that the sender's own keys name`() async throws {
        let phone = try await campusPhone()
        await phone.pushAndTap(
            #"{"aps":{"alert":"x"},"itbl":{"defaultAction":{"type":"openUrl","data":"campus://home/mypage"}}}"#)
        #expect(phone.stack == ["mypage"])
    }

    @Test(
        "S0.3: a web link opens a screen of ours, the web page, or an alert",
        arguments: [
            ("https://elsewhere.example.org/a?b=c", ["web"], nil), ("http://elsewhere.example.org", ["web"], nil),
            ("https://campus.example.com/nowhere", ["web"], nil),
            ("httpfoo://elsewhere.example.org", [], "invalidScheme"),
            ("javascript:alert(1)", [], "invalidScheme"),
            ("https://a.example.org/?expiredAt=2001-01-01T00:00:00Z", [], "expiredLink"),
            ("https://user@a.example.org/", [], "invalidLink"),
        ] as [(String, [String], String?)])
    func webLink(address: String, modals: [String], code: String?) async throws {
        let phone = try await campusPhone()
        await phone.pushAndTap(Push.webLink(address))
        #expect(phone.modals == modals)
        #expect(phone.navigation.alert?.code == code)
    }

    @Test func `S0.3: a web link that the table resolves opens the screen, and a deep link beats it`() async throws {
        let phone = try await campusPhone()
        await phone.pushAndTap(Push.webLink("https://campus.example.com/feed/\(Post.sampleID)"))
        #expect(phone.stack == ["feed-list", detail])
        await phone.pushAndTap(
            #"{"aps":{},"deepLink":"home/mypage","webLink":"https://elsewhere.example.org"}"#, requestID: "b")
        #expect(phone.stack == ["mypage"])
        #expect(phone.modals == [])
    }

    @Test func `S2.6: a route ends on the screen that it declares, if it declares one`() async throws {
        let phone = try await campusPhone()
        await phone.pushAndTap(Push.plain)
        let main = try #require(phone.app?.main)
        let ends = try await RouteEnd.all(
            of: main,
            values: [
                "feedID": Post.sampleID, "id": "notice", "currentGeneration": "36", "status": "ACTIVE",
                "subLectureId": "1", "round": "2",
                "orderID": "1",
            ])
        for end in ends { #expect(end.declared == nil || end.declared == end.planned, "\(end.link)") }
    }
}
