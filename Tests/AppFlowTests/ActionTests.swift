import AppFlow
import DeviceSimulator
import Foundation
import Launches
import Navigation
import Notifications
import TestSupport
import Testing

@MainActor @Suite struct ActionTests {
    private let effects = Effects()

    private func phone(_ session: Session = .signedIn) throws -> TestPhone<TestMain> {
        try TestPhone(session: session) { [effects] in TestMain(effects: effects) }
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
        #expect(completions == 1)
        #expect(phone.app?.phase == .notRunning && phone.app?.scene == nil)
        #expect(phone.navigation == NavigationState())
    }

    @Test func `P6: an action that the app dies after has had its effect, and has it once`() async throws {
        let phone = try phone()
        var standing: [Int] = []
        phone.onDeath = { [effects] in standing.append(effects.standing.count) }
        let notification = phone.deliver(Push.item("1"))
        await phone.dies(at: .committed) { phone.device.respond(to: notification, with: .custom(id: "read")) }
        #expect(standing == [1])
        #expect(try phone.outcomes() == [nil])
        await phone.restart()
        #expect(effects.standing.count == 1)
        #expect(try phone.outcomes() == [.performed])
    }

    @Test func `the trace of an action tells that it was performed`() async throws {
        let phone = try phone()
        await phone.answer(Push.item("1"), with: .custom(id: "read"))
        let trace = try phone.inbox.history().flatMap(\.trace).map(\.step)
        #expect(trace.suffix(3) == [.performing, .performed, .settled])
    }

    @Test(
        "S4.5: what becomes of an answer",
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
        await phone.answer(row.json, with: row.action) { completions += 1 }
        #expect(try phone.inbox.history().map(\.settlement?.outcome) == [row.outcome])
        #expect(try phone.codes() == [row.code].compactMap(\.self))
        #expect(effects.standing.count == (row.outcome == .performed ? 1 : 0))
        #expect(completions == 1)
        #expect(phone.stack == (row.outcome == .shown ? ["first", "item/1"] : isRunning ? ["first"] : []))
    }

    @Test(
        "P1: an answer is called back when its end is on disk",
        arguments: [("yes", Outcome.performed), ("impossible", .failed)])
    func calledBack(text: String, outcome: Outcome) async throws {
        let phone = try phone()
        var atCompletion: [Outcome?] = []
        await phone.answer(Push.item("1"), with: .custom(id: "reply", text: text)) {
            atCompletion = (try? phone.outcomes()) ?? []
        }
        #expect(atCompletion == [outcome])
    }

    @Test func `P6: actions that waited run in their order, and no tap supersedes them`() async throws {
        let phone = try phone(.signedOut)
        var completions = 0
        for id in ["1", "2", "3"] {
            await phone.answer(Push.item(id), requestID: "a\(id)", with: .custom(id: "reply", text: id)) {
                completions += 1
            }
            await phone.pushAndTap(Push.item(id), requestID: "t\(id)")
        }
        #expect(try phone.outcomes() == [nil, nil, nil, nil, nil, nil])
        #expect(completions == 3)
        await phone.signIn(as: "1")
        #expect(effects.standing.map(\.text) == ["1", "2", "3"])
        #expect(try phone.outcomes() == [.performed, .superseded, .performed, .superseded, .performed, .shown])
        #expect(phone.stack == ["first", "item/3"])
        #expect(completions == 3)
    }

    @Test("P5: an action stays worth doing for 24 hours", arguments: [(0, Outcome.performed), (1, .expired)])
    func timeToLive(secondsMore: TimeInterval, outcome: Outcome) async throws {
        let phone = try phone(.signedOut)
        await phone.answer(Push.item("1"), with: .custom(id: "read"))
        phone.clock.advance(by: 24 * 60 * 60 + secondsMore)
        await phone.openApp()
        await phone.signIn(as: "1")
        #expect(try phone.outcomes() == [outcome])
        #expect(effects.standing.count == (outcome == .performed ? 1 : 0))
        #expect(phone.navigation.alert == nil)
    }
}
