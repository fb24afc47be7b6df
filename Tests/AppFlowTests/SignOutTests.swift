import AppFlow
import DeviceSimulator
import Foundation
import Launches
import Navigation
import Notifications
import TestSupport
import Testing

@MainActor @Suite struct SignOutTests {
    @Test func `P4, U32: the saved navigation goes with a clean-up that the next process does`() async throws {
        let phone = try TestPhone { TestMain() }
        try phone.savedNavigation.save(Data("{}".utf8), of: AccountID("1"))
        try phone.sessions.save(Session.signedOut.changed { $0.needsSignOutCleanup = true })
        await phone.openApp()
        #expect(try phone.savedNavigation.take(of: AccountID("1")) == nil)
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
}
