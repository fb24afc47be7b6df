import AppFlow
import DeviceSimulator
import Launches
import Navigation
import Notifications
import TestSupport
import Testing

/// What is under way while an account signs out, and goes on afterwards, leaves nothing of it.
@MainActor @Suite struct SignOutMeanwhileTests {
    /// What an app keeps of its account, and holds back on the way there.
    @MainActor
    private final class Stores {
        var written: [String] = []
        let effects = Effects()
        /// Before an effect.
        var performing: PlanningGate?
    }

    private let stores = Stores()
    private let gate = PlanningGate()

    private func phone() throws -> TestPhone<TestMain> {
        try TestPhone { [stores] in
            let main = TestMain(effects: stores.effects, gate: stores.performing)
            main.onRemoveAccount = {
                stores.written = []
                stores.effects.removeAll()
            }
            return main
        }
    }

    /// An action of the first account is being performed, and a second account wants in.
    private func signInBesideAction() async throws -> TestPhone<TestMain> {
        stores.performing = gate
        let phone = try phone()
        await phone.openApp()
        phone.device.respond(to: phone.deliver(Push.item("1")), with: .custom(id: "reply", text: "yes"))
        await gate.whenReached()
        let app = try #require(phone.app)
        await app.signOut()
        Task { await app.signIn(as: AccountID("2")) }
        // It has asked by then, and its time runs.
        for _ in 0..<10 { await Task.yield() }
        return phone
    }

    @Test func `P4: an action that is performed while its account signs out leaves no effect to who signs in`()
        async throws
    {
        let phone = try await signInBesideAction()
        #expect(phone.app?.phase == .login)
        stores.performing?.open()
        try await phone.when("the sign-in") { try phone.sessions.load()?.account == AccountID("2") }
        await phone.whenIdle()
        #expect(stores.effects.standing.isEmpty)
    }

    enum Next: CaseIterable {
        case nobody, another, anotherInAHurry
    }

    @Test(
        "P4: what a screen writes for an account that signed out is removed before another gets in, its failure untold",
        arguments: Next.allCases)
    func screen(next: Next) async throws {
        let phone = try phone()
        await phone.openApp()
        let app = try #require(phone.app)
        app.main.onModel = { [stores, gate] _ in
            LateModel {
                await gate.pass()
                stores.written.append("on a screen")
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
            #expect(stores.written.isEmpty)
            #expect(try phone.sessions.load()?.needsSignOutCleanup == false)
        }
    }

    @Test func `an action that does not end keeps nobody out for longer than the system waits for it`() async throws {
        let phone = try await signInBesideAction()
        await phone.endSleep(within: .seconds(19))
        #expect(phone.app?.phase == .login)
        await phone.endSleep(within: .seconds(20))
        try await phone.when("the sign-in") { try phone.sessions.load()?.account == AccountID("2") }
        stores.performing?.open()
        await phone.whenIdle()
    }
}

/// A screen whose one action takes its time, and fails then.
@MainActor
private final class LateModel: ScreenModel {
    let content = ScreenContent()
    private let write: @MainActor () async -> Void

    init(_ write: @escaping @MainActor () async -> Void) {
        self.write = write
    }

    func load() async {}

    func perform(_ action: ScreenContent.Action.ID, text: String?) async throws(RouteError) {
        await write()
        throw .contentNotFound
    }
}
