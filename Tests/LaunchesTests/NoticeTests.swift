import Launches
import Notifications
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
}
