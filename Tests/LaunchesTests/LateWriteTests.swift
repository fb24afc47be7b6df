import Launches
import Notifications
import Testing

/// A push's content is being stored when its account signs out.
@Suite struct LateWriteTests {
    private let push = PushID.delivered(1)
    private var stored: LaunchEvent { .ended(.ingest(push, visible: nil), .ingested(isNew: true)) }

    /// The second account signs in, and the first one's stores are cleaned up.
    private func signingIn(until events: [LaunchEvent] = [.ended(.cleanUp, .done)]) -> LaunchMachine {
        var machine = LaunchMachine.loading()
        machine.receive(
            .ended(.load, .done), .pushed(push, owner: .one, callback: .caller(1)), .signInAsked(.two, nil, .caller(2)),
            .ended(.forgetDevice, .done))
        machine.receive(events)
        return machine
    }

    @Test func `P4: a sign-in waits for what the account before still writes, and for its removal`() {
        var machine = signingIn()
        #expect(machine.account == nil)
        #expect(machine.receive(stored).contains(.start(.cleanUp)))
        #expect(machine.account == nil)
        let effects = machine.receive(.ended(.cleanUp, .done))
        #expect(machine.account == .two)
        #expect(effects.contains(.callBack(.caller(2), .noData)))
        #expect(machine.receive(.ended(.load, .done)).isEmpty)
    }

    @Test func `a sign-in whose time is over waits no longer, and says so`() {
        var machine = signingIn()
        let effects = machine.receive(.signInOverdue(.caller(2)))
        #expect(machine.account == .two)
        #expect(effects.contains(.log("signed in", reason: "an earlier session still writes")))
        #expect(effects.contains(.callBack(.caller(2), .noData)))
        #expect(machine.receive(stored) == [.forget(push), .callBack(.caller(1), .noData)])
    }

    @Test(
        "P4: a sign-in waits for whatever may still write content of the account before",
        arguments: [
            ([.presented(.delivered(2))], .archive(.delivered(2))),
            (.performing(1), .perform(1, for: .one)),
            ([.visibleScreenChanged(screen)], .markSeen(screen, for: .one, .visit(0))),
        ] as [([LaunchEvent], LaunchWork)])
    func writes(events: [LaunchEvent], work: LaunchWork) {
        var machine = LaunchMachine.ready()
        #expect(machine.receive(events).works.contains(work))
        machine.receive(.signedOut)
        machine.receive(.ended(.cleanUp, .done), .signInAsked(.two, nil, .caller(2)))
        #expect(machine.account == nil)
        #expect(machine.receive(.ended(work, .done)).works == [.cleanUp])
        machine.receive(.ended(.cleanUp, .done))
        #expect(machine.account == .two)
    }

    @Test func `P4: a sign-in waits for what a screen still writes for the account before`() {
        let (last, earlier) = (EventIdentity("last"), EventIdentity("earlier"))
        var machine = LaunchMachine.ready()
        machine.receive(
            .screenActionBegan(earlier), .screenActionBegan(last), .ended(.screenAction(earlier), .done))
        machine.receive(.signedOut)
        machine.receive(.ended(.cleanUp, .done), .signInAsked(.two, nil, .caller(2)))
        #expect(machine.account == nil)
        #expect(machine.receive(.ended(.screenAction(last), .done)).works == [.cleanUp])
        machine.receive(.ended(.cleanUp, .done))
        #expect(machine.account == .two)
    }

    @Test(
        "a sign-in waits for no work that writes nothing",
        arguments: [
            (.planning(1), .plan(1)), (.seeing, .countBadge(.visit(0))),
            (.seeing + [.ended(.countBadge(.visit(0)), .badge(nil))], .flush(.one, .visit(0))),
            ([.enteredBackground(LaunchMachine.mainScene)], .checkOutbox(.one, .departure(0))),
        ] as [([LaunchEvent], LaunchWork)])
    func writesNothing(events: [LaunchEvent], work: LaunchWork) {
        var machine = LaunchMachine.ready()
        #expect(machine.receive(events).works.contains(work))
        machine.receive(.signedOut)
        machine.receive(.ended(.cleanUp, .done), .signInAsked(.two, nil, .caller(2)))
        #expect(machine.account == .two)
    }

