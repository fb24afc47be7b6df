import LaunchDecisions
import Launches
import Notifications
import TestSupport
import Testing

/// Before the device's first unlock the session cannot be read, nor the inbox.
@Suite struct UnreadSessionTests {
    private let push = PushID.delivered(1)

    @Test func `P2: what waited for the session is taken once, however often the inbox has to be read`() {
        var run = MachineRun(.arrived([.sample(1)], callback: nil), .sessionRead(.sample), .inboxRead(nil))
        #expect(run.stage(1) == .waiting)
        #expect(run.send(.woken).contains(.readInbox))
        run.send(.inboxRead([.sample(1), .sample(2)]))
        #expect(run.machine.gate.arrivals.map(\.id) == [1, 2])
        #expect(run.send(.woken) == [])
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

    @Test func `S2.6, U27: a push before the session can be read is called back, and stored once it can`() {
        var run = MachineRun()
        #expect(run.send(.pushed(push, owner: .one, callback: 1)) == [.callBack(1, .noData)])
        run.send(.presented(.delivered(2)), .pushed(.delivered(3), owner: nil, callback: 3))
        run.send(.sessionRead(.sample))
        let store = Step.store(push, visible: nil)
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

    @Test func `P1: a silent push before the session can be read is called back, and stored once it can`() {
        var run = MachineRun()
        let effects = run.send(.arrived([.sample(1, .silentPush, owner: nil)], callback: 1))
        #expect(effects == [.callBack(1, .noData), .hold([1], in: .notRunning)])
        run.send(.sessionRead(.sample), .inboxRead([]))
        #expect(run.steps == [.store(.arrival(1), visible: nil)])
    }

    @Test func `U40, P1: one of an earlier launch, or that came before the session could be read, is asked for`() {
        var run = MachineRun(.arrived([.sample(2, .unresolved)], callback: nil))
        #expect(run.steps == [] && run.stage(2) == .unread)
        run.send(.sessionRead(.sample), .inboxRead([.sample(1, .unresolved)]))
        #expect(run.steps == [.resolve(1), .resolve(2)])
    }

    @Test func `S1.6: while the session cannot be read the registration stays as it is, and nothing is saved`() {
        var run = MachineRun()
        #expect(run.send(.enteredForeground(MachineRun.scene)) == [.settle([])])
        let logged = LaunchEffect.log("session not saved", reason: "the one on disk is not known")
        #expect(run.send(.onboarded) == [logged])
    }

    @Test func `U37: a refresh whose session cannot be read asks anew, and one of nobody is done`() {
        var unread = MachineRun()
        #expect(unread.send(.refreshBegan(1)) == [.requestRefresh, .callBack(1, .failed)])
        var nobody = MachineRun.signedIn(.ofNobody)
        #expect(nobody.send(.refreshBegan(1)) == [.callBack(1, .noData)])
    }

    @Test func `P8: who signs in or out before the session can be read is told in the log`() {
        var run = MachineRun()
        let reason = "the session on disk is not known"
        let notIn = run.send(.signInAsked(.two, nil, 1))
        #expect(notIn == [.log("not signed in", reason: reason), .callBack(1, .noData)])
        let notOut = run.send(.signOutAsked(2))
        #expect(notOut == [.log("not signed out", reason: reason), .callBack(2, .noData)])
        var nobody = MachineRun.signedIn(.ofNobody)
        #expect(nobody.send(.signOutAsked(1)) == [.callBack(1, .noData)])
    }
}
