import Arrivals
import DeepLinks
import DeviceSimulator
import Foundation
import Launches
import Notifications
import TestSupport
import Testing

/// What the dispatcher promises, on the simulated phone: what arrives is opened once, by who may see it, or ends with
/// a reason.
@MainActor @Suite struct ArrivalContractTests {
    private let phone = RoutedPhone()

    @Test func `P1, P2: a tap that is recorded as the process dies is opened by the next one, and by no later one`()
        async throws
    {
        phone.tap("rooms/1")
        phone.kill()
        #expect(try phone.outcomes == [nil])
        await phone.showMainScreen()
        #expect(phone.router.opened == ["rooms/1"])
        phone.kill()
        await phone.showMainScreen()
        #expect(phone.router.opened == ["rooms/1"])
        #expect(try phone.outcomes == [.shown])
    }

    @Test func `P9: what ended two processes while the user saw them is quarantined, and the next link opens`()
        async throws
    {
        phone.tap("rooms/slow")
        for _ in 1...2 {
            phone.device.openApp()
            phone.running.mainScreenIsReady(for: AccountID("1"))
            await phone.router.loads()
            phone.kill()
        }
        phone.device.openApp()
        await phone.showMainScreen()
        phone.device.open(url: "a://rooms/2")
        await phone.running.whenIdle()
        #expect(try phone.outcomes == [.quarantined, .shown])
        #expect(try phone.codes == ["routingCrashed", nil])
    }

    @Test func `P3: a link opens while any scene is in the foreground, and waits once none is`() async throws {
        let app = phone.running
        app.mainScreenIsReady(for: AccountID("1"))
        for scene in ["left", "right"] { app.willEnterForeground(SceneID(scene)) }
        app.didEnterBackground(SceneID("right"))
        app.open(urls: ["a://rooms/1"])
        await app.whenIdle()
        app.disconnect(SceneID("left"))
        app.open(urls: ["a://rooms/2"])
        await app.whenIdle()
        #expect(phone.router.opened == ["a://rooms/1"])
        #expect(try phone.outcomes == [.shown, nil])
    }

    @Test func `P3: a screen that is loading as the app locks opens after the unlock`() async throws {
        await phone.showMainScreen()
        phone.device.open(url: "a://rooms/slow")
        await phone.router.loads()
        phone.running.mainScreenIsHidden()
        await phone.running.whenIdle()
        #expect(phone.router.cancelled == ["a://rooms/slow"])
        #expect(try phone.outcomes == [nil])
        phone.running.mainScreenIsReady(for: AccountID("1"))
        await phone.router.loads()
    }

    @Test func `P4: a push of another account is not presented`() throws {
        var shown: [PresentationOptions] = []
        for recipient in ["1", "2"] {
            let push = Data(#"{"aps":{"alert":"x"},"recipient":"\#(recipient)"}"#.utf8)
            let notification = DeliveredNotification(requestID: recipient, deliveredAt: phone.clock.now, userInfo: push)
            phone.running.willPresent(notification) { shown.append($0) }
        }
        #expect(shown == [[.banner, .list, .badge, .sound], []])
    }

    @Test func `an action that opens the app reaches the router by its id, and no other does`() async throws {
        await phone.showMainScreen()
        for action in ["mute", "view"] {
            phone.tap("rooms/1", requestID: action, with: .custom(id: action, text: nil))
        }
        phone.tap("rooms/1", requestID: "dismissed", with: .dismiss)
        await phone.running.whenIdle()
        #expect(phone.router.last?.action == "view")
        #expect(phone.router.last?.source == .push)
        #expect(phone.router.opened.count == 1)
        #expect(try phone.outcomes == [.ignored, .shown, .ignored])
    }

    @Test func `S0.2: a push without a link opens its own page`() async throws {
        await phone.showMainScreen()
        let push = Data(#"{"aps":{"alert":"x"}}"#.utf8)
        phone.device.respond(to: phone.device.deliver(push, requestID: "7"))
        await phone.running.whenIdle()
        #expect(phone.router.opened == ["notices/7"])
    }

    @Test func `the inbox says by which steps a link came to its screen`() async throws {
        await phone.showMainScreen()
        phone.tap("rooms/1")
        await phone.running.whenIdle()
        let trace = try phone.process.history().flatMap(\.trace)
        #expect(trace.map(\.step) == [.arrived, .recorded, .derived, .released, .settled])
        #expect(trace.map(\.detail) == ["notificationResponse", nil, "deepLink", nil, "shown"])
    }

    // MARK: What is known of an arrival that its router did not show

    @Test func `P8: a link that leads nowhere ends with its code, and the next one opens`() async throws {
        await phone.showMainScreen()
        for link in ["a://nowhere", "a://broken", "a://rooms/1"] {
            phone.device.open(url: link)
            await phone.running.whenIdle()
        }
        #expect(try phone.outcomes == [.failed, .failed, .shown])
        #expect(try phone.codes == ["linkNotFound", "notOpened", nil])
    }

    @Test func `P8: the app is told of each link that ends, also of those that its router never meets`() async throws {
        phone.tap("rooms/1")
        phone.device.advance(by: TimeToLive.navigation + 1)
        phone.tap("rooms/2", requestID: "foreign", to: "2")
        phone.device.open(url: "a://rooms/3")
        phone.device.open(url: "a://rooms/4")
        await phone.showMainScreen()
        let told = phone.ended.sorted { $0.link?.link ?? "" < $1.link?.link ?? "" }
        #expect(told.map(\.link?.link) == ["a://rooms/3", "a://rooms/4", "rooms/1", "rooms/2"])
        #expect(told.map(\.settlement.outcome) == [.superseded, .shown, .expired, .discarded])
        phone.device.respond(to: phone.device.deliver(Data("{".utf8), requestID: "broken"))
        #expect(phone.ended.last?.link == nil)
        #expect(phone.ended.last?.settlement == Settlement(.failed, code: PayloadError.code))
    }
}
