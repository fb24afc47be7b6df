import LaunchDecisions
import Launches
import Notifications
import TestSupport
import Testing

/// The session that the machine knows and saves, for whom it registers the device, and sign-outs and sign-ins that meet.
@Suite struct SessionChangeTests {
    @Test func `P3: the lock is not switched off before the main screen is there`() {
        var session = Session.sample
        session.hasLock = true
        var run = MachineRun.loading(session)
        run.end(.load)
        run.send(.lockSwitched(isOn: false))
        #expect(run.machine.session?.hasLock == true)
    }

    private static let screen = VisibleScreen(id: 1, name: "room")

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

    @Test func `U29: an account keeps the nonce that it has, and nobody gets one`() {
        var run = MachineRun.signedIn()
        run.send(.nonceMade(LinkNonce("0a")))
        #expect(run.send(.nonceMade(LinkNonce("0b"))) == [])
        #expect(run.machine.session?.nonce == LinkNonce("0a"))
        run.signOut()
        #expect(run.send(.nonceMade(LinkNonce("0b"))) == [])
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

    // MARK: What an earlier session still writes

    @Test(
        "P4: a sign-in waits for whatever may still write content of the account before, and for nothing else",
        arguments: [
            (.archive(.delivered(2)), true), (.perform(1, for: .one), true), (.markSeen(screen, for: .one), true),
            (.plan(1), false), (.countBadge, false), (.flush(.one), false), (.checkOutbox(.one), false),
        ] as [(Step, Bool)])
    func lateWrite(step: Step, writes: Bool) {
        var run = MachineRun.ready()
        switch step {
        case .archive(let push): run.send(.presented(push))
        case .perform(let id, _): run.perform(id)
        case .plan(let id): run.plan(id)
        case .checkOutbox: run.send(.enteredBackground(MachineRun.scene))
        default:
            run.send(.visibleScreenChanged(Self.screen))
            if !writes { run.end(.markSeen(Self.screen, for: .one)) }
            if step == .flush(.one) { run.end(.countBadge) }
        }
        #expect(run.steps == [step])
        run.signOut()
        run.end(.cleanUp)
        run.send(.signInAsked(.two, nil, 2))
        #expect(run.machine.account == (writes ? nil : .two))
        #expect(run.end(step).steps.contains(.cleanUp) == writes)
        if writes { run.end(.cleanUp) }
        #expect(run.machine.account == .two)
    }

    @Test func `a sign-in whose time is over waits no longer, and says so`() {
        let push = PushID.delivered(1)
        let store = Step.store(push, visible: nil)
        var run = MachineRun.ready()
        run.send(.pushed(push, owner: .one, callback: 1), .signInAsked(.two, nil, 2))
        run.end(.forgetDevice)
        run.end(.cleanUp)
        let effects = run.send(.timeIsOver(2))
        #expect(run.machine.account == .two)
        #expect(effects.contains(.log("signed in", reason: "an earlier session still writes")))
        #expect(effects.contains(.callBack(2, .noData)))
        #expect(run.end(store, .stored(isNew: true)) == [.forget(push), .callBack(1, .noData)])
    }

    @Test func `a sign-in whose time is over begins no clean-up before the session has ended`() {
        var session = Session.sample
        session.needsSignOutCleanup = true
        var run = MachineRun.loading(session)
        run.fail(.cleanUp, .temporary)
        run.send(.signInAsked(.two, nil, 2))
        #expect(run.send(.timeIsOver(2)).steps == [])
        #expect(run.end(.forgetDevice).steps == [.cleanUp])
    }
}
