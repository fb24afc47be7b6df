import AppFlow
import DeviceSimulator
import Foundation
import Launches
import Navigation
import StoreErrors
import TestSupport
import Testing

@MainActor @Suite struct SignOutCleanupTests {
    private let archive = HeldArchive()
    private let lines = LogLines()

    /// A part of the clean-up.
    enum Part: CaseIterable {
        case pending, archive, savedNavigation, ownStores, erasing

        /// Why it fails here.
        var reason: String { self == .pending ? "what was pending is not settled on disk" : "test" }
    }

    @Test(
        "P4, P8, U32: nobody gets in before each part of the clean-up succeeded, in the same process or the next",
        arguments: Part.allCases, [true, false])
    func refused(part: Part, restarts: Bool) async throws {
        var refusing: Part?
        let saved = RefusingNavigationStore()
        let phone = try TestPhone(
            session: part == .pending ? .locked : .signedIn, savedNavigation: saved, archive: archive
        ) {
            let main = TestMain()
            main.onRemoveAccount = { () throws(RouteError) in
                if refusing == .ownStores { throw .store(.refused(reason: "test")) }
            }
            return main
        }
        phone.adjustServices = { [lines] in
            $0.log = lines.logger
            $0.eraseRemoved = { () throws(StoreError) in
                if refusing == .erasing { throw .unavailable(reason: "test") }
            }
        }
        await phone.openApp()
        await phone.pushAndTap(Push.item("1"))
        func refuse(_ part: Part?) {
            (refusing, saved.refuses) = (part, part == .savedNavigation)
            phone.inbox.refusesSettling = part == .pending
            archive.refusesRemoval = part == .archive
        }
        phone.clock.advance(by: 1)
        refuse(part)
        await phone.app?.signOut()
        #expect(phone.navigation.phase == .login)
        await phone.signIn(as: "2")
        #expect(phone.app?.phase == .retry)
        #expect(lines.all.contains("error: stores not cleared reason=\(part.reason)"), "\(lines.all)")
        #expect(try phone.sessions.load()?.needsSignOutCleanup == true)
        if restarts {
            await phone.restart()
            #expect(phone.app?.phase == .retry)
        }
        refuse(nil)
        await phone.retry()
        #expect(phone.app?.phase == .ready(AccountID("2")))
        #expect(try phone.sessions.load()?.needsSignOutCleanup == false)
        #expect(try phone.outcomes() == [part == .pending ? .discarded : .shown])
        #expect(try await archive.notifications(limit: 10) == [])
        let nonce = try #require(try phone.sessions.load()?.nonce)
        #expect(phone.surfaces.nonce == nonce)
    }

    @Test func `P4, U32: the device and the saved navigation are cleared though the stores cannot be`() async throws {
        let phone = try TestPhone(archive: archive) { TestMain() }
        await phone.openApp()
        phone.device.pressHome()
        phone.deliver(Push.item("1"))
        archive.refusesRemoval = true
        await phone.app?.signOut()
        #expect(phone.notificationCenter.delivered.isEmpty)
        #expect(try phone.savedNavigation.take(of: AccountID("1")) == nil)
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

    func save(_ navigation: Data, of account: AccountID) throws(StoreError) {
        try base.save(navigation, of: account)
    }

    func take(of account: AccountID) throws(StoreError) -> Data? { try base.take(of: account) }

    func remove() throws(StoreError) {
        if refuses { throw .unavailable(reason: "test") }
        try base.remove()
    }
}
