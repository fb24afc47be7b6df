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

    @Test func `P4: nobody is told what became of the action of an account that signed out`() {
        var run = MachineRun.signedIn()
        run.perform(1)
        run.fail(perform, .final, code: "x")
        run.signOut()
        run.end(.cleanUp)
        run.send(.connected(MachineRun.scene, []), .signInAsked(.two, nil, 2))
        #expect(run.end(.load).alerts == [])
    }

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
}
