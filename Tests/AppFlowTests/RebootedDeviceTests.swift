import AppFlow
import DeviceSimulator
import Launches
import Notifications
import TestSupport
import Testing

/// Between a restart and the first unlocking the app's files are closed. Apple: "Encrypting your app's files".
@MainActor @Suite struct RebootedDeviceTests {
    private let effects = Effects()
    private let message = #","category":"message"},"deepLink":"item/1"}"#

    /// A phone that was just switched on again, with a notification in its list.
    private func phone() async throws -> TestPhone<TestMain> {
        let inbox = CrashableInbox(InMemoryLaunchInbox())
        let sessions = CrashableSessionStore(InMemorySessionStore(), of: inbox)
        let phone = try TestPhone(inbox: inbox, sessions: sessions) { [effects] in TestMain(effects: effects) }
        inbox.isOpen = { [unowned phone] in phone.device.isProtectedDataReadable }
        phone.notificationCenter.set(.authorized)
        await phone.openApp()
        phone.kill()
        try phone.device.perform(.receive(PushMessage(#"{"aps":{"alert":"x""# + message, id: "n")))
        try phone.device.perform(.reboot)
        return phone
    }

    @Test func `P1: a tap on the lock screen is shown after the passcode, and recorded`() async throws {
        let phone = try await phone()
        try phone.device.perform(.tap(requestID: "n"))
        await phone.whenIdle()
        #expect(phone.device.state.display == .passcode && phone.isDead)
        try phone.device.perform(.unlock)
        await phone.whenIdle()
        #expect(phone.stack == ["first", "item/1"])
        #expect(try phone.outcomes() == [.shown])
    }

    @Test func `U37: an action on the lock screen is performed in a refresh, though nobody opens the app`() async throws
    {
        let phone = try await phone()
        try phone.device.perform(.act(requestID: "n", action: "read"))
        await phone.whenIdle()
        phone.device.process.suspend()
        try phone.device.perform(.unlock)
        #expect(phone.device.state.app.isRefreshRequested && effects.standing.isEmpty)
        try phone.device.perform(.refreshInBackground)
        await phone.whenIdle()
        #expect(effects.standing.map(\.action) == ["read"])
    }
}
