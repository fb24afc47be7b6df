import Launches
import Notifications
import Testing

/// A tap on its way to its screen, and the scene that shows it.
@Suite struct TapTests {
    @Test(
        "P2: what is reported of a payload that is not under way changes nothing",
        arguments: [
            .shown(9), .gone(9), .notCommitted(9, code: "linkNotFound"), .began(9), .notMarked(9), .ranOutOfTime(9),
        ] as [LaunchEvent])
    func stale(event: LaunchEvent) {
        var machine = LaunchMachine.ready()
        machine.receive(.planning(1))
        let before = machine
        #expect(machine.receive(event) == [])
        #expect(machine == before)
    }

    @Test func `P4: a path that was planned before a sign-out is not committed while another is planned`() {
        var machine = LaunchMachine.ready()
        machine.receive(.planning(1))
        machine.receive(.signedOut)
        machine.receive(
            .ended(.cleanUp, .done), .signInAsked(.one, nil, .caller(1)), .ended(.plan(1), .done),
            .ended(.cleanUp, .done))
        #expect(machine.phase == .ready(.one))
        machine.receive(.planning(2))
        #expect(machine.receive(.ended(.plan(1), .done)) == [])
        #expect(machine.receive(.ended(.plan(2), .done)) == [.commit(2, for: .one)])
    }

    @Test func `an action that begins while a tap is planned has no path of its own`() {
        var machine = LaunchMachine.ready()
        machine.receive(.planning(1))
        machine.receive(.arrived([.sample(2, .effect)], callback: nil), .ended(.awaitTurn(2), .done))
        #expect(machine.receive(.began(2)).works == [.ingest(.arrival(2), visible: nil)])
    }

    @Test func `P6: a screen that went before it was seen was superseded, unless the lock hides it`() {
        var machine = LaunchMachine.ready()
        machine.receive(.planning(1))
        machine.receive(.ended(.plan(1), .done), .committed(1, scene: nil))
        var locked = machine
        #expect(machine.receive(.gone(1)) == [.settle([LaunchEnding(1, as: Settlement(.superseded))])])
        #expect(locked.receive(.locked, .gone(1)) == [.show(.locked), .unmark(1)])
        #expect(locked.receive(.unlocked).works == [.awaitTurn(1)])
    }

    @Test func `U20: the navigation stays in its scene while another goes`() {
        var machine = LaunchMachine.ready()
        let (other, third) = (SceneID("other"), SceneID("third"))
        machine.receive(.connected(other), .enteredForeground(other), .connected(third), .disconnected(third))
        #expect(machine.scene == LaunchMachine.mainScene)
        machine.receive(.disconnected(LaunchMachine.mainScene))
        #expect(machine.scene == other)
    }

    @Test func `U20: the app leaves the display with the last scene that goes`() {
        var machine = LaunchMachine.ready()
        machine.receive(.connected(SceneID("other")), .enteredForeground(SceneID("other")))
        #expect(machine.receive(.disconnected(SceneID("other"))) == [])
        #expect(machine.receive(.disconnected(LaunchMachine.mainScene)).contains(.saveNavigation(.one)))
        #expect(machine.gate.isInBackground)
    }
}
