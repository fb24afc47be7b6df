import DeviceSimulator
import Foundation
import Launches
import Navigation
import Notifications
import TestSupport
import Testing

@testable import AppFlow

/// The app's own notifications, and the permission to notify.
@MainActor @Suite struct LocalNotificationTests {
    private let effects: Effects
    private let phone: TestPhone<TestMain>

    init() throws {
        let effects = Effects()
        self.effects = effects
        phone = try TestPhone { TestMain(effects: effects) }
    }

    /// Schedules for account 1, lets the time come, and gives back what is listed then.
    private func fire(_ request: SampleRequest) async throws -> DeliveredNotification {
        try await phone.schedule(request)
        phone.device.advance(by: 60)
        await phone.whenIdle()
        return try #require(phone.notificationCenter.delivered.first)
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
        let notification = try await fire(SampleRequest(link: "item/1"))
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
        let notification = try await fire(SampleRequest(category: "message", link: "item/1"))
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

    @Test func `S4.3: the setting is read again at every foreground`() async throws {
        #expect(phone.app?.notificationAuthorization == nil)
        for status in [NotificationAuthorization.notDetermined, .authorized, .denied, .provisional] {
            phone.notificationCenter.set(status)
            await phone.openApp()
            #expect(phone.app?.notificationAuthorization == status)
            phone.device.pressHome()
        }
    }

    // MARK: Permission

    private var center: NotificationCenterSimulator { phone.notificationCenter }

    /// The app on a phone that puts each question for permission to its user.
    private func openAskingApp() async {
        center.permission.answer = .onDisplay
        await phone.openApp()
    }

    private func promptAppears() async -> Bool {
        for _ in 1...20_000 where !center.permission.isOpen { await Task.yield() }
        return center.permission.isOpen
    }

    @Test("S1.5, U28: permission is asked for on the screen that needs it, not before", arguments: [true, false])
    func asked(grants: Bool) async throws {
        await openAskingApp()
        await phone.open(inAppLink: "item/1")
        #expect(center.permission.askedFor == nil)
        phone.app?.open(inAppLink: "item/asks")
        #expect(await promptAppears())
        #expect(center.permission.askedFor == [.alert, .badge, .sound])
        try phone.device.perform(.answerPrompt(grants: grants))
        let answer: NotificationAuthorization = grants ? .authorized : .denied
        for _ in 1...20_000 where phone.app?.notificationAuthorization != answer { await Task.yield() }
        #expect(phone.app?.notificationAuthorization == answer)
        #expect(phone.navigation.alert?.code == (grants ? nil : "unauthorizedNotification"))
        #expect(phone.stack == ["first", "item/asks"])
    }

    @Test func `U28: the alert about a refusal leads to Settings, where the user can allow them`() async throws {
        await openAskingApp()
        phone.app?.open(inAppLink: "item/asks")
        #expect(await promptAppears())
        try phone.device.perform(.answerPrompt(grants: false))
        await phone.app?.whenPermissionAnswered()
        #expect(phone.navigation.alert?.offersSettings == true)
        phone.app?.openNotificationSettings()
        #expect(phone.device.state.display == .settings && phone.navigation.alert == nil)
        try phone.device.perform(.setAuthorization(.authorized))
        await phone.openApp()
        #expect(phone.app?.notificationAuthorization == .authorized)
        #expect(phone.stack == ["first", "item/asks"])
    }

    @Test func `U28: a refusal is told once, and nobody is asked again`() async throws {
        center.set(.denied)
        await openAskingApp()
        for link in ["item/asks", "item/1", "item/asks"] {
            await phone.open(inAppLink: link)
            #expect(center.permission.askedFor == nil && phone.navigation.alert == nil)
        }
    }

    @Test func `U28: a provisional permission shows no prompt, and pushes go to the list quietly`() async throws {
        await openAskingApp()
        phone.app?.open(inAppLink: "item/asks-quietly")
        for _ in 1...20_000 where center.permission.askedFor == nil { await Task.yield() }
        #expect(await center.authorization() == .provisional)
        #expect(!center.permission.isOpen && phone.navigation.alert == nil)
        phone.device.pressHome()
        try phone.device.perform(.receive(PushMessage(Push.item("2"), id: "quiet")))
        #expect(phone.device.state.banner == nil)
        #expect(center.delivered.map(\.requestID) == ["quiet"])
    }

    @Test func `U28: nobody is asked on a screen that was left before it is known whether to ask`() async throws {
        await openAskingApp()
        let app = try #require(phone.app)
        let permission = NotificationPermission<TestMain>(navigator: app.navigator, center: center)
        permission.request(on: Screen("item", id: "asks"))
        await end(of: "the question") { await permission.whenAnswered() }
        #expect(phone.stack == ["first"] && center.permission.askedFor == nil)
    }
}
