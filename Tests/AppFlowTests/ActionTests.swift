import AppFlow
import DeviceSimulator
import Foundation
import Launches
import Navigation
import Notifications
import StoreErrors
import TestSupport
import Testing

@MainActor @Suite struct ActionTests {
    private let effects = Effects()
    private let reply = NotificationResponse.Action.custom(id: "reply", text: "yes")

    /// A process that dies leaves the store of effects out of reach.
    private func phone(_ session: Session = .signedIn, gate: PlanningGate? = nil) throws -> TestPhone<TestMain> {
        let phone = try TestPhone(session: session) { [effects] in TestMain(effects: effects, gate: gate) }
        phone.onDeath = { [effects] in effects.isReachable = false }
        return phone
    }

    @Test(
        "P6: an action has its effect without a scene, and main is never built",
        arguments: [("read", nil), ("reply", "yes"), ("reply", ""), ("reply", "👩‍👩‍👧‍👦\n\"100%\""), ("reply", nil)])
    func withoutScene(action: String, text: String?) async throws {
        let phone = try phone()
        var completions = 0
        await phone.answer(Push.item("1"), with: .custom(id: action, text: text)) { completions += 1 }
        let effect = try #require(effects.standing.first)
        #expect(effects.standing.count == 1)
        #expect(effect.action == action && effect.text == text && effect.account == AccountID("1"))
        #expect(effect.notification.text("deepLink") == "item/1" && effect.date == phone.clock.now)
        #expect(try phone.outcomes() == [.performed])
        let trace = try phone.inbox.history().flatMap(\.trace).map(\.step)
        #expect(trace.suffix(3) == [.performing, .performed, .settled])
        #expect(completions == 1)
        #expect(phone.app?.phase == .notRunning && phone.app?.scene == nil)
        #expect(phone.navigation == NavigationState())
    }

    @Test(
        "P1, S4.5: what becomes of an answer, which is called back when its end is on disk",
        arguments: [
            (Push.item("1"), .dismiss, .ignored, nil),
            (Push.item("1"), .custom(id: "shrug"), .ignored, nil),
            (Push.item("1", for: "2"), .custom(id: "read"), .discarded, "otherAccount"),
            (Push.item("1", for: "1"), .custom(id: "read"), .performed, nil),
            (Push.item("1"), .custom(id: "reply", text: "impossible"), .failed, "contentNotFound"),
            (#"{"aps":{"category":"message"}}"#, .custom(id: "read"), .performed, nil),
            (#"{"aps":{"category":"another"}}"#, .custom(id: "read"), .ignored, nil),
            (#"{"aps":{"category":"another"},"deepLink":"item/1"}"#, .custom(id: "view"), .ignored, nil),
            (#"{"aps":{"category":"plain"}}"#, .custom(id: "read"), .ignored, nil),
            (#"{"aps":{"category":""}}"#, .custom(id: "read"), .performed, nil),
            ("no payload", .custom(id: "read"), .failed, "invalidPayload"),
            (Push.item("1"), .custom(id: "view"), .shown, nil),
        ] as [(String, NotificationResponse.Action, Outcome, String?)], [true, false])
    func outcome(
        row: (json: String, action: NotificationResponse.Action, outcome: Outcome, code: String?), isRunning: Bool
    ) async throws {
        let phone = try phone()
        if isRunning { await phone.openApp() }
        var completions = 0
        var atCompletion: [Outcome?] = []
        await phone.answer(row.json, with: row.action) {
            completions += 1
            atCompletion = (try? phone.outcomes()) ?? []
        }
        #expect(try phone.outcomes() == [row.outcome])
        if row.outcome != .shown { #expect(atCompletion == [row.outcome]) }
        #expect(try phone.codes() == [row.code].compactMap(\.self))
        #expect(effects.standing.count == (row.outcome == .performed ? 1 : 0))
        #expect(completions == 1)
        #expect(phone.stack == (row.outcome == .shown ? ["first", "item/1"] : isRunning ? ["first"] : []))
    }

    // MARK: An effect that does not come to stand

    enum Occasion: CaseIterable {
        case launch, backgroundLaunch, foreground
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
            await phone.comeBack()
        }
    }

    @Test(
        "P6: an effect that fails is tried again at the next launch or foreground, under the same key",
        arguments: Occasion.allCases)
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
        #expect(effects.standing.first?.key == waiting.event && effects.standing.first?.date == tapped)
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
        "P6, U3: action and typed text survive a death anywhere on their way, and the effect stands once",
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
