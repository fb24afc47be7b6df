import LaunchDecisions
import Launches
import Notifications
import TestSupport
import Testing

/// The session that the machine knows and saves, for whom it registers the device, and sign-outs and sign-ins that meet.
@Suite struct SessionChangeTests {
    @Test(
        "P4: a session that the disk refused is saved again at the next occasion, once",
        arguments: [
            .woken, .enteredForeground(MachineRun.scene), .enteredBackground(MachineRun.scene),
        ] as [LaunchEvent])
    func saveAgain(occasion: LaunchEvent) {
        var run = MachineRun.ready()
        #expect(run.send(.woken).saved == [])
        run.send(.sessionNotSaved)
        #expect(run.send(occasion).saved == [.sample])
        #expect(run.send(occasion, .woken).saved == [])
    }

    @Test func `P4: where no session is kept nobody is signed in, and the stores are cleaned up before anything loads`()
    {
        var run = MachineRun(.sessionRead(nil), .connected(MachineRun.scene, []))
        #expect(run.steps == [.cleanUp])
        #expect(run.end(.cleanUp).steps == [.load])
        run.end(.load)
        #expect(run.machine.phase == .onboarding)
        #expect(run.machine.account == nil)
    }

    @Test func `P4: a sign-out leaves nothing of the account in the session`() {
        var session = Session(account: .one, token: SessionToken("secret"), hasOnboarded: true)
        session.nonce = LinkNonce("0a")
        session.hasLock = true
        var run = MachineRun.signedIn(session)
        run.send(.signOutAsked(1))
        let saved = run.end(.forgetDevice).saved
        var left = Session(account: nil, hasOnboarded: true, loggedOutAt: MachineRun.now)
        left.needsSignOutCleanup = true
        #expect(saved == [left])
    }

    @Test func `S1.6: the device is registered once the session is read, and nothing is checked without need`() {
        var session = Session(account: .one, token: MachineRun.expiredToken, hasOnboarded: true)
        session.nonce = LinkNonce("0a")
        var run = MachineRun()
        #expect(run.send(.woken) == [.readSession])
        let read: [LaunchEffect] = [.registerDevice(.one), .readInbox, .giveNonce(LinkNonce("0a"), of: .one)]
        #expect(run.send(.sessionRead(session)) == read)
        #expect(run.send(.inboxRead([]), .woken) == [])
        #expect(run.send(.sessionRead(nil)) == [])
        #expect(run.machine.account == .one)
    }

    @Test func `S1.6: while the session cannot be read the registration stays as it is, and nothing is saved`() {
        var run = MachineRun()
        #expect(run.send(.enteredForeground(MachineRun.scene)) == [.settle([])])
        let logged = LaunchEffect.log("session not saved", reason: "the one on disk is not known")
        #expect(run.send(.onboarded) == [logged])
    }

    @Test func `S1.6: what changes in the session while its account signs out does not register the device again`() {
        var run = MachineRun.ready()
        run.send(.signOutAsked(1))
        #expect(run.send(.lockSwitched(isOn: true)).first == .registerDevice(nil))
    }

    @Test func `U29: an account keeps the nonce that it has, and nobody gets one`() {
        var run = MachineRun.signedIn()
        run.send(.nonceMade(LinkNonce("0a")))
        #expect(run.send(.nonceMade(LinkNonce("0b"))) == [])
        #expect(run.machine.session?.nonce == LinkNonce("0a"))
        run.signOut()
        #expect(run.send(.nonceMade(LinkNonce("0b"))) == [])
    }

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
