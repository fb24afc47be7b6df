import DeviceSimulator
import Navigation
import Notifications
import TestSupport
import Testing

@testable import AppFlow

@MainActor @Suite struct PermissionTests {
    private let phone: TestPhone<TestMain>
    private var center: NotificationCenterSimulator { phone.notificationCenter }

    init() throws {
        phone = try TestPhone { TestMain() }
        center.permission.answer = .onDisplay
    }

    private func promptAppears() async -> Bool {
        for _ in 1...20_000 where !center.permission.isOpen { await Task.yield() }
        return center.permission.isOpen
    }

    @Test("U28: permission is asked for on the screen that needs it, not before", arguments: [true, false])
    func asked(grants: Bool) async throws {
        await phone.openApp()
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
        await phone.openApp()
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

    @Test func `U28: whoever waits for the answer to the prompt sees it`() async throws {
        await phone.openApp()
        let app = try #require(phone.app)
        app.open(inAppLink: "item/asks")
        #expect(await promptAppears())
        let waiting = Task {
            await app.whenPermissionAnswered()
            return app.notificationAuthorization
        }
        for _ in 1...20 { await Task.yield() }
        try phone.device.perform(.answerPrompt(grants: true))
        #expect(await waiting.value == .authorized)
    }

    @Test func `U28: a refusal is told once, and nobody is asked again`() async throws {
        center.set(.denied)
        await phone.openApp()
        for link in ["item/asks", "item/1", "item/asks"] {
            await phone.open(inAppLink: link)
            #expect(center.permission.askedFor == nil && phone.navigation.alert == nil)
        }
    }

    @Test func `U28: a provisional permission shows no prompt, and pushes go to the list quietly`() async throws {
        await phone.openApp()
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
        await phone.openApp()
        let app = try #require(phone.app)
        let permission = NotificationPermission<TestMain>(navigator: app.navigator, center: center)
        permission.request(on: Screen("item", id: "asks"))
        await end(of: "the question") { await permission.whenAnswered() }
        #expect(phone.stack == ["first"] && center.permission.askedFor == nil)
    }
}
