import AppFlow
import DeviceSimulator
import Foundation
import Launches
import Navigation
import Notifications
import TestSupport
import Testing

@MainActor @Suite struct ActionRetryTests {
    enum Occasion: CaseIterable {
        case launch, backgroundLaunch, foreground
    }

    private let effects = Effects()
    private let gate = PlanningGate()
    private let reply = NotificationResponse.Action.custom(id: "reply", text: "yes")

    private func phone(gate: PlanningGate? = nil) throws -> TestPhone<TestMain> {
        let phone = try TestPhone { [effects] in TestMain(effects: effects, gate: gate) }
        phone.onDeath = { [effects] in effects.isReachable = false }
        return phone
    }

    /// The user replies, and the effect is being tried.
    private func beginReply(
        on phone: TestPhone<TestMain>, until gate: PlanningGate, completion: @escaping @MainActor () -> Void = {}
    ) async {
        phone.device.respond(to: phone.deliver(Push.item("1")), with: reply, completion: completion)
        await gate.whenReached()
    }

    private func comes(_ occasion: Occasion, to phone: TestPhone<TestMain>) async {
        if occasion != .foreground { phone.kill() }
        effects.isReachable = true
        switch occasion {
        case .launch: await phone.openApp()
        case .backgroundLaunch:
            await phone.answer(Push.item("2"), requestID: "next", with: .custom(id: "read"))
        case .foreground:
            await phone.openApp()
            phone.device.pressHome()
            await phone.openApp()
        }
    }

    @Test("P6: an effect that fails is tried again at the next occasion, once", arguments: Occasion.allCases)
    func failing(next occasion: Occasion) async throws {
        let phone = try phone()
        effects.isReachable = false
        var completions = 0
        await phone.answer(Push.item("1"), with: reply) { completions += 1 }
        #expect(completions == 1)
        let waiting = try #require(try phone.inbox.history().first)
        #expect(waiting.settlement == nil && waiting.failures == 1 && waiting.attempts == 0)
        #expect(waiting.trace.contains { $0.step == .postponed })
        let tapped = phone.clock.now
        phone.clock.advance(by: 60)
        await comes(occasion, to: phone)
        #expect(try phone.outcomes().first == .performed)
        #expect(effects.standing.first?.date == tapped)
        #expect(effects.standing.first?.text == "yes")
        #expect(effects.standing.count { $0.action == "reply" } == 1)
        #expect(completions == 1)
    }

    @Test func `P6: the third occasion that fails ends it with its code, and the next one gets its turn`() async throws
    {
        let phone = try phone()
        effects.isReachable = false
        await phone.answer(Push.item("1"), requestID: "a", with: reply)
        await phone.openApp()
        phone.device.pressHome()
        #expect(try phone.inbox.history().map(\.failures) == [2])
        #expect(phone.navigation.alert == nil)
        await phone.answer(Push.item("2"), requestID: "b", with: .custom(id: "read"))
        #expect(try phone.outcomes() == [.failed, nil])
        #expect(try phone.codes() == ["databaseUnavailable"])
        #expect(phone.navigation.alert?.code == "databaseUnavailable")
        await comes(.foreground, to: phone)
        #expect(try phone.outcomes() == [.failed, .performed])
    }

    @Test(
        "U3: action and typed text survive a death anywhere on their way, and the effect stands once",
        arguments: Checkpoint.allCases)
    func deaths(at point: Checkpoint) async throws {
        let phone = try phone()
        let notification = phone.deliver(Push.item("1"))
        await phone.dies(at: point) { phone.device.respond(to: notification, with: reply) }
        #expect(try phone.outcomes() == [nil])
        effects.isReachable = true
        await phone.openApp()
        #expect(try phone.outcomes() == [.performed])
        #expect(effects.standing.map(\.action) == ["reply"] && effects.standing.map(\.text) == ["yes"])
        #expect(effects.standing.map(\.key) == (try phone.inbox.history().map(\.event)))
    }

    @Test func `U24: an effect that the process died of twice is quarantined, and the next one runs`() async throws {
        let phone = try phone()
        let notification = phone.deliver(Push.item("1"))
        await phone.dies(at: .routing) { phone.device.respond(to: notification, with: reply) }
        await phone.dies(at: .routing) { phone.device.openApp() }
        effects.isReachable = true
        await phone.openApp()
        await phone.answer(Push.item("2"), requestID: "next", with: .custom(id: "read"))
        #expect(try phone.outcomes() == [.quarantined, .performed])
        #expect(effects.standing.map(\.action) == ["read"])
    }

