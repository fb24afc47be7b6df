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

    @Test func `P4: a push is not stored among what an earlier account left`() {
        var run = MachineRun.needingCleanup()
        run.send(.pushed(push, owner: .one, callback: 1), .pushed(.delivered(2), owner: .one, callback: 2))
        run.send(.presented(.delivered(3)))
        #expect(run.steps == [.cleanUp])
        run.end(.cleanUp)
        #expect(run.steps == [store, .store(.delivered(2), visible: nil), .archive(.delivered(3))])
    }

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

    @Test func `P4: a push is stored neither while its account signs out nor for one that it does not name`() {
        var run = MachineRun.ready()
        #expect(run.send(.pushed(push, owner: nil, callback: 1)).steps == [])
        run.send(.signOutAsked(2), .pushed(push, owner: .one, callback: 3))
        #expect(run.steps == [.forgetDevice])
        let effects = run.end(.forgetDevice)
        #expect(effects.contains(.forget(push)))
        #expect(effects.contains(.callBack(3, .noData)))
    }

    @Test func `S2.6, U27: a push before the session can be read is called back, and stored once it can`() {
        var run = MachineRun()
        #expect(run.send(.pushed(push, owner: .one, callback: 1)) == [.callBack(1, .noData)])
        run.send(.presented(.delivered(2)), .pushed(.delivered(3), owner: nil, callback: 3))
        run.send(.sessionRead(.sample))
        #expect(run.steps == [store, .archive(.delivered(2)), .store(.delivered(3), visible: nil)])
        #expect(run.end(store, .stored(isNew: true)).calls == [])
    }

    @Test func `P4, U46: a push before the session can be read is stored for neither another account nor nobody`() {
        var (other, nobody) = (MachineRun(), MachineRun())
        other.send(.pushed(push, owner: .two, callback: 1))
        let effects = other.send(.sessionRead(.sample))
        #expect(effects.contains(.log("push not ingested", reason: "otherAccount")))
        #expect(effects.contains(.forget(push)))
        nobody.send(.pushed(push, owner: nil, callback: 1), .presented(.delivered(2)))
        let forgotten = nobody.send(.sessionRead(.ofNobody))
        #expect(forgotten.contains(.forget(push)) && forgotten.contains(.forget(.delivered(2))))
        #expect(other.steps.isEmpty && nobody.steps.isEmpty)
    }

    @Test func `U46: with nobody signed in, a push that is presented is neither archived nor stored`() {
        var run = MachineRun.ready(.ofNobody)
        #expect(run.send(.presented(push)) == [.forget(push)])
    }

    @Test func `U45: a presented push that the disk refuses is stored at the next change of display`() {
        var run = MachineRun.ready()
        run.send(.presented(push))
        run.fail(.archive(push), .refusedByDisk)
        let effects = run.end(store, .stored(isNew: true))
        #expect(effects.alerts == [LaunchMachine.diskRefusedCode])
        #expect(!effects.contains(.forget(push)))
        #expect(run.send(.enteredBackground(MachineRun.scene)).steps.contains(.archive(push)))
        run.end(.archive(push))
        run.end(store, .stored(isNew: false))
        #expect(run.end(.countBadge).contains(.forget(push)))
    }

    @Test func `S2.6: content is stored for the screen that is visible`() {
        var run = MachineRun.ready()
        run.send(.visibleScreenChanged(screen))
        #expect(run.send(.pushed(push, owner: .one, callback: 1)).steps == [.store(push, visible: screen)])
        #expect(run.end(.store(push, visible: screen), .stored(isNew: true)).steps == [.countBadge])
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

    // MARK: Silent pushes

    @Test func `P1: a silent push before the session can be read is called back, and stored once it can`() {
        var run = MachineRun()
        let effects = run.send(.arrived([.sample(1, .silentPush, owner: nil)], callback: 1))
        #expect(effects == [.callBack(1, .noData), .hold([1], in: .notRunning)])
        run.send(.sessionRead(.sample), .inboxRead([]))
        #expect(run.steps == [storeSilently])
    }

    @Test func `P9: silent pushes are stored one after the other, in their order`() {
        var run = MachineRun.ready()
        run.send(.arrived([.sample(1, .silentPush), .sample(2, .silentPush), .sample(3, .silentPush)], callback: nil))
        #expect(run.steps == [storeSilently])
        run.end(storeSilently, .stored(isNew: false))
        #expect(run.steps.contains(.store(.arrival(2), visible: nil)))
        run.signOut()
        #expect(run.endings == [1: Settlement(.ignored), 2: .loggedOut, 3: .loggedOut])
    }

    @Test(
        "P9, U45: a silent push whose mark the disk refused is not stored before the next change of display",
        arguments: [.enteredBackground(MachineRun.scene), .enteredForeground(SceneID("other"))] as [LaunchEvent])
    func notMarked(change: LaunchEvent) {
        var run = MachineRun.ready()
        run.refusesMarks = true
        let effects = run.send(.arrived([.sample(1, .silentPush)], callback: 1))
        #expect(effects.contains(.refused(1)))
        #expect(effects.contains(.callBack(1, .failed)))
        #expect(effects.alerts == [LaunchMachine.diskRefusedCode])
        var again = run
        again.refusesMarks = false
        #expect(again.send(change).steps.contains(.mark(1)))
        run.signOut()
        #expect(run.endings == [1: .loggedOut])
    }

    @Test func `P4, U45: what waits for the disk is neither stored nor settled while its account signs out`() {
        var run = MachineRun.ready()
        run.refusesMarks = true
        run.send(.arrived([.sample(1, .silentPush)], callback: nil), .signOutAsked(1))
        #expect(!run.send(.enteredBackground(MachineRun.scene)).steps.contains(.mark(1)))
        #expect(run.endings == [:])
        run.end(.forgetDevice)
        #expect(run.endings == [1: .loggedOut])
    }

    @Test func `P9: an end in order counts against no silent push that is being stored, and touches no other`() {
        var run = MachineRun.ready()
        run.send(.arrived([.sample(1, .silentPush), .sample(2, .silentPush)], callback: nil))
        run.send(.arrived([.sample(3, .action)], callback: nil))
        run.end(.yieldToSystem(3))
        let unmarked = run.send(.willTerminate).filter { if case .unmark = $0 { true } else { false } }
        #expect(Set(unmarked) == [.unmark(1), .unmark(3)])
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

    @Test func `nothing is seen in the background, nor behind the lock`() {
        var run = MachineRun.ready()
        run.send(.locked)
        #expect(run.send(.visibleScreenChanged(screen)) == [])
        run.send(.unlocked, .enteredBackground(MachineRun.scene))
        #expect(run.send(.visibleScreenChanged(screen)) == [])
    }
}
