import AppFlow
import DeviceSimulator
import Foundation
import Launches
import Navigation
import Notifications
import TestSupport
import Testing

@MainActor @Suite struct SignOutTests {
    private let archive = HeldArchive()
    private let gate = PlanningGate()

    @Test func `U8: a sign-out empties the archive, even of what was being written`() async throws {
        let phone = try TestPhone { TestMain() }
        await phone.openApp()
        await phone.pushAndTap(Push.item("1"))
        phone.deliver(Push.item("2"), requestID: "late")
        await phone.app?.signOut()
        await phone.whenIdle()
        #expect(try await phone.archive.notifications(limit: 10) == [])
        #expect(try phone.sessions.load()?.needsSignOutCleanup == false)
    }

    @Test func `a sign-out ends, and so does the sign-in after it`() async throws {
        let phone = try TestPhone { TestMain() }
        await phone.openApp()
        let app = try #require(phone.app)
        await end(of: "the sign-out") { await app.signOut() }
        #expect(app.phase == .login)
        await end(of: "the sign-in") { await app.signIn(as: AccountID("2")) }
        await phone.whenIdle()
        #expect(app.phase == .ready(AccountID("2")))
    }

    @Test func `P4, U32: the saved navigation goes with a clean-up that the next process does`() async throws {
        let phone = try TestPhone { TestMain() }
        try phone.savedNavigation.save(Data("{}".utf8), of: AccountID("1"))
        try phone.sessions.save(Session.signedOut.changed { $0.needsSignOutCleanup = true })
        await phone.openApp()
        #expect(try phone.savedNavigation.take(of: AccountID("1")) == nil)
        #expect(try phone.sessions.load()?.needsSignOutCleanup == false)
    }

    @Test func `P4: who has yet to be onboarded does not get in before the archive is emptied, either`() async throws {
        let session = Session(account: AccountID("1"), hasOnboarded: false)
        let phone = try TestPhone(session: session, archive: archive) { TestMain() }
        await phone.openApp()
        phone.deliver(Push.item("1"))
        await phone.whenIdle()
        #expect(try await archive.notifications(limit: 10).count == 1)
        archive.refusesRemoval = true
        await phone.app?.signOut()
        #expect(phone.navigation.phase == .onboarding)
        await phone.app?.signIn(as: AccountID("2"))
        phone.app?.completeOnboarding()
        await phone.whenIdle()
        #expect(phone.app?.phase == .retry)
        archive.refusesRemoval = false
        await phone.retry()
        #expect(phone.app?.phase == .ready(AccountID("2")))
        #expect(try await archive.notifications(limit: 10) == [])
    }

    @Test(
        "P4, U32: what a sign-out could not settle before the process died ends at the next start",
        arguments: [true, false])
    func deathBeforeSettlement(hasOwner: Bool) async throws {
        let phone = try TestPhone(session: .locked) { TestMain() }
        await phone.pushAndTap(Push.item("1", for: hasOwner ? "1" : nil))
        phone.clock.advance(by: 1)
        phone.inbox.refusesSettling = true
        await phone.app?.signOut()
        phone.kill()
        phone.inbox.refusesSettling = false
        phone.clock.advance(by: 1)
        await phone.open("test://item/2")
        #expect(phone.navigation.phase == .login)
        #expect(try phone.outcomes() == [.discarded, nil] && phone.codes() == ["loggedOut"])
        await phone.signIn(as: "1")
        #expect(phone.stack == ["first", "item/2"])
    }

    @Test func `P4: a second sign-out while the archive is being emptied empties it once more`() async throws {
        let phone = try TestPhone(archive: archive) { TestMain() }
        await phone.openApp()
        archive.emptied = gate
        let signOut = Task { await phone.app?.signOut() }
        await gate.whenReached()
        await phone.app?.signIn(as: AccountID("2"))
        phone.deliver(Push.item("2"))
        for _ in 1...20_000 where try await archive.notifications(limit: 10).isEmpty { await Task.yield() }
        let secondSignOut = Task { await phone.app?.signOut() }
        try await phone.when("the sign-out") { try phone.sessions.load()?.account == nil }
        #expect(phone.notificationCenter.delivered.isEmpty)
        gate.open()
        await signOut.value
        await secondSignOut.value
        await phone.whenIdle()
        #expect(try await archive.notifications(limit: 10) == [])
        #expect(try phone.sessions.load()?.needsSignOutCleanup == false)
    }

    enum Whereabouts: CaseIterable {
        case foreground, background, locked, withoutScene
    }

    @Test(
        "U8: a sign-out leaves nothing of the account on the device, wherever the app is",
        arguments: Whereabouts.allCases)
    func nothingStays(whereabouts: Whereabouts) async throws {
        let phone = try TestPhone(session: whereabouts == .locked ? .locked : .signedIn) { TestMain() }
        await phone.openApp()
        phone.app?.unlock()
        await phone.pushAndTap(Push.item("1"), requestID: "seen")
        phone.device.pressHome()
        phone.deliver(Push.item("2"), requestID: "listed")
        switch whereabouts {
        case .foreground: await phone.openApp()
        case .background: break
        case .locked: await phone.pushAndTap(Push.item("3"), requestID: "waiting")
        case .withoutScene: phone.kill()
        }
        await phone.answer(Push.item("4"), requestID: "failing", with: .custom(id: "read"))
        await phone.app?.signOut()
        await phone.whenIdle()
        #expect(try phone.codes() == Array(repeating: "loggedOut", count: whereabouts == .locked ? 2 : 1))
        #expect(phone.device.notificationCenter.delivered.isEmpty)
        #expect(try phone.savedNavigation.take(of: AccountID("1")) == nil)
        #expect(try await phone.archive.notifications(limit: 10) == [])
        #expect(phone.navigation.screens.isEmpty && phone.navigation.visible == nil)
        #expect(try phone.sessions.load()?.account == nil)
    }

    @Test func `P4: a sign-out is remembered by the next launch`() async throws {
        let phone = try TestPhone { TestMain() }
        await phone.openApp()
        let notification = phone.deliver(Push.item("1"))
        phone.clock.advance(by: 1)
        await phone.app?.signOut()
        await phone.restart()
        phone.device.respond(to: notification)
        await phone.signIn(as: "2")
        #expect(try phone.codes() == ["loggedOut"])
    }
}
