import AppFlow
import DeepLinks
import DeviceSimulator
import Foundation
import Launches
import Navigation
import Notifications
import TestSupport
import Testing

@MainActor @Suite struct BackgroundRefreshTests {
    private let effects = Effects()
    private let backend = IssuingBackend()
    private let gate = PlanningGate()
    private let reply = NotificationResponse.Action.custom(id: "reply", text: "yes")

    /// Its token expires after a minute.
    private func phone() throws -> TestPhone<TestMain> {
        let token = SessionToken("e30.\(Data(#"{"exp":1800000060}"#.utf8).base64EncodedString()).")
        return try TestPhone(session: .signedIn.changed { $0.token = token }, refresher: backend) {
            [effects] in TestMain(effects: effects)
        }
    }

    private func refresh(_ phone: TestPhone<TestMain>) async throws {
        try phone.device.perform(.refreshInBackground)
        await phone.whenIdle()
    }

    @Test("U37: the system learns whether a refresh sent all that was queued", arguments: [true, false])
    func result(isReachable: Bool) async throws {
        let phone = try TestPhone { UnsentMain() }
        await phone.openApp()
        phone.app?.main.unsent.isEmpty = isReachable
        var results: [Bool] = []
        phone.app?.refreshInBackground { results.append($0) }
        await phone.whenIdle()
        #expect(results == [isReachable])
    }

    /// The user replied, and the effect goes on though its time is over.
    private func outlastTime(_ phone: TestPhone<TestMain>) async {
        phone.device.respond(to: phone.deliver(Push.item("1")), with: reply)
        await gate.whenReached()
        await phone.endTime { phone.device.state.app.isRefreshRequested }
    }

    private func suspendWithUnsentReply(_ phone: TestPhone<TestMain>) async {
        effects.isReachable = false
        await phone.openApp()
        await phone.answer(Push.item("1"), with: reply)
        phone.device.pressHome()
        await phone.whenIdle()
        phone.device.process.suspend()
        phone.clock.advance(by: 3600)
    }

    @Test func `U37, S1.1: a suspended app replaces its expired token before it sends what is queued`() async throws {
        let phone = try phone()
        await suspendWithUnsentReply(phone)
        effects.isReachable = true
        backend.willRefresh = { [effects] in #expect(effects.standing.isEmpty) }
        try await refresh(phone)
        #expect(try phone.sessions.load()?.token == SessionToken("1"))
        #expect(try phone.outcomes() == [.performed])
        #expect(!phone.device.state.app.isRefreshRequested)
    }

    @Test func `U37, U43: a token that is refused in the background leads to the sign-in, where the action waits`()
        async throws
    {
        let phone = try phone()
        await suspendWithUnsentReply(phone)
        backend.error = .refused(reason: "test")
        effects.isReachable = true
        try await refresh(phone)
        #expect(try phone.outcomes() == [nil] && phone.device.state.app.isRefreshRequested)
        #expect(phone.device.process.suspendsAt == phone.clock.now)
        await phone.openApp()
        #expect(phone.navigation.phase == .login)
        await phone.signIn(as: "1")
        #expect(phone.navigation.phase == .main)
        #expect(try phone.outcomes() == [.performed])
    }

    @Test func `U37, U43: an action is performed in the background though the token cannot be replaced there`()
        async throws
    {
        let phone = try phone()
        await suspendWithUnsentReply(phone)
        backend.error = .unreachable(reason: "test")
        effects.isReachable = true
        try await refresh(phone)
        #expect(try phone.outcomes() == [.performed])
        #expect(phone.device.process.suspendsAt == phone.clock.now)
        await phone.openApp()
        #expect(phone.navigation.phase == .main)
    }

    @Test func `U37: at the login after a refused token a refresh ends at once, and asks anew`() async throws {
        let phone = try phone()
        backend.error = .refused(reason: "test")
        phone.clock.advance(by: 3600)
        await phone.openApp()
        #expect(phone.navigation.phase == .login)
        phone.device.pressHome()
        phone.device.process.suspend()
        phone.device.backgroundRefresh.requestRefresh()
        try phone.device.perform(.refreshInBackground)
        #expect(phone.device.process.suspendsAt == phone.clock.now)
        #expect(phone.device.state.app.isRefreshRequested)
    }

    @Test func `U37, P4: a refresh during a sign-out ends at once, performs nothing, and asks anew`() async throws {
        let backend = BackendDouble()
        let phone = try TestPhone(backend: backend) { [effects] in TestMain(effects: effects) }
        effects.isReachable = false
        await phone.answer(Push.item("1"), with: reply)
        let app = try #require(phone.app)
        backend.reach = .hangs
        let signOut = Task { await app.signOut() }
        for _ in 0..<100 { await Task.yield() }
        phone.device.process.suspend()
        effects.isReachable = true
        try phone.device.perform(.refreshInBackground)
        #expect(phone.device.process.suspendsAt == phone.clock.now)
        #expect(phone.device.state.app.isRefreshRequested)
        for _ in 0..<100 { await Task.yield() }
        backend.reach = .answers
        await signOut.value
        #expect(effects.standing.isEmpty)
    }

    @Test func `U37, P9: a death in a second refresh counts for the action that goes on in it`() async throws {
        let phone = try TestPhone { TestMain(effects: effects, gate: gate) }
        await outlastTime(phone)
        for _ in 1...2 {
            try phone.device.perform(.refreshInBackground)
            #expect(try phone.inbox.history().map(\.attempts) == [1])
            try phone.device.perform(.advanceClock(seconds: 30))
            #expect(try phone.inbox.history().map(\.attempts) == [0])
        }
        await phone.pass(gate)
    }

    @Test func `P9: an action that goes on in the foreground as its refresh ends counts there`() async throws {
        let phone = try TestPhone { TestMain(effects: effects, gate: gate) }
        await outlastTime(phone)
        try phone.device.perform(.refreshInBackground)
        phone.device.openApp()
        phone.app?.backgroundRefreshExpired()
        #expect(try phone.inbox.history().map(\.attempts) == [1])
        await phone.pass(gate)
    }
}

/// A program whose outbox may keep something.
@MainActor
private final class UnsentMain: MainCoordinator {
    nonisolated static let origins = LinkOrigins(schemes: ["unsent"], hosts: [])
    nonisolated static let tabRoots = [TabRoot("first", Screen("first"))]
    nonisolated static let linkRules = LinkRules([], ownPage: { $0 })
    nonisolated static var routes: [Route<UnsentMain>] { [] }
    nonisolated static var features: [Feature<UnsentMain>] { [Feature { $0.unsent }] }

    let unsent = UnsentFeature()
}

@MainActor
private final class UnsentFeature: FeatureCoordinator {
    nonisolated static var routes: [Route<UnsentFeature>] { [] }

    var isEmpty = true

    func isOutboxEmpty(of account: AccountID) async throws(RouteError) -> Bool { isEmpty }

    func makeModel(for screen: Screen) -> (any ScreenModel)? { nil }
}
