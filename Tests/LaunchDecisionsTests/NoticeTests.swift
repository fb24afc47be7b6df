import LaunchDecisions
import Launches
import Notifications
import TestSupport
import Testing

/// What the user is told, once.
@Suite struct NoticeTests {
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
