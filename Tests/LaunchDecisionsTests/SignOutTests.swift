import LaunchDecisions
import Launches
import Notifications
import TestSupport
import Testing

/// Sign-outs and sign-ins that meet.
@Suite struct SignOutTests {
    @Test func `a session ends once for all who sign out, and each is called once`() {
        var run = MachineRun.ready()
        #expect(run.send(.signOutAsked(1)).steps == [.forgetDevice])
        #expect(run.send(.signOutAsked(2)) == [])
        run.end(.forgetDevice)
        #expect(run.end(.cleanUp).calls == [1, 2])
        #expect(run.send(.signInAsked(.two, nil, 3)).calls == [3])
        run.send(.signOutAsked(4))
        run.end(.forgetDevice)
        #expect(run.end(.cleanUp).calls == [4])
    }

    @Test func `P4: who signs in while the same account signs out gets in once that is done`() {
        var run = MachineRun.ready()
        run.send(.signOutAsked(1))
        #expect(run.send(.signInAsked(.one, SessionToken("new"), 2)) == [])
        run.end(.forgetDevice)
        #expect(run.machine.account == nil)
        #expect(run.end(.cleanUp).calls == [1, 2])
        #expect(run.machine.phase == .ready(.one))
    }

    @Test func `P4: a sign-out discards what is under way, takes what is on the device, and leaves the login`() {
        var run = MachineRun.ready()
        run.plan(1)
        run.end(.plan(1))
        run.plan(2)
        run.send(.arrived([.sample(3), .sample(4, .action, owner: nil)], callback: nil), .signOutAsked(1))
        let effects = run.end(.forgetDevice)
        #expect(effects.contains(.purge))
        #expect(effects.phases == [.login])
        #expect(run.endings == [1: .loggedOut, 2: .loggedOut, 3: .loggedOut, 4: .loggedOut])
        #expect(run.end(.plan(2)) == [])
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
