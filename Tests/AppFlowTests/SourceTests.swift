import AppFlow
import DeviceSimulator
import Foundation
import Launches
import Navigation
import Notifications
import TestSupport
import Testing

/// Which channel an arrival comes through, and in which scene it is shown.
@MainActor @Suite struct SourceTests {
    private static let web = "https://test.example.com/item/"

    private let phone: TestPhone<TestMain>

    init() throws {
        phone = try TestPhone { TestMain() }
    }

    private func response(_ id: String, isLocal: Bool = false) -> NotificationResponse {
        let notification = DeliveredNotification(
            requestID: id, deliveredAt: Date(timeIntervalSince1970: 1_800_000_000), userInfo: Data(Push.item(id).utf8),
            isLocal: isLocal)
        return NotificationResponse(notification)
    }

    private func options(_ source: LaunchSource) -> ConnectionOptions {
        switch source {
        case .openURL: ConnectionOptions(urls: ["test://item/1"])
        case .userActivity: ConnectionOptions(userActivities: [Self.web + "1"])
        case .notificationResponse: ConnectionOptions(response: response("1"))
        case .localNotification: ConnectionOptions(response: response("1", isLocal: true))
        default: ConnectionOptions()
        }
    }

    /// The channels beside those that the system's own surfaces have; the app's own links come while it runs.
    private nonisolated static let channels: [(LaunchSource, isRunning: Bool)] =
        [.openURL, .userActivity, .notificationResponse, .localNotification].flatMap { [($0, true), ($0, false)] }
        + [(.inApp, true)]

    @Test(
        "U1: what a scene connects with, and what comes while the app runs, reaches the inbox and its screen",
        arguments: channels)
    func arrival(source: LaunchSource, isRunning: Bool) async throws {
        if isRunning {
            await phone.openApp()
        } else {
            phone.device.process.startInBackground().connect(options(source))
            phone.device.openApp()
        }
        let app = try #require(phone.app)
        switch source {
        case _ where !isRunning: break
        case .openURL: app.open(urls: ["test://item/1"])
        case .userActivity: app.continueUserActivity(webpageURL: Self.web + "1")
        case .notificationResponse: app.didReceive(response("1")) {}
        case .localNotification: app.didReceive(response("1", isLocal: true)) {}
        default: app.open(inAppLink: "item/1")
        }
        await phone.whenIdle()
        #expect(try phone.inbox.history().map(\.source) == [source])
        #expect(phone.stack == ["first", "item/1"])
        #expect(try phone.outcomes() == [.shown])
    }

    @Test(
        "U21: of several at one connect the response is shown, and no other screen before it",
        arguments: [true, false])
    func several(isRunning: Bool) async throws {
        let app = phone.device.process.startInBackground()
        if isRunning { await phone.openApp() }
        var frames: [String] = []
        phone.onFrame = { frames.append($0.description) }
        app.connect(
            ConnectionOptions(
                scene: SceneID("new"), urls: ["test://item/1", "test://item/2"],
                userActivities: [Self.web + "3", Self.web + "4"],
                systemLinks: [SystemLink("test://item/4", through: .quickAction)], response: response("5")))
        await phone.openApp()
        #expect(
            try phone.inbox.history().map(\.source) == [
                .openURL, .openURL, .userActivity, .userActivity, .quickAction, .notificationResponse,
            ])
        #expect(try phone.outcomes() == Array(repeating: .superseded, count: 5) + [.shown])
        #expect(phone.stack == ["first", "item/5"])
        #expect(frames.filter { $0 != "first" } == ["item/5"])
    }

    @Test func `U6: the same link opened again navigates again, and so does a new push with the same link`()
        async throws
    {
        for _ in 1...2 {
            await phone.open("test://item/1")
            #expect(phone.stack == ["first", "item/1"])
            phone.app?.navigator.back()
        }
        for request in ["a", "b"] {
            await phone.pushAndTap(Push.item("1"), requestID: request)
            #expect(phone.stack == ["first", "item/1"])
            phone.app?.navigator.back()
        }
        phone.clock.advance(by: 1)
        await phone.pushAndTap(Push.item("1"), requestID: "b")
        #expect(phone.stack == ["first", "item/1"])
        #expect(try phone.outcomes() == Array(repeating: .shown, count: 5))
    }

    // MARK: Scenes

    private let a = SceneID("a")
    private let b = SceneID("b")

    /// The app has two scenes, of which `b` came to the front last.
    private func connectScenes() async {
        let app = phone.device.process.startInBackground()
        for scene in [a, b] {
            app.connect(ConnectionOptions(scene: scene))
            app.willEnterForeground(scene)
        }
        await phone.whenIdle()
    }

    private func tap(id: String = "1", in scene: SceneID?) async {
        let notification = DeliveredNotification(
            requestID: id, deliveredAt: phone.clock.now, userInfo: Data(Push.item(id).utf8))
        phone.app?.didReceive(NotificationResponse(notification, targetScene: scene)) {}
        await phone.whenIdle()
    }

    @Test(
        "U20: a tap is shown in the scene that the response names, else in the active one",
        arguments: [("a", "a"), ("b", "b"), (nil, "b"), ("gone", "b")] as [(String?, String)])
    func target(named: String?, expected: String) async throws {
        await connectScenes()
        await tap(in: named.map(SceneID.init))
        #expect(phone.app?.scene == SceneID(expected))
        #expect(phone.stack == ["first", "item/1"])
    }

    @Test func `U20: a tap that fails moves nothing to another scene`() async throws {
        await connectScenes()
        await tap(in: b)
        await tap(id: "missing", in: a)
        #expect(phone.app?.scene == b)
    }
}
