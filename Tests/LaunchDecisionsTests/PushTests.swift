import Foundation
import LaunchDecisions
import Launches
import Notifications
import TestSupport
import Testing

/// Pushes that no user taps, or has yet to tap: their content is stored, whoever waits for it is called, and the screen
/// that shows it is noted as seen.
@Suite struct PushTests {
    private let push = PushID.delivered(1)
    private let screen = VisibleScreen(id: 1, name: "room")
    private var store: Step { .store(push, visible: nil) }
    private var seen: Step { .markSeen(screen, for: .one) }
    private let storeSilently = Step.store(.arrival(1), visible: nil)

    @Test func `U45: what waits for a clean-up that fails is kept, and waits for the next change of display`() {
        var run = MachineRun.needingCleanup()
        run.send(.pushed(push, owner: .one, callback: 1), .presented(.delivered(2)))
        run.send(.arrived([.sample(1, .silentPush)], callback: 3))
        let effects = run.fail(.cleanUp, .temporary)
        #expect(effects.calls == [1, 3] && effects.contains(.callBack(1, .failed)))
        #expect(!effects.contains(.forget(push)) && !effects.contains(.forget(.delivered(2))))
        #expect(run.endings == [:])
        #expect(run.steps == [])
        run.send(.enteredForeground(MachineRun.scene))
        #expect(run.steps == [.cleanUp])
        run.end(.cleanUp)
        #expect(run.steps == [store, .archive(.delivered(2)), storeSilently])
    }

    @Test(
        "S2.6: content stored for a screen that came up meanwhile is seen there, and what was not stored is not",
        arguments: [true, false])
    func comesUp(isStored: Bool) {
        var run = MachineRun.ready()
        run.send(.pushed(push, owner: .one, callback: 1), .visibleScreenChanged(screen))
        run.end(seen)
        if isStored { run.end(store, .stored(isNew: true)) } else { run.fail(store, .final) }
        #expect(run.steps.contains(seen) == isStored)
    }

    @Test func `counts of the badge do not overlap, so that the last is the newest`() {
        var run = MachineRun.ready()
        run.send(.pushed(push, owner: .one, callback: 1), .pushed(.delivered(2), owner: .one, callback: 2))
        run.end(store, .stored(isNew: true))
        #expect(run.end(.store(.delivered(2), visible: nil), .stored(isNew: true)).steps == [])
        #expect(run.end(.countBadge, .badge(1)).contains(.setBadge(1)))
        #expect(run.end(.countBadge, .badge(2)).contains(.setBadge(2)))
    }

    // MARK: What is on the display

    @Test func `P4: the number on the icon is not set while its account signs out, nor for the next one`() {
        var run = MachineRun.ready()
        run.send(.pushed(push, owner: .one, callback: 1))
        run.end(store, .stored(isNew: true))
        run.send(.signOutAsked(2))
        var next = run
        #expect(run.end(.countBadge, .badge(1)) == [.forget(push), .callBack(1, .newData)])
        next.end(.forgetDevice)
        next.end(.cleanUp)
        next.send(.signInAsked(.two, nil, 3))
        #expect(!next.end(.countBadge, .badge(1)).contains(.setBadge(1)))
    }

    // MARK: Visits

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
}
