import AppFlow
import DeviceSimulator
import Foundation
import Launches
import Navigation
import TestSupport
import Testing

@MainActor @Suite struct SignOutCleanupTests {
    /// A part of the clean-up.
    enum Part: CaseIterable {
        case savedNavigation, ownStores, erasing
    }

    @Test("P4, U32: nobody gets in before each part of the clean-up succeeded", arguments: Part.allCases)
    func refused(part: Part) async throws {
        var refusing: Part? = part
        let saved = RefusingNavigationStore()
        let phone = try TestPhone(savedNavigation: saved) {
            let main = TestMain()
            main.onRemoveAccount = { () throws(RouteError) in
                if refusing == .ownStores { throw .databaseRefused(reason: "test") }
            }
            return main
        }
        phone.adjustServices = {
            $0.eraseRemoved = { () throws(LaunchStoreError) in
                if refusing == .erasing { throw .unavailable(reason: "test") }
            }
        }
        await phone.openApp()
        saved.refuses = part == .savedNavigation
        await phone.app?.signOut()
        await phone.app?.signIn(as: AccountID("2"))
        await phone.whenIdle()
        #expect(phone.app?.phase == .retry)
        #expect(try phone.sessions.load()?.needsSignOutCleanup == true)
        (refusing, saved.refuses) = (nil, false)
        phone.app?.retry()
        await phone.whenIdle()
        #expect(phone.app?.phase == .ready(AccountID("2")))
        #expect(try phone.sessions.load()?.needsSignOutCleanup == false)
    }

    @Test func `U32: what was removed is erased before the clean-up counts as done`() async throws {
        let phone = try TestPhone { TestMain() }
        var needsCleanup: [Bool?] = []
        phone.adjustServices = {
            $0.eraseRemoved = { () throws(LaunchStoreError) in
                needsCleanup.append(try phone.sessions.load()?.needsSignOutCleanup)
            }
        }
        await phone.openApp()
        await phone.app?.signOut()
        #expect(needsCleanup == [true])
        #expect(try phone.sessions.load()?.needsSignOutCleanup == false)
    }

    @Test func `P4, U32: the device and the saved navigation are cleared though the stores cannot be`() async throws {
        let archive = HeldArchive()
        let phone = try TestPhone(archive: archive) { TestMain() }
        await phone.openApp()
        phone.device.pressHome()
        phone.deliver(Push.item("1"))
        await archive.refuse(true)
        await phone.app?.signOut()
        #expect(phone.notificationCenter.delivered.isEmpty)
        #expect(try phone.savedNavigation.take(of: AccountID("1")) == nil)
    }

    @Test func `P4: a second sign-out clears the device while the stores are still being cleared`() async throws {
        let archive = HeldArchive()
        let gate = PlanningGate()
        let phone = try TestPhone(archive: archive) { TestMain() }
        await phone.openApp()
        phone.device.pressHome()
        await archive.wait(at: gate)
        let signOut = Task { await phone.app?.signOut() }
        await gate.whenReached()
        await phone.app?.signIn(as: AccountID("2"))
        phone.deliver(Push.item("2"))
        let secondSignOut = Task { await phone.app?.signOut() }
        try await phone.when("the second sign-out") { try phone.sessions.load()?.account == nil }
        #expect(phone.notificationCenter.delivered.isEmpty)
        gate.open()
        await signOut.value
        await secondSignOut.value
        await phone.whenIdle()
    }

    @Test func `U37: a sign-out asks for no background refresh any more`() async throws {
        let phone = try TestPhone { TestMain() }
        await phone.openApp()
        phone.device.backgroundRefresh.requestRefresh()
        await phone.app?.signOut()
        #expect(!phone.device.state.app.isRefreshRequested)
    }
}

/// Its disk may refuse to drop what it keeps.
private final class RefusingNavigationStore: SavedNavigationStore {
    var refuses = false
    private let base = InMemorySavedNavigationStore()

    func save(_ navigation: Data, of account: AccountID) throws(LaunchStoreError) {
        try base.save(navigation, of: account)
    }

    func take(of account: AccountID) throws(LaunchStoreError) -> Data? { try base.take(of: account) }

    func remove() throws(LaunchStoreError) {
        if refuses { throw .unavailable(reason: "test") }
        try base.remove()
    }
}
