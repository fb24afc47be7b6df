import AppFlow
import DeepLinks
import DeviceSimulator
import Foundation
import Launches
import Navigation
import Notifications
import StoreErrors
import TestSupport
import Testing

/// What comes before the main screen, and the order in which callbacks, deaths and scenes may come.
@MainActor @Suite struct LaunchOrderTests {
    private let phone: TestPhone<TestMain>

    init() throws {
        phone = try TestPhone { TestMain() }
    }

    @Test(
        "P1: the trace of a tap says how far it came before a death, and what the next start did",
        arguments: Checkpoint.allCases)
    func deaths(at point: Checkpoint) async throws {
        let steps: [TraceEntry.Step] =
            switch point {
            case .recorded: []
            // The scene that connects brings the tap again.
            case .gated: [.held, .duplicate]
            case .routing, .committed: [.held, .duplicate, .released]
            }
        let notification = phone.deliver(Push.item("1"))
        await phone.dies(at: point) { phone.device.respond(to: notification) }
        let left = [.arrived, .recorded] + steps
        #expect(try phone.outcomes() == [nil])
        let trace = try phone.inbox.history().flatMap(\.trace).map(\.step)
        #expect(trace == left)
        await phone.restart()
        #expect(phone.stack == ["first", "item/1"])
        #expect(try phone.outcomes() == [.shown])
        let next: [TraceEntry.Step] = [.released, .derived, .resolved, .planned, .committed, .shown, .settled]
        let whole = try phone.inbox.history().flatMap(\.trace).map(\.step)
        #expect(whole == left + next)
    }

    @Test(
        "U24: a tap that brought the app down twice is quarantined at the third launch, deaths elsewhere do not count",
        arguments: [
            (Checkpoint.gated, Outcome.shown), (.routing, .quarantined),
            (.committed, .quarantined),
        ], [2, 3])
    func quarantine(row: (point: Checkpoint, outcome: Outcome), deaths: Int) async throws {
        let notification = phone.deliver(Push.item("1"))
        await phone.dies(at: row.point) { phone.device.respond(to: notification) }
        for _ in 2...deaths { await phone.dies(at: row.point) { phone.device.openApp() } }
        await phone.openApp()
        #expect(phone.navigation.phase == .main && phone.navigation.alert == nil)
        #expect(phone.stack == (row.outcome == .shown ? ["first", "item/1"] : ["first"]))
        #expect(try phone.outcomes() == [row.outcome])
        await phone.pushAndTap(Push.item("2"), requestID: "next")
        #expect(phone.stack == ["first", "item/2"])
    }

    @Test func `S0.4: a link that fails at launch is told on the main screen, though another link came meanwhile`()
        async throws
    {
        let phone = try TestPhone { TestMain(gate: gate) }
        var phases: [NavigationState.Phase] = []
        phone.onState = { if $0.alert != nil { phases.append($0.phase) } }
        phone.device.open(url: "test://item/missing")
        await gate.whenReached()
        phone.device.open(url: "test://item/1")
        await phone.pass(gate)
        #expect(phases == [.main])
        #expect(phone.stack == ["first", "item/1"])
        #expect(try phone.outcomes() == [.failed, .shown])
    }

    @Test func `a scene that connects anew before a screen was seen shows it after all`() async throws {
        await phone.openApp()
        phone.drawsFrames = false
        await phone.pushAndTap(Push.item("1"))
        phone.drawsFrames = true
        phone.app?.connect(ConnectionOptions())
        phone.app?.willEnterForeground(SceneID("main"))
        await phone.whenIdle()
        #expect(phone.stack == ["first", "item/1"])
        #expect(try phone.outcomes() == [.shown])
    }

    @Test func `P4: what arrives through any channel is recorded as the account's that is signed in`() async throws {
        await phone.dies(at: .recorded) { phone.device.open(url: "test://item/1") }
        await phone.dies(at: .recorded) { phone.device.open(universalLink: "https://test.example.com/item/2") }
        let link = SystemLink("test://item/3", through: .appIntent, owner: nil)
        await phone.dies(at: .recorded) { phone.device.open(link) }
        await phone.dies(at: .recorded) { phone.device.respond(to: phone.deliver(Push.item("4"))) }
        await phone.dies(at: .recorded) { phone.deliver(Push.silent) }
        #expect(try phone.inbox.pending().map(\.payload?.owner) == Array(repeating: AccountID("1"), count: 5))
    }

