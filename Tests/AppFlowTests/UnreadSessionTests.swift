import AppFlow
import DeviceSimulator
import Foundation
import Launches
import Navigation
import Notifications
import TestSupport
import Testing

/// The session, the inbox and all files of the app can lie on a disk that nobody can read before the device is first
/// unlocked. Apple: "Encrypting your app's files".
@MainActor @Suite struct UnreadSessionTests {
    private static let whole = Session(
        account: AccountID("1"), token: SessionToken("token"), hasOnboarded: true,
        loggedOutAt: Date(timeIntervalSince1970: 1_700_000_000)
    ).changed {
        $0.nonce = LinkNonce("0a")
        $0.hasLock = true
        $0.needsSignOutCleanup = true
    }

    private let effects = Effects()

    /// Its inbox and its session are on one disk.
    private func phone(_ session: Session = .signedIn) throws -> TestPhone<TestMain> {
        let inbox = CrashableInbox(InMemoryLaunchInbox())
        let sessions = CrashableSessionStore(InMemorySessionStore(), of: inbox)
        return try TestPhone(session: session, inbox: inbox, sessions: sessions) { [effects] in
            TestMain(effects: effects)
        }
    }

    /// What starts the process before the device is first unlocked.
    enum EarlyStart: CaseIterable {
        case silentPush, action, scene, sceneThatIsLeft
    }

    @Test("P4: nothing is written over a session that could not be read", arguments: EarlyStart.allCases)
    func unreadSessionIsKept(early: EarlyStart) async throws {
        let phone = try phone(Self.whole)
        phone.inbox.isUnreadable = true
        switch early {
        case .silentPush: phone.deliver(Push.silent, requestID: "silent")
        case .action: await phone.answer(Push.item("9"), requestID: "action", with: .custom(id: "read"))
        case .scene: await phone.openApp()
        case .sceneThatIsLeft:
            await phone.openApp()
            phone.device.pressHome()
        }
        await phone.whenIdle()
        let sessions = phone.sessions
        phone.app?.completeOnboarding()
        await phone.app?.signIn(as: AccountID("2"))
        await phone.app?.signOut()
        phone.app?.setLock(false)
        phone.app?.unlock()
        phone.inbox.isUnreadable = false
        #expect(try sessions.load() == Self.whole)
        await phone.comeBack()
        #expect(phone.app?.phase == .locked)
        #expect(try sessions.load() == Self.whole.changed { $0.needsSignOutCleanup = false })
    }

    /// What the system or the user does once the session can be read.
    enum Occasion: CaseIterable {
        case url, activity, systemLink, inAppLink, tap, silentPush, presentation, foreground, protectedData, retry
        case signIn, signOut, onboarding
    }

    @Test("U27: each callback reads the session that could not be read before", arguments: Occasion.allCases)
    func readLate(occasion: Occasion) async throws {
        let phone = try phone()
        phone.inbox.isUnreadable = true
        await phone.openApp()
        let app = try #require(phone.app)
        #expect(app.phase == .retry)
        phone.inbox.isUnreadable = false
        let notification = DeliveredNotification(
            requestID: "r", deliveredAt: phone.clock.now, userInfo: Data(Push.item("1").utf8))
        switch occasion {
        case .url: app.open(urls: ["test://item/1"])
        case .activity: app.continueUserActivity(webpageURL: "https://test.example.com/item/1")
        case .systemLink: app.open(SystemLink("test://item/1", through: .spotlight))
        case .inAppLink: app.open(inAppLink: "item/1")
        case .tap: app.didReceive(NotificationResponse(notification)) {}
        case .silentPush: app.didReceiveRemoteNotification(Data(Push.silent.utf8)) { _ in }
        case .presentation: app.willPresent(notification) { _ in }
        case .foreground: app.willEnterForeground(SceneID("main"))
        case .protectedData: app.protectedDataDidBecomeAvailable()
        case .retry: app.retry()
        case .signIn: await app.signIn(as: AccountID("1"))
        case .signOut: await app.signOut()
        case .onboarding: app.completeOnboarding()
        }
        await phone.whenIdle()
        #expect(app.phase == (occasion == .signOut ? .login : .ready(AccountID("1"))))
        #expect(try phone.sessions.load()?.account == (occasion == .signOut ? nil : AccountID("1")))
        #expect(try phone.sessions.load()?.hasOnboarded == true)
    }

    @Test func `U21: of what waits from before and what came while nothing was readable, the newest is shown`()
        async throws
    {
        let phone = try phone()
        await phone.dies(at: .recorded) { phone.device.open(url: "test://item/old") }
        phone.inbox.isUnreadable = true
        await phone.open("test://item/new")
        phone.inbox.isUnreadable = false
        await phone.comeBack()
        #expect(phone.stack == ["first", "item/new"])
        #expect(try phone.outcomes() == [.superseded, .shown])
    }

    /// A phone that was just switched on again, with a notification in its list.
    private func rebooted() async throws -> TestPhone<TestMain> {
        let phone = try phone()
        phone.inbox.isOpen = { [unowned phone] in phone.device.isProtectedDataReadable }
        phone.notificationCenter.set(.authorized)
        await phone.openApp()
        phone.kill()
        let push = #"{"aps":{"alert":"x","category":"message"},"deepLink":"item/1"}"#
        try phone.device.perform(.receive(PushMessage(push, id: "n")))
        try phone.device.perform(.reboot)
        return phone
    }

    @Test func `P1: a tap on the lock screen is shown after the passcode, and recorded`() async throws {
        let phone = try await rebooted()
        try phone.device.perform(.tap(requestID: "n"))
        await phone.whenIdle()
        #expect(phone.device.state.display == .passcode && phone.isDead)
        try phone.device.perform(.unlock)
        await phone.whenIdle()
        #expect(phone.stack == ["first", "item/1"])
        #expect(try phone.outcomes() == [.shown])
    }
}
