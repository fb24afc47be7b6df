import LaunchDecisions
import Launches
import Notifications
import TestSupport
import Testing

/// From the launch screen to the first screen, the lock, the scenes, and what the user is told there once.
@Suite struct StartTests {
    private let scene = MachineRun.scene

    @Test func `P3: a lock that is switched off in the background stays open, and one switched on closes`() {
        var run = MachineRun.ready()
        run.send(.enteredBackground(scene), .lockSwitched(isOn: false))
        #expect(run.machine.phase == .ready(.one))
        run.send(.lockSwitched(isOn: true))
        #expect(run.machine.session?.hasLock == true)
        #expect(run.machine.phase == .locked)
        run.send(.unlocked)
        #expect(run.machine.phase == .locked)
        run.send(.enteredForeground(scene), .unlocked)
        #expect(run.machine.phase == .ready(.one))
    }

    @Test func `U20: the navigation stays in its scene while another goes`() {
        var run = MachineRun.ready()
        let (other, third) = (SceneID("other"), SceneID("third"))
        run.send(.connected(other, []), .enteredForeground(other), .connected(third, []), .disconnected(third))
        #expect(run.machine.scene == scene)
        run.send(.disconnected(scene))
        #expect(run.machine.scene == other)
    }

    @Test func `U20: the app leaves the display with the last scene that goes`() {
        var run = MachineRun.ready()
        run.send(.connected(SceneID("other"), []), .enteredForeground(SceneID("other")))
        #expect(run.send(.disconnected(SceneID("other"))) == [])
        #expect(run.send(.disconnected(scene)).contains(.saveNavigation(.one)))
        #expect(run.machine.isInBackground)
    }

    @Test func `U26: the user is told once that the disk refuses a session or the mark of a tap`() {
        var run = MachineRun.ready()
        let told: [LaunchEffect] = [.showMain(.one), .alert(LaunchMachine.diskRefusedCode)]
        #expect(run.send(.sessionNotSaved) == told)
        #expect(run.send(.noticed(LaunchMachine.diskRefusedCode)) == [])
        run.refusesMarks = true
        run.send(.arrived([.sample(1)], callback: nil))
        #expect(run.end(.yieldToSystem(1)).alerts == [])
    }

    @Test func `P8: once the user was told of a tap that failed, the next alert waits for the tap on its path`() {
        var run = MachineRun.ready()
        run.commitFailure = StepFailure(code: "x", .final)
        run.send(.arrived([.sample(1)], callback: nil))
        run.end(.yieldToSystem(1))
        #expect(run.end(.plan(1)).alerts == ["x"])
        run.commitFailure = nil
        run.send(.arrived([.sample(2)], callback: nil))
        #expect(run.send(.noticed("y")).alerts == [])
        run.end(.yieldToSystem(2))
        #expect(run.end(.plan(2)).alerts == ["y"])
    }
}
