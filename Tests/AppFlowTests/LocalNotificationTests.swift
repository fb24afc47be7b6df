import AppFlow
import DeviceSimulator
import Foundation
import Launches
import Notifications
import TestSupport
import Testing

@MainActor @Suite struct LocalNotificationTests {
    private let effects: Effects
    private let phone: TestPhone<TestMain>

    init() throws {
        let effects = Effects()
        self.effects = effects
        phone = try TestPhone { TestMain(effects: effects) }
    }

    /// Schedules for account 1, lets the time come, and gives back what is listed then.
    private func fire(
        _ request: SampleRequest, on phone: TestPhone<TestMain>
    ) async throws -> DeliveredNotification {
        try await schedule(request, on: phone)
        phone.device.advance(by: 60)
        await phone.whenIdle()
        return try #require(phone.notificationCenter.delivered.first)
    }

    private func schedule(_ request: SampleRequest, on phone: TestPhone<TestMain>) async throws {
        let schedule = ScheduleNotification(
            phone.notificationCenter, isSignedIn: { _ in true }, now: { phone.clock.now })
        _ = try await schedule(request, for: "1")
    }

    @Test("S4.2: it fires and its tap routes, running or not", arguments: Device.AppState.allCases)
    func tap(state: Device.AppState) async throws {
        await phone.openApp()
        switch state {
        case .foreground: break
        case .inactive: try phone.device.perform(.openAppSwitcher)
        case .background: phone.device.pressHome()
        case .suspended:
            phone.device.pressHome()
            phone.device.process.suspend()
        case .notRunning: phone.kill()
        }
        let notification = try await fire(SampleRequest(link: "item/1"), on: phone)
        #expect(phone.stack.last != "item/1")
        await phone.respond(to: notification)
        #expect(phone.stack == ["first", "item/1"])
        #expect(try phone.inbox.history().map(\.source) == [.localNotification])
        #expect(try phone.outcomes() == [.shown])
        #expect(phone.notificationCenter.delivered == [])
    }

    @Test(
        "S4.5: its action runs once, no other does, and each is called back",
        arguments: [
            (NotificationResponse.Action.custom(id: "read"), Outcome.performed), (.custom(id: "never"), .ignored),
            (.dismiss, .ignored), (.open, .shown),
        ])
    func action(action: NotificationResponse.Action, outcome: Outcome) async throws {
        let notification = try await fire(SampleRequest(category: "message", link: "item/1"), on: phone)
        var completions = 0
        for _ in 1...2 {
            phone.device.respond(to: notification, with: action) { completions += 1 }
            await phone.whenIdle()
        }
        #expect(completions == 2)
        #expect(try phone.outcomes() == [outcome])
        #expect(effects.standing.map(\.action) == (outcome == .performed ? ["read"] : []))
        #expect(effects.standing.allSatisfy { $0.parameters == ["id": "1"] })
    }

    @Test func `S4.4: the app's categories are registered at launch, beside those that are there`() async throws {
        let center = NotificationCenterSimulator()
        let phone = try TestPhone(notificationCenter: center) { TestMain() }
        let other = NotificationCategory("other", actions: [])
        // The device has registered its own; an earlier version of the app had them without actions.
        phone.device.pressHome()
        center.register([other] + TestMain.categories.map { NotificationCategory($0.id, actions: []) })
        await phone.openApp()
        #expect(center.categories.contains(other))
        #expect(TestMain.categories.allSatisfy(center.categories.contains))
    }

    @Test func `S1.5: a launch asks nobody`() async throws {
        await phone.openApp()
        await phone.pushAndTap(Push.item("1"))
        #expect(await phone.notificationCenter.authorization() == .notDetermined)
    }

    @Test func `S4.3: the setting is read again at every foreground`() async throws {
        #expect(phone.app?.notificationAuthorization == nil)
        for status in [NotificationAuthorization.notDetermined, .authorized, .denied, .provisional] {
            phone.notificationCenter.set(status)
            await phone.openApp()
            #expect(phone.app?.notificationAuthorization == status)
            phone.device.pressHome()
        }
    }

    @Test("P4: a sign-out takes what is scheduled and what was fired with it", arguments: [true, false])
    func signOut(isRunning: Bool) async throws {
        await phone.openApp()
        _ = try await fire(SampleRequest("fired"), on: phone)
        try await schedule(SampleRequest("scheduled"), on: phone)
        if !isRunning { await phone.restart() }
        await phone.app?.signOut()
        await phone.whenIdle()
        #expect(phone.notificationCenter.delivered == [])
        #expect(await phone.notificationCenter.scheduled() == [])
        phone.device.advance(by: 600)
        #expect(phone.notificationCenter.delivered == [])
    }

    @Test func `P4: what a sign-out that died left behind goes before anybody gets in`() async throws {
        try await schedule(SampleRequest(), on: phone)
        try phone.sessions.save(.signedOut.changed { $0.needsSignOutCleanup = true })
        await phone.openApp()
        await phone.signIn(as: "2")
        #expect(await phone.notificationCenter.scheduled() == [])
    }

    @Test func `P4: another account neither sees one nor opens it`() async throws {
        let phone = try TestPhone(session: .signedIn.changed { $0.account = AccountID("2") }) { TestMain() }
        try await schedule(SampleRequest(link: "item/1"), on: phone)
        phone.device.advance(by: 60)
        let notification = try #require(phone.notificationCenter.delivered.first)
        await phone.respond(to: notification)
        #expect(try phone.codes() == ["otherAccount"])
        try await schedule(SampleRequest(), on: phone)
        phone.device.advance(by: 60)
        #expect(phone.notificationCenter.delivered == [] && phone.log.arrivals.last == .notForThisAccount)
    }
}
