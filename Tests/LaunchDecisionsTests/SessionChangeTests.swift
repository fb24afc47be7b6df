import LaunchDecisions
import Launches
import TestSupport
import Testing

/// The session that the machine knows and saves, and for whom it registers the device.
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
}
