import LaunchDecisions
import Launches
import TestSupport
import Testing

/// The content of the visible screen is noted as seen.
@Suite struct VisitTests {
    private let screen = VisibleScreen(id: 1, name: "room")
    private var seen: Step { .markSeen(screen, for: .one) }

    @Test(
        "S2.6: who comes back to a screen has seen it anew",
        arguments: [
            [.visibleScreenChanged(nil)], [.enteredBackground(MachineRun.scene), .enteredForeground(MachineRun.scene)],
        ] as [[LaunchEvent]])
    func back(absence: [LaunchEvent]) {
        var run = MachineRun.ready()
        #expect(run.send(.visibleScreenChanged(screen)).steps == [seen])
        #expect(run.send(.visibleScreenChanged(screen)) == [])
        for event in absence { run.send(event) }
        #expect(run.send(.visibleScreenChanged(screen)).steps == [seen])
    }

    @Test func `a visit is noted, counted and sent`() {
        var run = MachineRun.ready()
        run.send(.visibleScreenChanged(screen))
        #expect(run.end(seen).steps == [.countBadge])
        #expect(run.end(.countBadge, .badge(3)).contains(.setBadge(3)))
        #expect(run.steps == [.flush(.one)])
        #expect(run.end(.flush(.one)) == [])
    }

    @Test func `nothing is seen in the background, nor behind the lock`() {
        var run = MachineRun.ready()
        run.send(.locked)
        #expect(run.send(.visibleScreenChanged(screen)) == [])
        run.send(.unlocked, .enteredBackground(MachineRun.scene))
        #expect(run.send(.visibleScreenChanged(screen)) == [])
    }
}
