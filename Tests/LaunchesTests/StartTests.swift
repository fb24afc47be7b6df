import Launches
import Notifications
import Testing

/// From the launch screen to the first screen, and the lock.
@Suite struct StartTests {
    @Test(
        "P2: what begins the app begins it once",
        arguments: [.connected(SceneID("other")), .started, .retried, .sessionKnown] as [LaunchEvent])
    func again(event: LaunchEvent) {
        var machine = LaunchMachine.ready()
        #expect(machine.receive(event).filter { if case .show = $0 { true } else { false } } == [])
        #expect(machine.phase == .ready(.one))
    }

    @Test func `onboarding that is not done goes on`() {
        var machine = LaunchMachine.ready(Session(account: nil, hasOnboarded: false))
        #expect(machine.phase == .onboarding)
        #expect(!machine.receive(.onboarded(false)).contains(.show(.onboarding)))
    }

    @Test func `P3: the main screen can be locked, and no other`() {
        var machine = LaunchMachine.ready()
        #expect(machine.receive(.locked) == [.show(.locked)])
        #expect(machine.receive(.locked) == [])
        #expect(machine.receive(.unlocked).contains(.showMain(.one)))
        var nobody = LaunchMachine.ready(Session(account: nil, hasOnboarded: true))
        #expect(nobody.receive(.locked) == [])
        #expect(nobody.phase == .login)
    }

    @Test func `P3: a lock that is switched off in the background stays open`() {
        var machine = LaunchMachine.ready()
        machine.receive(.enteredBackground(LaunchMachine.mainScene), .lockSwitched(isOn: false))
        #expect(machine.phase == .ready(.one))
    }

    @Test func `P4: what was loaded for an account that signed out meanwhile is shown to nobody before the clean-up`() {
        var machine = LaunchMachine.loading()
        machine.receive(.signedOut)
        #expect(machine.receive(.ended(.load, .done)) == [])
        #expect(machine.phase == .loading)
        #expect(machine.receive(.ended(.cleanUp, .done)).works == [.load])
        machine.receive(.ended(.load, .done))
        #expect(machine.phase == .login)
    }

    @Test func `S1.1: a sign-out while the app loads again shows no login before that is done`() {
        let failed = WorkResult.failed(WorkFailure(code: "databaseUnavailable", .temporary))
        var machine = LaunchMachine.ready()
        machine.receive(.signedOut)
        machine.receive(.ended(.cleanUp, failed), .signInAsked(.two, nil, .caller(1)))
        #expect(machine.phase == .loading)
        machine.receive(.signedOut)
        #expect(machine.phase == .loading)
    }

    @Test(
        "U35: a phase has the name by which traces have their sentence",
        arguments: [
            (.notRunning, "notRunning"), (.launching, "launching"), (.checkingSession, "checkingSession"),
            (.refreshing, "refreshing"), (.loading, "loading"), (.retry, "retry"), (.onboarding, "onboarding"),
            (.login, "login"), (.locked, "locked"), (.ready(AccountID("1")), "ready"),
        ] as [(LaunchPhase, String)])
    func name(phase: LaunchPhase, name: String) {
        #expect(phase.name == name)
    }
}
