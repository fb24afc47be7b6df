import AppFlow
import DeviceSimulator
import Foundation
import Launches
import Navigation
import Notifications
import StoreErrors
import TestSupport
import Testing

/// What a sign-out removes, and what is under way meanwhile and goes on afterwards: it leaves nothing of the account.
@MainActor @Suite struct SignOutTests {
    enum Whereabouts: CaseIterable {
        case foreground, background, locked, withoutScene
    }

    @Test(
        "P4, U8, U37: a sign-out leaves nothing of the account on the device, wherever the app is",
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
        await phone.answer(Push.item("4"), requestID: "no store", with: .custom(id: "read"))
        try await phone.schedule(SampleRequest())
        phone.device.backgroundRefresh.requestRefresh()
        #expect(try await !phone.archive.notifications(limit: 10).isEmpty)
        #expect(await !phone.notificationCenter.scheduled().isEmpty && phone.device.state.app.isRefreshRequested)
        await phone.app?.signOut()
        await phone.whenIdle()
        // The action, which has no store of effects, and under the lock the tap.
        #expect(try phone.codes() == Array(repeating: "loggedOut", count: whereabouts == .locked ? 2 : 1))
        #expect(phone.notificationCenter.delivered.isEmpty)
        #expect(await phone.notificationCenter.scheduled().isEmpty && !phone.device.state.app.isRefreshRequested)
        #expect(try phone.savedNavigation.take(of: AccountID("1")) == nil)
        #expect(try await phone.archive.notifications(limit: 10) == [])
        #expect(phone.navigation.screens.isEmpty && phone.navigation.visible == nil)
        #expect(try phone.sessions.load()?.account == nil)
    }

    @Test func `P4, U29, U32: what is left of a sign-out that died goes before anybody gets in`() async throws {
        let phone = try TestPhone { TestMain() }
        await phone.openApp()
        try phone.savedNavigation.save(Data("{}".utf8), of: AccountID("1"))
        try await phone.schedule(SampleRequest())
        try phone.sessions.save(.signedOut.changed { $0.needsSignOutCleanup = true })
        await phone.restart()
        #expect(try phone.savedNavigation.take(of: AccountID("1")) == nil)
        #expect(phone.surfaces.account == nil && phone.surfaces.nonce == nil)
        #expect(await phone.notificationCenter.scheduled().isEmpty)
        #expect(try phone.sessions.load()?.needsSignOutCleanup == false)
    }

    // MARK: Each part of the clean-up

    private let archive = HeldArchive()
    private let lines = LogLines()

    /// A part of the clean-up.
    enum Part: CaseIterable {
        case pending, archive, savedNavigation, ownStores, erasing

        /// Why it fails here.
        var reason: String {
            switch self {
            case .pending: "what was pending is not settled on disk"
            case .savedNavigation: "dead"
            default: "test"
            }
        }
    }

    @Test(
        "P4, P8, U32: nobody gets in before each part of the clean-up succeeded, in the same process or the next",
        arguments: Part.allCases, [true, false])
    func refused(part: Part, restarts: Bool) async throws {
        var refusing: Part?
        let saved = Crashable<any SavedNavigationStore>(InMemorySavedNavigationStore()) { refusing == .savedNavigation }
        let phone = try TestPhone(
            session: part == .pending ? .locked : .signedIn, savedNavigation: saved, archive: archive
        ) {
            TestMain {
                $0.onRemoveAccount = { () throws(RouteError) in
                    if refusing == .ownStores { throw .store(.refused(reason: "test")) }
                }
            }
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
            refusing = part
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

    // MARK: What goes on meanwhile

    private let gate = PlanningGate()

    enum Next: CaseIterable {
        case nobody, another, anotherInAHurry
    }

    @Test(
        "P4: what a screen writes for an account that signed out is removed before another gets in, its failure untold",
        arguments: Next.allCases)
    func screen(next: Next) async throws {
        var written: [String] = []
        let phone = try TestPhone { TestMain { $0.onRemoveAccount = { written = [] } } }
        await phone.openApp()
        let app = try #require(phone.app)
        app.main.onModel = { [gate] _ in
            ModelDouble { _ throws(RouteError) in
                await gate.pass()
                written.append("on a screen")
                throw .contentNotFound
            }
        }
        await phone.open(inAppLink: "item/1")
        let visible = try #require(phone.navigation.visible)
        let action = Task { try await app.perform("write", on: visible) }
        await gate.whenReached()
        await app.signOut()
        let signIn = next == .nobody ? nil : Task { await app.signIn(as: AccountID("2")) }
        for _ in 0..<100 { await Task.yield() }
        #expect(app.phase == .login)
        if next == .anotherInAHurry {
            await phone.endSleep(within: .seconds(20))
            await signIn?.value
            await phone.whenIdle()
        }
        gate.open()
        await #expect(throws: RouteError.contentNotFound) { try await action.value }
        await signIn?.value
        await phone.whenIdle()
        #expect(app.phase == (next == .nobody ? .login : .ready(AccountID("2"))))
        #expect(phone.navigation.alert == nil)
        if next != .anotherInAHurry {
            #expect(written.isEmpty)
            #expect(try phone.sessions.load()?.needsSignOutCleanup == false)
        }
    }
}
