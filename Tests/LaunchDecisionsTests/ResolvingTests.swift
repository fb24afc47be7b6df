import LaunchDecisions
import Launches
import TestSupport
import Testing

/// A link that has to be asked for, until it is known where it leads.
@Suite struct ResolvingTests {
    private let resolve = Step.resolve(1)

    @Test func `U40: it is asked for at once, and then waits for its turn`() {
        var run = MachineRun.signedIn()
        let steps = run.send(.arrived([.sample(1, .unresolved)], callback: nil)).steps
        #expect(steps == [resolve])
        #expect(run.stage(1) == .underWay)
        run.end(resolve, .resolved(.link))
        #expect(run.stage(1) == .waiting && run.endings == [:])
        run.send(.connected(MachineRun.scene, []))
        run.end(.load)
        #expect(run.steps.contains(.yieldToSystem(1)))
    }

    @Test func `U40, U19: one that leads out of the app ends, whatever is on the display`() {
        var run = MachineRun.signedIn(.ofNobody)
        run.send(.arrived([.sample(1, .unresolved)], callback: nil))
        run.end(resolve, .resolved(.nothing))
        #expect(run.endings == [1: Settlement(.ignored)])
    }

    @Test func `U40, U10: the main screen waits for it`() {
        var run = MachineRun.signedIn()
        run.send(.arrived([.sample(1, .unresolved)], callback: nil), .connected(MachineRun.scene, []))
        #expect(!run.end(.load).contains(.showMain(.one)))
        #expect(run.machine.phase == .ready(.one))
        #expect(run.end(resolve, .resolved(.nothing)).contains(.showMain(.one)))
    }

    @Test func `U40, P6: a newer tap is shown meanwhile, and supersedes it`() {
        var run = MachineRun.ready()
        run.send(.arrived([.sample(1, .unresolved)], callback: nil))
        run.plan(2)
        run.end(.plan(2))
        #expect(run.endings == [1: Settlement(.superseded)])
        run.end(resolve, .resolved(.link))
        #expect(run.stage(1) == nil && run.stage(2) == .awaitingFrame)
    }

    @Test func `U40, P1: one of an earlier launch, or that came before the session could be read, is asked for`() {
        var run = MachineRun(.arrived([.sample(2, .unresolved)], callback: nil))
        #expect(run.steps == [] && run.stage(2) == .unread)
        run.send(.sessionRead(.sample), .inboxRead([.sample(1, .unresolved)]))
        #expect(run.steps == [resolve, .resolve(2)])
    }
}
