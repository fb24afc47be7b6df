import Launches
import Notifications
import Testing

/// Sign-outs and sign-ins that meet.
@Suite struct SignOutTests {
    private func calls(_ effects: [LaunchEffect]) -> [CallbackID] {
        effects.compactMap { if case .callBack(let callback, _) = $0 { callback } else { nil } }
    }

    @Test func `a session ends once for all who sign out, and each is called once`() {
        var machine = LaunchMachine.ready()
        #expect(machine.receive(.signOutAsked(.caller(1))) == [.start(.forgetDevice)])
        #expect(machine.receive(.signOutAsked(.caller(2))) == [])
        #expect(
            calls(machine.receive(.ended(.forgetDevice, .done), .ended(.cleanUp, .done))) == [.caller(1), .caller(2)])
        #expect(calls(machine.receive(.signInAsked(.two, nil, .caller(3)))) == [.caller(3)])
        let next = machine.receive(.signOutAsked(.caller(4)), .ended(.forgetDevice, .done), .ended(.cleanUp, .done))
        #expect(calls(next) == [.caller(4)])
    }

    @Test func `a clean-up that fails is reported, though it would have been repeated`() {
        var machine = LaunchMachine.ready()
        machine.receive(.signedOut)
        machine.receive(.signInAsked(.two, nil, .caller(1)), .signOutAsked(.caller(2)), .ended(.forgetDevice, .done))
        let failed = LaunchEvent.ended(.cleanUp, .failed(WorkFailure(code: "databaseUnavailable", .temporary)))
        #expect(calls(machine.receive(failed)) == [.caller(90), .caller(2)])
    }

    @Test func `a sign-in gives up once others came before it five times, and says so`() {
        var machine = LaunchMachine.ready()
        machine.receive(.signInAsked(.two, nil, .caller(1)))
        for round in 1...5 {
            machine.receive(.ended(.forgetDevice, .done), .signInAsked(AccountID("other"), nil, .caller(1 + round)))
            let effects = machine.receive(.ended(.cleanUp, .done))
            #expect(effects.works.contains(.forgetDevice) == (round < 5))
            let reason = "others signed in before, 5 times"
            #expect(effects.contains(.log("not signed in", reason: reason)) == (round == 5))
        }
        #expect(machine.account == AccountID("other"))
    }

    @Test func `P4: who signs in while the same account signs out gets in once that is done`() {
        var machine = LaunchMachine.ready()
        machine.receive(.signOutAsked(.caller(1)))
        #expect(machine.receive(.signInAsked(.one, SessionToken("new"), .caller(2))) == [])
        machine.receive(.ended(.forgetDevice, .done))
        #expect(machine.account == nil)
        #expect(calls(machine.receive(.ended(.cleanUp, .done))) == [.caller(1), .caller(2)])
        #expect(machine.phase == .ready(.one))
    }

    @Test func `P4: who is signed in signs in again at once, whatever an earlier account still writes`() {
        let push = PushID.delivered(1)
        var machine = LaunchMachine.ready()
        machine.receive(.pushed(push, owner: .one, callback: .caller(1)))
        machine.receive(.signedOut)
        machine.receive(
            .ended(.cleanUp, .done), .signInAsked(.two, nil, .caller(2)), .signInOverdue(.caller(2)))
        #expect(calls(machine.receive(.signInAsked(.two, nil, .caller(3)))) == [.caller(3)])
    }

    @Test func `P4: a sign-out takes what the account has on the device with it, and leaves the login`() {
        var machine = LaunchMachine.ready()
        machine.receive(.signOutAsked(.caller(1)))
        let effects = machine.receive(.ended(.forgetDevice, .done))
        #expect(effects.filter { [.purge, .start(.cleanUp), .show(.login)].contains($0) }.count == 3)
        #expect(machine.gate.phase == .login)
    }

    @Test func `P3: the gate knows the phase after a sign-out that came before the first screen`() {
        var machine = LaunchMachine.signedIn()
        machine.receive(.signedOut)
        #expect(machine.gate.phase == .notRunning)
    }

    @Test func `the lock is known to be on once it is switched on`() {
        var machine = LaunchMachine.ready()
        #expect(!machine.hasLock)
        machine.receive(.lockSwitched(isOn: true))
        #expect(machine.hasLock)
    }
}
