import AppFlow
import DeepLinks
import DeviceSimulator
import Foundation
import Launches
import Navigation
import Notifications
import TestSupport
import Testing

@MainActor @Suite struct OrderOfCallbacksTests {
    private let phone: TestPhone<TestMain>

    init() throws {
        phone = try TestPhone { TestMain() }
    }

    private func response(_ json: String) -> NotificationResponse {
        NotificationResponse(
            DeliveredNotification(requestID: "r", deliveredAt: phone.clock.now, userInfo: Data(json.utf8)))
    }

    @Test func `U4: a response before the scene connects is the same tap`() async throws {
        let app = try #require(phone.device.process.startInBackground() as? TestPhone<TestMain>.App)
        let response = response(Push.item("1"))
        app.didReceive(response) {}
        app.connect(ConnectionOptions(response: response))
        phone.device.openApp()
        await phone.whenIdle()
        #expect(phone.stack == ["first", "item/1"])
        #expect(phone.navigation.alert == nil)
        #expect(try phone.outcomes() == [.shown])
        #expect(try phone.inbox.history().first?.owner == AccountID("1"))
    }

    @Test func `S0.4: a link that fails at launch is told on the main screen, though another link came meanwhile`()
        async throws
    {
        let gate = PlanningGate()
        let phone = try TestPhone { TestMain(gate: gate) }
        var phases: [NavigationState.Phase] = []
        phone.onState = { if $0.alert != nil { phases.append($0.phase) } }
        phone.device.open(url: "test://item/missing")
        await gate.whenReached()
        phone.device.open(url: "test://item/1")
        await phone.pass(gate)
        #expect(phases == [.main])
        #expect(phone.stack == ["first", "item/1"])
        #expect(try phone.outcomes() == [.failed, .shown])
    }

    @Test func `a scene that connects anew before a screen was seen shows it after all`() async throws {
        await phone.openApp()
        phone.drawsFrames = false
        await phone.pushAndTap(Push.item("1"))
        phone.drawsFrames = true
        phone.app?.connect(ConnectionOptions())
        phone.app?.willEnterForeground(SceneID("main"))
        await phone.whenIdle()
        #expect(phone.stack == ["first", "item/1"])
        #expect(try phone.outcomes() == [.shown])
    }

    @Test func `U5: a screen left on another tab before it was seen does not come back`() async throws {
        await phone.openApp()
        phone.drawsFrames = false
        await phone.pushAndTap(Push.item("1"), requestID: "a")
        phone.app?.navigator.select("second")
        phone.drawsFrames = true
        await phone.pushAndTap(Push.item("2"), requestID: "b")
        #expect(try phone.outcomes() == [.superseded, .shown])
    }

    @Test func `a held tap is told as held, where it waits, and a second callback as a duplicate`() async throws {
        let phone = try TestPhone(session: .signedOut) { TestMain() }
        await phone.pushAndTap(Push.item("1"))
        let trace = try phone.inbox.history().first?.trace
        #expect(trace?.map(\.step) == [.arrived, .recorded, .held, .duplicate, .held])
        #expect(trace?.last?.detail == "login")
    }

    @Test func `of several links that come together each is told as held, and the newest is shown at the next start`()
        async throws
    {
        let phone = try TestPhone(session: .signedOut) { TestMain() }
        await phone.openApp()
        phone.app?.open(urls: ["test://item/1", "test://item/2"])
        await phone.whenIdle()
        #expect(try phone.inbox.history().allSatisfy { $0.trace.contains { $0.step == .held } })
        phone.kill()
        try phone.sessions.save(.signedIn)
        await phone.openApp()
        #expect(phone.stack == ["first", "item/2"])
        #expect(try phone.outcomes() == [.superseded, .shown])
    }

    @Test func `P4: what arrives through any channel is recorded as the account's that is signed in`() async throws {
        await phone.dies(at: .recorded) { phone.device.open(url: "test://item/1") }
        await phone.dies(at: .recorded) { phone.device.open(universalLink: "https://test.example.com/item/2") }
        let link = SystemLink("test://item/3", through: .appIntent, owner: nil)
        await phone.dies(at: .recorded) { phone.device.open(link) }
        await phone.dies(at: .recorded) { phone.device.respond(to: phone.deliver(Push.item("4"))) }
        await phone.dies(at: .recorded) { phone.deliver(Push.silent) }
        #expect(try phone.inbox.pending().map(\.payload?.owner) == Array(repeating: AccountID("1"), count: 5))
    }
}
