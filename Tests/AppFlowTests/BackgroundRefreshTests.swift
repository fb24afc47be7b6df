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
