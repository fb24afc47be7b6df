import AppFlow
import DeviceSimulator
import Foundation
import Launches
import Navigation
import Notifications
import StoreErrors
import TestSupport
import Testing

@MainActor @Suite struct ActionRetryTests {
    enum Occasion: CaseIterable {
        case launch, backgroundLaunch, foreground
    }

    private let effects = Effects()
    private let reply = NotificationResponse.Action.custom(id: "reply", text: "yes")

    private func phone(gate: PlanningGate? = nil) throws -> TestPhone<TestMain> {
        let phone = try TestPhone { [effects] in TestMain(effects: effects, gate: gate) }
        phone.onDeath = { [effects] in effects.isReachable = false }
        return phone
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
        #expect(waiting.postponement == "databaseUnavailable")
        let tapped = phone.clock.now
        phone.clock.advance(by: 60)
        await comes(occasion, to: phone)
        #expect(try phone.outcomes().first == .performed)
        #expect(effects.standing.first?.date == tapped)
        #expect(effects.standing.first?.text == "yes")
        #expect(effects.standing.count { $0.action == "reply" } == 1)
        #expect(completions == 1)
    }

    @Test func `P6, P8: a refusal by the feature ends the action at once, with the feature's own code`() async throws {
        let phone = try phone()
        effects.isReachable = false
        effects.unreachable = .refused(code: "tooLong", reason: "281 characters")
        await phone.answer(Push.item("1"), requestID: "a", with: reply)
        await phone.openApp()
        #expect(try phone.outcomes() == [.failed])
        #expect(try phone.codes() == ["tooLong"])
        #expect(phone.navigation.alert?.code == "tooLong")
    }

    @Test(
        "P6: the third occasion that fails ends it with its code, and the next one gets its turn",
        arguments: [.store(.unavailable(reason: "test")), .backend(reason: "status 503")] as [RouteError])
    func failures(error: RouteError) async throws {
        let phone = try phone()
        effects.isReachable = false
        effects.unreachable = error
        await phone.answer(Push.item("1"), requestID: "a", with: reply)
        await phone.openApp()
        phone.device.pressHome()
        #expect(try phone.inbox.history().map(\.failures) == [2])
        #expect(phone.navigation.alert == nil)
        await phone.answer(Push.item("2"), requestID: "b", with: .custom(id: "read"))
        #expect(try phone.outcomes() == [.failed, nil])
        #expect(try phone.codes() == [error.code])
        #expect(phone.navigation.alert?.code == error.code)
        #expect(TestMain.language(.development).has(error.code))
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
        let gate = PlanningGate()
        let phone = try phone(gate: gate)
        var completions = 0
        phone.device.respond(to: phone.deliver(Push.item("1")), with: reply) { completions += 1 }
        await gate.whenReached()
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
}
