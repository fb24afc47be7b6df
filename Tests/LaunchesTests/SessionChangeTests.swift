import Launches
import Testing

/// The session that the machine knows and saves, and for whom it registers the device.
@Suite struct SessionChangeTests {
    private let session = Session(account: .one, hasOnboarded: true)

    @Test(
        "P4: a session that the disk refused is saved again at the next occasion, once",
        arguments: [
            .woken, .enteredForeground(LaunchMachine.mainScene), .enteredBackground(LaunchMachine.mainScene),
        ] as [LaunchEvent])
    func saveAgain(occasion: LaunchEvent) {
        var machine = LaunchMachine.ready(session)
        #expect(machine.receive(.woken).saved == [])
        machine.receive(.sessionNotSaved)
        #expect(machine.receive(occasion).saved == [session])
        #expect(machine.receive(occasion, .woken).saved == [])
    }

    @Test func `P4: where no session is kept nobody is signed in, and the stores are cleaned up before anything loads`()
    {
        var machine = LaunchMachine()
        let started = machine.receive(.sessionRead(nil), .connected(LaunchMachine.mainScene), .started)
        #expect(started.works == [.cleanUp])
        #expect(machine.receive(.ended(.cleanUp, .done)).works == [.load])
        machine.receive(.ended(.load, .done))
        #expect(machine.phase == .onboarding)
        #expect(machine.account == nil)
    }

    @Test func `P4: a sign-out leaves nothing of the account in the session`() {
        var session = Session(account: .one, token: SessionToken("secret"), hasOnboarded: true)
        session.nonce = LinkNonce("0a")
        session.hasLock = true
        var machine = LaunchMachine(after: [.sessionRead(session)])
        let saved = machine.receive(.signedOut).saved
        var left = Session(account: nil, hasOnboarded: true, loggedOutAt: LaunchMachine.now)
        left.needsSignOutCleanup = true
        #expect(saved == [left])
    }

    @Test func `S1.6: the device is registered once the session is read, and nothing is checked without need`() {
        var session = Session(account: .one, token: LaunchMachine.expiredToken, hasOnboarded: true)
        session.nonce = LinkNonce("0a")
        var machine = LaunchMachine()
        #expect(machine.receive(.woken) == [.readSession])
        #expect(
            machine.receive(.sessionRead(session))
                == [.registerDevice(.one), .readInbox, .giveNonce(LinkNonce("0a"), of: .one)])
        #expect(machine.receive(.inboxRead([]), .woken) == [])
        #expect(machine.receive(.sessionRead(nil)) == [])
        #expect(machine.account == .one)
    }

    @Test func `S1.6: while the session cannot be read the registration stays as it is, and nothing is saved`() {
        var machine = LaunchMachine()
        #expect(machine.receive(.enteredForeground(LaunchMachine.mainScene)) == [.settleUnwritten])
        #expect(
            machine.receive(.onboarded(true)) == [.log("session not saved", reason: "the one on disk is not known")])
    }

    @Test func `U29: an account keeps the nonce that it has, and nobody gets one`() {
        var machine = LaunchMachine(after: [.sessionRead(session), .nonceMade(LinkNonce("0a"))])
        #expect(machine.receive(.nonceMade(LinkNonce("0b"))) == [])
        #expect(machine.nonce == LinkNonce("0a"))
        machine.receive(.signedOut)
        #expect(machine.receive(.nonceMade(LinkNonce("0b"))) == [])
    }

    @Test func `S1.1: a token is checked for an account alone, and replaced once for all who wait`() {
        let old = LaunchMachine.expiredToken
        var machine = LaunchMachine(after: [.sessionRead(Session(account: .one, token: old, hasOnboarded: true))])
        #expect(machine.receive(.refreshBegan(.caller(1))).works == [.refreshToken(old)])
        let started = machine.receive(.connected(LaunchMachine.mainScene), .started)
        #expect(started.works == [])
        #expect(machine.phase == .refreshing)
        var nobody = LaunchMachine(after: [.sessionRead(Session(account: nil, token: old, hasOnboarded: true))])
        #expect(nobody.receive(.connected(LaunchMachine.mainScene), .started).works == [.load])
    }

    @Test func `P6: an action that came before the session could be read is performed once it can`() {
        var machine = LaunchMachine(after: [.arrived([.sample(1, .effect)], callback: nil)])
        #expect(machine.receive(.awaited(1)) == [.requestRefresh, .callBack(.action(1), .noData)])
        machine.receive(.sessionRead(session))
        #expect(machine.receive(.inboxRead([])).works == [.awaitTurn(1)])
    }
}
