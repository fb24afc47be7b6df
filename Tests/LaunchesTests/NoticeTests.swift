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

    @Test func `P8: a notice is given once in the life of the process, whoever is signed in`() {
        var run = MachineRun.ready()
        run.send(.locked, .noticed("full"))
        run.signOut()
        run.end(.cleanUp)
        #expect(run.send(.signInAsked(.two, nil, 1)).alerts == ["full"])
        run.signOut()
        run.end(.cleanUp)
        run.send(.signInAsked(.one, nil, 2))
        #expect(run.send(.noticed("full")) == [])
        run.send(.locked, .noticed("second"), .noticed("third"))
        #expect(run.send(.unlocked).alerts == ["second", "third"])
    }
}
