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
        var pushes: [String] = []
        var read: [Screen] = []
        let effects = Effects()
        /// Before what the user looks at is noted, before all is removed, before an effect.
        var showing, removing, performing: PlanningGate?
    }

    private let stores = Stores()
    private let gate = PlanningGate()

    private func phone(_ session: Session = .signedIn) throws -> TestPhone<TestMain> {
        try TestPhone(session: session) { [stores] in
            let main = TestMain(effects: stores.effects, gate: stores.performing)
            main.onIngest = { push in
                stores.pushes.append(push.payload.text("deepLink") ?? "silent")
                return true
            }
            main.onShow = { screen in
                await stores.showing?.pass()
                stores.read.append(screen)
            }
            main.onRemoveAccount = {
                await stores.removing?.pass()
                (stores.pushes, stores.read) = ([], [])
                stores.effects.removeAll()
            }
            return main
        }
    }

    @Test func `P4: a push that waits until the stores are empty is not ingested for who signs in meanwhile`()
        async throws
    {
        let phone = try phone(.signedIn.changed { $0.needsSignOutCleanup = true })
        stores.removing = gate
        phone.deliver(Push.silent)
        await gate.whenReached()
        let app = try #require(phone.app)
        let signOut = Task { await app.signOut() }
        try await phone.when("the sign-out") { try phone.sessions.load()?.account == nil }
        await app.signIn(as: AccountID("2"))
        gate.open()
        await signOut.value
        await phone.whenIdle()
        #expect(try phone.sessions.load()?.account == AccountID("2"))
        #expect(stores.pushes.isEmpty)
    }

    @Test func `P4: what is noted as seen while its account signs out is removed again`() async throws {
        let phone = try phone()
        stores.showing = gate
        phone.device.openApp()
        await gate.whenReached()
        await phone.app?.signOut()
        await phone.pass(gate)
        #expect(stores.read.isEmpty)
        #expect(try phone.sessions.load()?.needsSignOutCleanup == false)
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

    /// The user does what a screen offers, and the screen writes it once the gate is open.
    private func act(
        on phone: TestPhone<TestMain>, thenThrowing failure: RouteError? = nil
    ) async throws -> Task<Void, any Error> {
        let app = try #require(phone.app)
        app.main.onModel = { [stores, gate] _ in
            LateModel {
                await gate.pass()
                stores.pushes.append("written on a screen")
                return failure
            }
        }
        await phone.open(inAppLink: "item/1")
        let visible = try #require(phone.navigation.visible)
        let action = Task { try await app.perform("write", on: visible) }
        await gate.whenReached()
        await app.signOut()
        #expect(stores.pushes.isEmpty)
        return action
    }

    @Test func `P4: what a screen writes for an account that signed out meanwhile is removed again`() async throws {
        let phone = try phone()
        await phone.openApp()
        let action = try await act(on: phone)
        gate.open()
        try await action.value
        await phone.whenIdle()
        #expect(stores.pushes.isEmpty)
        #expect(try phone.sessions.load()?.needsSignOutCleanup == false)
    }

    @Test func `P4: what a screen still writes for the account before is removed before another one gets in`()
        async throws
    {
        let phone = try phone()
        await phone.openApp()
        let action = try await act(on: phone)
        let app = try #require(phone.app)
        let signIn = Task { await app.signIn(as: AccountID("2")) }
        for _ in 0..<100 { await Task.yield() }
        #expect(app.phase == .login)
        gate.open()
        try await action.value
        await signIn.value
        await phone.whenIdle()
        #expect(app.phase == .ready(AccountID("2")))
        #expect(stores.pushes.isEmpty)
    }

    @Test func `P4: what a screen could not do for the account before is not told to the next one`() async throws {
        let phone = try phone()
        await phone.openApp()
        let action = try await act(on: phone, thenThrowing: .contentNotFound)
        let app = try #require(phone.app)
        let signIn = Task { await app.signIn(as: AccountID("2")) }
        for _ in 0..<100 { await Task.yield() }
        await phone.endSleep(within: .seconds(20))
        await signIn.value
        await phone.whenIdle()
        gate.open()
        await #expect(throws: RouteError.contentNotFound) { try await action.value }
        await phone.whenIdle()
        #expect(app.phase == .ready(AccountID("2")) && phone.navigation.alert == nil)
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

/// A screen whose one action takes its time.
@MainActor
private final class LateModel: ScreenModel {
    let content = ScreenContent()
    private let write: @MainActor () async -> RouteError?

    init(_ write: @escaping @MainActor () async -> RouteError?) {
        self.write = write
    }

    func load() async {}

    func perform(_ action: ScreenContent.Action.ID, text: String?) async throws(RouteError) {
        if let failure = await write() { throw failure }
    }
}
