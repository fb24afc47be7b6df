import AppFlow
import DeviceSimulator
import Launches
import Navigation
import Notifications
import TestSupport
import Testing

/// One promise a test, as a user of the phone would see it. The explorations prove them for every order of events.
@MainActor @Suite struct PromisesTests {
    @Test("P1: a tap opens its screen at the next start, wherever the process died", arguments: Checkpoint.allCases)
    func lostNever(diesAt point: Checkpoint) async throws {
        let phone = try TestPhone { TestMain() }
        let notification = phone.deliver(Push.item("1"))
        await phone.dies(at: point) { phone.device.respond(to: notification) }
        #expect(try phone.outcomes() == [nil])
        await phone.openApp()
        #expect(phone.stack == ["first", "item/1"])
        #expect(try phone.outcomes() == [.shown])
    }

    @Test func `P2, U4: a tap that comes by two callbacks opens its screen once`() async throws {
        var planned: [String] = []
        let phone = try TestPhone { TestMain { $0.onPlan = { planned.append($0) } } }
        let response = NotificationResponse(phone.deliver(Push.item("1")))
        let app = try #require(phone.device.process.startInBackground() as? TestPhone<TestMain>.App)
        app.didReceive(response) {}
        app.connect(ConnectionOptions(response: response))
        await phone.openApp()
        await phone.restart()
        #expect(planned == ["1"])
        #expect(try phone.outcomes() == [.shown])
    }

    @Test(
        "P3: a tap shows nothing before the user is signed in, past onboarding, and has unlocked the app",
        arguments: [.firstRun, .signedOut, .locked] as [Session])
    func earlyNever(session: Session) async throws {
        let phone = try TestPhone(session: session) { TestMain() }
        await phone.pushAndTap(Push.item("1"))
        #expect(phone.navigation.phase != .main && phone.navigation.screens.isEmpty)
        await phone.getToMain()
        #expect(phone.stack == ["first", "item/1"])
    }

    @Test func `P4: a tap that waits as its account signs out opens nothing for the next one`() async throws {
        let phone = try TestPhone(session: .locked) { TestMain() }
        await phone.pushAndTap(Push.item("1"))
        await phone.app?.signOut()
        #expect(try phone.codes() == ["loggedOut"])
        await phone.signIn(as: "2")
        #expect(phone.stack == ["first"])
    }

    @Test func `P6: an action has its effect once, though it failed and then the process died`() async throws {
        let effects = Effects()
        let phone = try TestPhone { TestMain(effects: effects) }
        effects.isReachable = false
        await phone.answer(Push.item("1"), with: .custom(id: "reply", text: "yes"))
        #expect(effects.standing.isEmpty)
        effects.isReachable = true
        // The effect stands, and the process dies before the inbox knows.
        await phone.dies(at: .committed) { phone.device.openApp() }
        #expect(effects.standing.map(\.text) == ["yes"])
        #expect(try phone.outcomes() == [nil])
        await phone.openApp()
        #expect(effects.standing.map(\.text) == ["yes"])
        #expect(try phone.outcomes() == [.performed])
    }
}
