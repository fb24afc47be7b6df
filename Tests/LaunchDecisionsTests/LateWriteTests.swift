import LaunchDecisions
import Launches
import Notifications
import TestSupport
import Testing

/// A push's content is being stored when its account signs out.
@Suite struct LateWriteTests {
    private static let screen = VisibleScreen(id: 1, name: "room")
    private static let three = AccountID("3")
    private let push = PushID.delivered(1)
    private var store: Step { .store(push, visible: nil) }

    /// The second account signs in, and the first one's stores are cleaned up, unless not yet.
    private func signingIn(cleansUp: Bool = true) -> MachineRun {
        var run = MachineRun.ready()
        run.send(.pushed(push, owner: .one, callback: 1), .signInAsked(.two, nil, 2))
        run.end(.forgetDevice)
        if cleansUp { run.end(.cleanUp) }
        return run
    }

    @Test func `a sign-in whose time is over waits no longer, and says so`() {
        var run = signingIn()
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

    @Test(
        "P4: a sign-in waits for whatever may still write content of the account before, and for nothing else",
        arguments: [
            (.archive(.delivered(2)), true), (.perform(1, for: .one), true), (.markSeen(screen, for: .one), true),
            (.plan(1), false), (.countBadge, false), (.flush(.one), false), (.checkOutbox(.one), false),
        ] as [(Step, Bool)])
    func steps(step: Step, writes: Bool) {
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

    @Test func `P4: a sign-in waits for what is done on a screen`() {
        var run = MachineRun.ready()
        run.send(.screenActionBegan(EventIdentity("1")))
        run.signOut()
        run.end(.cleanUp)
        run.send(.signInAsked(.two, nil, 2))
        #expect(run.machine.account == nil)
        #expect(run.send(.screenActionEnded(EventIdentity("1"))).steps == [.cleanUp])
        run.end(.cleanUp)
        #expect(run.machine.account == .two)
    }

    @Test func `P4: what is written while a clean-up runs has it run again, whoever signed in meanwhile`() {
        var run = signingIn(cleansUp: false)
        run.send(.timeIsOver(2))
        run.fail(.cleanUp, .temporary)
        #expect(run.machine.account == .two)
        run.end(store, .stored(isNew: true))
        #expect(run.end(.cleanUp).steps == [.cleanUp])
    }

    @Test func `P4: of two who sign in at a time the first is signed out before the second gets in`() {
        var run = signingIn(cleansUp: false)
        run.send(.signInAsked(Self.three, nil, 3))
        run.end(store, .stored(isNew: true))
        run.end(.cleanUp)
        let effects = run.end(.cleanUp)
        #expect(run.machine.account == .two)
        #expect(effects.steps.contains(.forgetDevice))
        #expect(!effects.contains(.callBack(3, .noData)))
    }
}