    @Test func `U24: a death at an effect that failed before in the same process counts`() async throws {
        let phone = try phone()
        effects.isReachable = false
        await phone.answer(Push.item("1"), with: reply)
        phone.diesAt = .routing
        await phone.openApp()
        let waiting = try #require(try phone.inbox.history().first)
        #expect(waiting.settlement == nil && waiting.failures == 1 && waiting.attempts == 1)
    }

    @Test func `P6: when its time is over an action is called back, and its effect still counts`() async throws {
        let phone = try phone(gate: gate)
        var completions = 0
        await beginReply(on: phone, until: gate) { completions += 1 }
        // The system gives some thirty seconds.
        await phone.endTime(within: .seconds(15)) { completions == 1 }
        #expect(completions == 0)
        await phone.endTime(within: .seconds(25)) { completions == 1 }
        #expect(completions == 1)
        let waiting = try #require(try phone.inbox.history().first)
        #expect(waiting.settlement == nil && waiting.attempts == 0)
        await phone.pass(gate)
        #expect(try phone.outcomes() == [.performed])
        await phone.passTime()
        #expect(completions == 1)
    }

    @Test func `P6: what its time was too short for is done at the next launch, however often`() async throws {
        var gates: [PlanningGate] = []
        let phone = try TestPhone { [effects] in
            gates.append(PlanningGate())
            return TestMain(effects: effects, gate: gates.last)
        }
        phone.onDeath = { [effects] in effects.isReachable = false }
        var completions = 0
        phone.device.respond(to: phone.deliver(Push.item("1")), with: reply) { completions += 1 }
        for launch in 1...3 {
            let gate = try #require(gates.last)
            await gate.whenReached()
            if launch > 1 { phone.device.pressHome() } else { await phone.endTime { completions == 1 } }
            phone.kill()
            await phone.pass(gate)
            effects.isReachable = true
            phone.device.openApp()
        }
        gates.last?.open()
        await phone.whenIdle()
        #expect(try phone.outcomes() == [.performed])
        #expect(effects.standing.count == 1)
        #expect(completions == 1)
    }

    @Test func `P6: an action that settled in time is not called back again when the time is over`() async throws {
        let phone = try phone()
        var completions = 0
        await phone.answer(Push.item("1"), with: reply) { completions += 1 }
        #expect(completions == 1)
        await phone.passTime()
        #expect(completions == 1)
    }

    @Test func `P6: an action that the session check outlasts is called back, and waits for its end`() async throws {
        let (backend, gate) = (IssuingBackend(), PlanningGate())
        backend.willRefresh = { await gate.pass() }
        let phone = try TestPhone(
            session: .signedIn.changed { $0.token = .expired }, tokens: TokenRefresh(backend)
        ) { [effects] in TestMain(effects: effects) }
        var completions = 0
        await beginReply(on: phone, until: gate) { completions += 1 }
        await phone.endTime { completions == 1 }
        #expect(completions == 1 && effects.standing.isEmpty)
        await phone.pass(gate)
        #expect(try phone.outcomes() == [.performed])
        #expect(completions == 1)
    }

    @Test func `P6: an app that is opened while an action is performed performs it once`() async throws {
        let phone = try phone(gate: gate)
        var completions = 0
        await beginReply(on: phone, until: gate) { completions += 1 }
        phone.device.openApp()
        await phone.pass(gate)
        #expect(phone.stack == ["first"])
        #expect(try phone.inbox.history().map(\.attempts) == [1])
        #expect(try phone.outcomes() == [.performed])
        #expect(effects.standing.count == 1 && completions == 1)
    }

    @Test("P6: one that failed does not hold up those that come after it", arguments: [true, false])
    func notStarved(isInForeground: Bool) async throws {
        let phone = try phone()
        await phone.openApp()
        if !isInForeground { phone.device.pressHome() }
        effects.isReachable = false
        await phone.answer(Push.item("1"), requestID: "a", with: reply)
        effects.isReachable = true
        await phone.answer(Push.item("2"), requestID: "b", with: reply)
        #expect(effects.standing.map(\.key.description.first) == ["a", "b"])
        #expect(try phone.outcomes() == [.performed, .performed])
    }

    @Test func `P8, U10: one that fails without a screen is told over the link that waits, on the main screen`()
        async throws
    {
        let phone = try TestPhone(session: .signedOut) { [effects] in TestMain(effects: effects) }
        var seen: [[String]] = []
        phone.onState = { state in if state.phase == .main { seen.append(state.stack.map(\.screen.description)) } }
        await phone.answer(Push.item("9"), requestID: "a", with: .custom(id: "reply", text: "impossible"))
        await phone.pushAndTap(Push.item("1"), requestID: "t")
        await phone.signIn(as: "1")
        #expect(seen.first == ["first", "item/1"])
        #expect(phone.navigation.alert?.code == "contentNotFound")
        #expect(try phone.outcomes() == [.failed, .shown])
    }
}
