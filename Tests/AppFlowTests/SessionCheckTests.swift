import AppFlow
import DeviceSimulator
import Foundation
import Launches
import Navigation
import Notifications
import StoreErrors
import TestSupport
import Testing

@MainActor @Suite struct SessionCheckTests {
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
        "S1.1, S1.2, S3.5, U2, U7, U43: launch screen, session check, loading, onboarding, login or lock, main, then the pending push",
        arguments: [
            (.signedIn, nil, ["launching", "load", "main", "item/1"]),
            (.signedIn.changed { $0.token = SessionToken("good") }, nil, ["launching", "load", "main", "item/1"]),
            (expired, nil, ["launching", "refresh", "load", "main", "item/1"]),
            (expired, refused, ["launching", "refresh", "load", "login", "main", "item/1"]),
            (expired, unreachable, ["launching", "refresh", "load", "main", "item/1"]),
            (
                expired.changed { $0.hasLock = true }, nil,
                ["launching", "refresh", "load", "locked", "main", "item/1"]
            ),
            (
                expired.changed { $0.hasLock = true }, unreachable,
                ["launching", "refresh", "load", "locked", "main", "item/1"]
            ),
            (
                expired.changed { $0.hasOnboarded = false }, unreachable,
                [
                    "launching", "refresh", "load", "onboarding", "refresh", "main", "item/1",
                ]
            ),
            (.locked, nil, ["launching", "load", "locked", "main", "item/1"]),
            (.signedOut, nil, ["launching", "load", "login", "main", "item/1"]),
            (.firstRun, nil, ["launching", "load", "onboarding", "login", "main", "item/1"]),
        ] as [(Session, SessionRefreshError?, [String])])
    func order(session: Session, error: SessionRefreshError?, expected: [String]) async throws {
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
        #expect(seen == expected)
        #expect(try phone.outcomes() == [.shown])
    }

    @Test
    func `U43: offline an expired token keeps its account in, and is replaced unnoticed once the backend answers`()
        async throws
    {
        let phone = try phone(Self.expired)
        backend.error = Self.unreachable
        await phone.pushAndTap(Push.item("1"))
        #expect(phone.stack == ["first", "item/1"])
        #expect(try phone.sessions.load()?.token == .expired)
        var seen: [String] = []
        phone.onState = { seen.append($0.phase.rawValue) }
        backend.error = nil
        phone.device.pressHome()
        await phone.openApp()
        #expect(try phone.sessions.load()?.token == SessionToken("1"))
        #expect(phone.stack == ["first", "item/1"])
        #expect(Set(seen).isSubset(of: ["main"]))
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
        phone.deliver(Push.silent)
        await phone.whenIdle()
        #expect(phone.navigation.phase == .login)
        await phone.signIn(as: "1", token: SessionToken("new"))
        #expect(phone.stack == ["first", "item/1"])
    }
}
