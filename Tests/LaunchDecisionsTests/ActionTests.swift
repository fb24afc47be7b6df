import LaunchDecisions
import Launches
import Notifications
import TestSupport
import Testing

/// An action's attempt, and the system's callback that waits for it.
@Suite struct ActionTests {
    private let store = Step.store(.arrival(1), visible: nil)
    private let perform = Step.perform(1, for: .one)

    @Test func `an action is marked, its content stored, then it is performed, counted and sent`() {
        var run = MachineRun.ready()
        run.send(.arrived([.sample(1, .action)], callback: 1))
        #expect(run.end(.yieldToSystem(1)).steps == [.begin(1, marks: true), store])
        #expect(run.end(store, .stored(isNew: false)).steps == [perform])
        #expect(run.end(perform).steps == [.countBadge])
        #expect(run.endings == [1: Settlement(.performed)])
        #expect(run.end(.countBadge, .badge(2)) == [.setBadge(2), .start(.flush(.one), of: 1)])
        #expect(run.end(.flush(.one)).calls == [])
        #expect(run.end(.checkOutbox(.one), .outbox(isEmpty: false)) == [.requestRefresh, .callBack(1, .noData)])
    }

    @Test func `P4: an action of an account that signed out is neither counted nor sent after its running step`() {
        var run = MachineRun.ready()
        run.perform(1)
        run.end(perform)
        run.signOut()
        run.end(.cleanUp)
        run.send(.signInAsked(.two, nil, 2))
        #expect(run.end(.countBadge, .badge(1)) == [.callBack(1, .noData)])
    }

    @Test func `P6: an action that failed is tried again before a new one, and ends with its third failure`() {
        var run = MachineRun.ready()
        run.perform(1)
        let postponed = run.fail(perform, .temporary, code: "x")
        #expect(postponed.contains(.postpone(1, code: "x", countsFailure: true)))
        run.send(.arrived([.sample(2)], callback: nil))
        #expect(run.stage(1) == .backingOff)
        run.send(.arrived([.sample(3, .action)], callback: 3))
        for _ in 2...3 {
            run.end(.yieldToSystem(1))
            run.end(store, .stored(isNew: false))
            run.fail(perform, .temporary, code: "x")
            run.send(.enteredBackground(MachineRun.scene), .enteredForeground(MachineRun.scene))
        }
        #expect(run.endings[1] == Settlement(.failed, code: "x"))
        #expect(run.stage(3) == .underWay)
    }

    @Test func `P8: an action that fails without a main screen is told when that comes, after the tap on its path`() {
        var run = MachineRun.signedIn()
        run.perform(1)
        #expect(run.fail(perform, .final, code: "x").alerts == [])
        run.send(.connected(MachineRun.scene, [.sample(2)]))
        #expect(run.end(.load).alerts == [])
        run.end(.yieldToSystem(2))
        #expect(run.end(.plan(2)).alerts == ["x"])
    }

    @Test func `P4: nobody is told what became of the action of an account that signed out`() {
        var run = MachineRun.signedIn()
        run.perform(1)
        run.fail(perform, .final, code: "x")
        run.signOut()
        run.end(.cleanUp)
        run.send(.connected(MachineRun.scene, []), .signInAsked(.two, nil, 2))
        #expect(run.end(.load).alerts == [])
    }

    // MARK: Before its turn

    /// An action waits for the clean-up of an earlier sign-out.
    private func awaitingCleanup() -> MachineRun {
        var run = MachineRun.needingCleanup()
        run.send(.arrived([.sample(1, .action)], callback: 1))
        run.end(.yieldToSystem(1))
        return run
    }

    @Test func `P9: an action that is not marked again after a pause is called back, and tried at the next foreground`()
    {
        var run = awaitingCleanup()
        #expect(run.send(.connected(MachineRun.scene, []), .enteredForeground(MachineRun.scene)).contains(.mark(1)))
        #expect(run.send(.notMarked(1)).calls == [1])
        #expect(run.stage(1) == .backingOff)
        #expect(run.end(.cleanUp).steps == [.load])
        run.send(.enteredBackground(MachineRun.scene), .enteredForeground(MachineRun.scene))
        #expect(run.steps.contains(.yieldToSystem(1)))
    }

    @Test func `U43: an action that came before the session could be read waits until its expired token is replaced`() {
        let session = Session(account: .one, token: MachineRun.expiredToken, hasOnboarded: true)
        var run = MachineRun(.arrived([.sample(1, .action)], callback: 1), .sessionRead(session), .inboxRead([]))
        #expect(run.steps == [.refreshToken(MachineRun.expiredToken)])
        #expect(
            run.end(.refreshToken(MachineRun.expiredToken), .token(SessionToken("next"))).steps == [
                .yieldToSystem(1)
            ])
    }

    @Test func `an action whose session turns out to be invalid before its turn is tried again later`() {
        let next = SessionToken("e30.eyJleHAiOjF9.e30")
        var run = MachineRun.loading(Session(account: .one, token: MachineRun.expiredToken, hasOnboarded: true))
        run.end(.refreshToken(MachineRun.expiredToken), .token(next))
        run.end(.load)
        run.send(.arrived([.sample(1, .action)], callback: nil), .woken)
        run.end(.yieldToSystem(1))
        run.fail(.refreshToken(next), .final)
        let effects = run.end(store, .stored(isNew: false))
        #expect(effects.contains(.unmark(1)))
        #expect(effects.steps == [])
        #expect(run.stage(1) == .backingOff)
        #expect(run.send(.signInAsked(.one, SessionToken("new"), 1)).steps == [.yieldToSystem(1)])
    }

    // MARK: The system's time

    @Test func `the system waits for an action that waits behind another, and for the session check`() {
        var run = MachineRun.ready()
        run.perform(1)
        #expect(run.send(.arrived([.sample(2, .action)], callback: 2)).calls == [])
        let session = Session(account: .one, token: MachineRun.expiredToken, hasOnboarded: true)
        var unchecked = MachineRun.signedIn(session)
        unchecked.send(.arrived([.sample(1, .action)], callback: 1))
        #expect(unchecked.send(.arrived([.sample(2, .action)], callback: 2)).calls == [])
        let ended = unchecked.fail(.refreshToken(MachineRun.expiredToken), .final)
        #expect(ended == [.requestRefresh, .callBack(1, .noData), .callBack(2, .noData)])
    }

    @Test func `P9: what the system gave no more time goes on unmarked, and counts once a scene is in front`() {
        var run = MachineRun.signedIn()
        run.perform(1)
        #expect(run.send(.timeIsOver(1)) == [.unmark(1), .requestRefresh, .callBack(1, .noData)])
        #expect(run.send(.timeIsOver(1)) == [])
        #expect(run.send(.enteredForeground(MachineRun.scene)).contains(.mark(1)))
        run.end(perform)
        #expect(run.endings == [1: Settlement(.performed)])
    }

    @Test func `an action on the main screen checks no session`() {
        var run = MachineRun.loading(Session(account: .one, token: MachineRun.expiredToken, hasOnboarded: true))
        run.end(.refreshToken(MachineRun.expiredToken), .token(MachineRun.expiredToken))
        run.end(.load)
        #expect(run.machine.phase == .ready(.one))
        #expect(run.send(.arrived([.sample(1, .action)], callback: 1)).steps == [.yieldToSystem(1)])
    }
}