    @Test func `a sign-in waits for no loading`() {
        var machine = LaunchMachine.loading()
        machine.receive(.signedOut)
        machine.receive(.ended(.cleanUp, .done), .signInAsked(.two, nil, .caller(2)))
        #expect(machine.account == .two)
    }

    @Test func `P4: a sign-in goes on after the write that it waits for, though another got in meanwhile`() {
        var machine = signingIn()
        machine.receive(.signInAsked(AccountID("3"), SessionToken("3"), .caller(3)), .signInOverdue(.caller(3)))
        #expect(machine.account == AccountID("3"))
        let effects = machine.receive(stored)
        #expect(effects.contains(.start(.forgetDevice)))
        machine.receive(.ended(.forgetDevice, .done), .ended(.cleanUp, .done))
        #expect(machine.account == .two)
    }

    @Test func `P4: a write outlives the sign-out after its own, too`() {
        var machine = signingIn(until: [.ended(.cleanUp, .done), .signInOverdue(.caller(2))])
        #expect(machine.account == .two)
        machine.receive(.signedOut)
        machine.receive(.ended(.cleanUp, .done), .signInAsked(AccountID("3"), nil, .caller(3)))
        #expect(machine.account == nil)
        machine.receive(stored, .ended(.cleanUp, .done))
        #expect(machine.account == AccountID("3"))
    }

    @Test func `P4: time that is over before the sign-out is done hurries only the wait after it`() {
        var machine = signingIn(until: [.signInOverdue(.caller(2))])
        #expect(machine.account == nil)
        machine.receive(.ended(.cleanUp, .done))
        #expect(machine.account == .two)
    }

    @Test func `P4: what is written while a clean-up runs has it run again, whoever signed in meanwhile`() {
        let failed = WorkResult.failed(WorkFailure(code: "databaseUnavailable", .temporary))
        var machine = signingIn(until: [.signInOverdue(.caller(2)), .ended(.cleanUp, failed)])
        #expect(machine.account == .two)
        machine.receive(stored)
        #expect(machine.receive(.ended(.cleanUp, .done)) == [.start(.cleanUp)])
    }

    @Test func `a silent push of the next account is stored once that of the account before has come to its end`() {
        var machine = LaunchMachine.signedIn()
        machine.receive(
            .arrived([.sample(1, .silentPush)], callback: .caller(1)), .began(1),
            .ended(.ingest(.arrival(1), visible: nil), .ingested(isNew: true)),
            // The badge is counted meanwhile, which writes nothing, so that nobody waits for it.
            .signOutAsked(.caller(2)), .ended(.forgetDevice, .done), .ended(.cleanUp, .done),
            .signInAsked(.two, nil, .caller(3)))
        #expect(machine.account == .two)
        let arrived = LaunchEvent.arrived([.sample(2, .silentPush, owner: .two)], callback: .caller(4))
        #expect(!machine.receive(arrived).contains(.mark(2)))
        let counted = LaunchEvent.ended(.countBadge(.push(.arrival(1))), .badge(1))
        #expect(machine.receive(counted).contains(.mark(2)))
        #expect(machine.receive(.began(2)) == [.start(.ingest(.arrival(2), visible: nil))])
    }

    @Test func `P4: of two who sign in at a time the first is signed out before the second gets in`() {
        var machine = signingIn(until: [.signInAsked(AccountID("3"), nil, .caller(3))])
        machine.receive(stored, .ended(.cleanUp, .done))
        let effects = machine.receive(.ended(.cleanUp, .done))
        #expect(machine.account == .two)
        #expect(effects.contains(.start(.forgetDevice)))
        #expect(!effects.contains(.callBack(.caller(3), .noData)))
    }
}

private let screen = VisibleScreen(id: 1, name: "room")

extension [LaunchEvent] {
    /// The visible screen is noted as seen.
    fileprivate static let seeing: [LaunchEvent] = [
        .visibleScreenChanged(screen), .ended(.markSeen(screen, for: .one, .visit(0)), .done),
    ]
}