    // MARK: The session check

    nonisolated private static let expired = Session.signedIn.changed { $0.token = .expired }
    nonisolated private static let refused = SessionRefreshError.refused(reason: "test")
    nonisolated private static let unreachable = SessionRefreshError.unreachable(reason: "test")
    private let backend = IssuingBackend()
    private let gate = PlanningGate()

    private func phone(_ session: Session) throws -> TestPhone<TestMain> {
        try TestPhone(session: session, refresher: backend) { TestMain() }
    }

    @Test func `P8: how the app's files were opened is told on the main screen, once`() async throws {
        let phone = try phone(.signedOut)
        phone.adjustServices = { $0.notice = "test" }
        await phone.openApp()
        #expect(phone.navigation.alert == nil)
        await phone.signIn(as: "1")
        #expect(phone.navigation.alert?.code == "test")
        phone.app?.navigator.dismissAlert()
        await phone.app?.signOut()
        await phone.signIn(as: "2")
        #expect(phone.navigation.alert == nil)
    }

    @Test(
        "P3, S1.1, S1.2, S3.5, U2, U7, U43: launch screen, session check, loading, onboarding, login or lock, main, then the pending push",
        arguments: [
            (.signedIn, nil, ["load"]), (.signedIn.changed { $0.token = SessionToken("good") }, nil, ["load"]),
            (expired, nil, ["refresh", "load"]), (expired, refused, ["refresh", "load", "login"]),
            (expired, unreachable, ["refresh", "load"]),
            (expired.changed { $0.hasLock = true }, nil, ["refresh", "load", "locked"]),
            (expired.changed { $0.hasLock = true }, unreachable, ["refresh", "load", "locked"]),
            (
                expired.changed { $0.hasOnboarded = false }, unreachable,
                ["refresh", "load", "onboarding", "refresh"]
            ),
            (.locked, nil, ["load", "locked"]), (.signedOut, nil, ["load", "login"]),
            (.firstRun, nil, ["load", "onboarding", "login"]),
        ] as [(Session, SessionRefreshError?, [String])])
    func order(session: Session, error: SessionRefreshError?, between: [String]) async throws {
        var seen: [String] = []
        func see(_ step: String) { if seen.last != step { seen.append(step) } }
        let phone = try TestPhone(session: session, refresher: backend) {
            TestMain { $0.willLoad = { see("load") } }
        }
        backend.error = error
        backend.willRefresh = { see("refresh") }
        phone.onState = { see($0.phase.rawValue) }
        phone.onFrame = { see($0.description) }
        await phone.pushAndTap(Push.item("1"))
        await phone.getToMain()
        #expect(seen == ["launching"] + between + ["main", "item/1"])
        #expect(try phone.outcomes() == [.shown])
    }

    @Test(
        "U43: a late answer keeps nobody on the launch screen, and its token is taken by whoever wakes the app next",
        arguments: [true, false])
    func lateAnswer(wakesBefore: Bool) async throws {
        let phone = try phone(Self.expired)
        backend.willRefresh = { await gate.pass() }
        phone.device.openApp()
        await gate.whenReached()
        await phone.endSleep(within: .seconds(9))
        #expect(phone.app?.phase == .refreshing)
        await phone.endTime(within: .seconds(10)) { phone.app?.phase != .refreshing }
        await phone.whenIdle()
        #expect(phone.app?.phase == .ready(AccountID("1")))
        #expect(try phone.sessions.load()?.token == .expired)
        if wakesBefore { phone.device.pressHome() }
        gate.open()
        while backend.issued == 0 { await Task.yield() }
        if !wakesBefore { phone.device.pressHome() }
        await phone.openApp()
        #expect(try phone.sessions.load()?.token == SessionToken("1"))
        #expect(backend.issued == 1)
    }

    @Test func `U43: whoever signs in again after a refusal in the app finds it as it was left`() async throws {
        let phone = try phone(Self.expired)
        backend.error = Self.unreachable
        await phone.pushAndTap(Push.item("1"))
        backend.error = Self.refused
        await phone.receive(Push.silent)
        #expect(phone.navigation.phase == .login)
        await phone.signIn(as: "1", token: SessionToken("new"))
        #expect(phone.stack == ["first", "item/1"])
    }
}
