import Foundation
import Launches
import Notifications
import Testing

/// A push's content is stored, and what waits for it is told.
@Suite struct IngestionTests {
    private let push = PushID.delivered(1)
    private let screen = VisibleScreen(id: 1, name: "room")
    private let failed = WorkResult.failed(WorkFailure(code: "databaseUnavailable", .temporary))
    private let discarded = Settlement(.discarded, code: "loggedOut")

    /// The clean-up of an earlier sign-out is under way, and a push waits for it.
    private func awaitingCleanup() -> LaunchMachine {
        var machine = LaunchMachine.needingCleanup()
        machine.receive(.pushed(push, owner: .one, callback: .caller(1)))
        return machine
    }

    @Test func `P4: a push is not stored among what an earlier account left`() {
        var machine = awaitingCleanup()
        machine.receive(.pushed(.delivered(2), owner: .one, callback: .caller(2)))
        var after = machine
        #expect(
            machine.receive(.ended(.cleanUp, failed)) == [
                .forget(push), .callBack(.caller(1), .failed), .forget(.delivered(2)), .callBack(.caller(2), .failed),
            ])
        #expect(machine.receive(.refreshBegan(.caller(3))).works == [.flush(.one, .refresh(.caller(3)))])
        #expect(
            after.receive(.ended(.cleanUp, .done)).works
                == [.ingest(push, visible: nil), .ingest(.delivered(2), visible: nil)])
    }

    @Test func `P4: a push that waits for a clean-up is called back by a sign-out, and not stored after it`() {
        var machine = awaitingCleanup()
        #expect(machine.receive(.signedOut).contains(.callBack(.caller(1), .noData)))
        #expect(machine.receive(.ended(.cleanUp, .done), .ended(.cleanUp, .done)).works == [.cleanUp])
    }

    @Test func `P4: a push is stored neither while its account signs out nor for one that it does not name`() {
        var machine = LaunchMachine.ready()
        #expect(machine.receive(.pushed(push, owner: nil, callback: .caller(1))).works == [])
        machine.receive(.signOutAsked(.caller(2)))
        #expect(
            machine.receive(.pushed(push, owner: .one, callback: .caller(3)))
                == [.forget(push), .callBack(.caller(3), .noData)])
    }

    @Test func `S2.6: the push of a tap that opens no screen is kept, a link brings nothing`() {
        var machine = LaunchMachine.loading()
        machine.receive(.arrived([.sample(1, .tap), .sample(2), .sample(3, .tap)], callback: nil))
        var late = machine
        let superseded = Settlement(.superseded)
        let endings = [LaunchEnding(1, as: superseded, keepsPush: true), LaunchEnding(2, as: superseded)]
        #expect(machine.receive(.ended(.load, .done)).last == .settle(endings))
        let expired = Settlement(.expired)
        let lateEndings =
            [LaunchEnding(1, as: expired, keepsPush: true), LaunchEnding(2, as: expired)]
            + [LaunchEnding(3, as: expired, keepsPush: true)]
        #expect(late.receive(.ended(.load, .done), now: LaunchMachine.now + 601).last == .settle(lateEndings))
    }

    @Test func `P4, P9: no push is kept that is another account's, or that may have crashed the app`() {
        var machine = LaunchMachine.loading()
        machine.receive(
            .arrived(
                [.sample(1, .tap, owner: .two), .sample(2, .tap, attempts: 2), .sample(3, .tap, attempts: 1)],
                callback: nil))
        var late = machine
        let endings = [
            LaunchEnding(1, as: Settlement(.discarded, code: "otherAccount")),
            LaunchEnding(2, as: Settlement(.quarantined, code: "routingCrashed")),
        ]
        #expect(machine.receive(.ended(.load, .done)).last == .settle(endings))
        let expired = [LaunchEnding(2, as: Settlement(.expired))]
        #expect(
            late.receive(.ended(.load, .done), now: LaunchMachine.now + 601).last
                == .settle(endings.prefix(1) + expired + [LaunchEnding(3, as: Settlement(.expired), keepsPush: true)]))
    }

    @Test func `S2.6: content that came while its screen became visible is noted as seen, sent and counted`() {
        var machine = LaunchMachine.ready()
        machine.receive(.pushed(push, owner: .one, callback: .caller(1)), .visibleScreenChanged(screen))
        let seen = LaunchWork.markSeen(screen, for: .one, .push(push))
        #expect(
            machine.receive(.ended(.ingest(push, visible: nil), .ingested(isNew: true))) == [.start(seen)])
        #expect(
            machine.receive(.ended(seen, .done))
                == [.start(.flush(.one, .push(push))), .start(.countBadge(.push(push)))])
        #expect(
            machine.receive(.ended(.countBadge(.push(push)), .badge(4)))
                == [.setBadge(4), .forget(push), .callBack(.caller(1), .newData)])
    }

    @Test func `S2.6: content is stored for the screen that is visible`() {
        var machine = LaunchMachine.ready()
        machine.receive(.visibleScreenChanged(screen))
        let work = LaunchWork.ingest(push, visible: screen)
        #expect(machine.receive(.pushed(push, owner: .one, callback: .caller(1))) == [.start(work)])
        #expect(machine.receive(.ended(work, .ingested(isNew: true))) == [.start(.countBadge(.push(push)))])
    }

    @Test func `P9: silent pushes are stored one after the other, in their order`() {
        var machine = LaunchMachine.ready()
        let tickets = [1, 2, 3].map { LaunchTicket.sample($0, .silentPush) }
        #expect(machine.receive(.arrived(tickets, callback: .caller(1))) == [.mark(1)])
        let stored = LaunchEvent.ended(.ingest(.arrival(1), visible: nil), .ingested(isNew: false))
        machine.receive(.began(1), stored)
        let effects = machine.receive(.ended(.countBadge(.push(.arrival(1))), .badge(nil)))
        #expect(effects.last == .mark(2))
        let endings = [2, 3].map { LaunchEnding($0, as: discarded) }
        #expect(machine.receive(.signedOut).contains(.settle(endings)))
    }

    @Test func `P9, U45: a silent push whose mark the disk refused is not stored before the next change of display`() {
        var machine = LaunchMachine.ready()
        machine.receive(.arrived([.sample(1, .silentPush)], callback: .caller(1)))
        let told = [LaunchEffect.showMain(.one), .alert(LaunchGate.diskRefusedCode)]
        #expect(machine.receive(.notMarked(1)) == [.refused(1)] + told + [.callBack(.caller(1), .failed)])
        var again = machine
        #expect(again.receive(.enteredBackground(LaunchMachine.mainScene)).contains(.mark(1)))
        #expect(machine.receive(.signedOut).contains(.settle([LaunchEnding(1, as: discarded)])))
        machine.receive(.ended(.cleanUp, .done), .signInAsked(.one, nil, .caller(2)))
        #expect(machine.receive(.signedOut).filter { if case .settle = $0 { true } else { false } } == [])
    }

    @Test func `P4, U45: what waits for the disk is neither stored nor settled while its account signs out`() {
        var machine = LaunchMachine.ready()
        machine.receive(.arrived([.sample(1, .silentPush)], callback: nil), .notMarked(1))
        let during = machine.receive(.signOutAsked(.caller(1)), .enteredBackground(LaunchMachine.mainScene))
        #expect(!during.contains { if case .settle = $0 { true } else { false } })
        #expect(!during.contains(.mark(1)))
        #expect(machine.receive(.ended(.forgetDevice, .done)).contains(.settle([LaunchEnding(1, as: discarded)])))
    }

    @Test func `P9: an end in order counts against no silent push that is being stored, and touches no other`() {
        var machine = LaunchMachine.ready()
        machine.receive(
            .arrived([.sample(1, .silentPush), .sample(2, .silentPush)], callback: nil), .began(1),
            .arrived([.sample(3, .effect)], callback: nil), .ended(.awaitTurn(3), .done), .began(3))
        let unmarked = machine.receive(.willTerminate).filter { if case .unmark = $0 { true } else { false } }
        #expect(unmarked == [.unmark(1), .unmark(3)] || unmarked == [.unmark(3), .unmark(1)])
    }

    @Test func `P1: a tap whose content is being stored ends once at a sign-out`() {
        var machine = LaunchMachine.ready()
        machine.receive(.storing(1))
        let settled = machine.receive(.signedOut).filter { if case .settle = $0 { true } else { false } }
        #expect(settled == [.settle([LaunchEnding(1, as: discarded)])])
    }

    @Test func `a tap whose mark is refused after a pause still has its content counted`() {
        var machine = LaunchMachine.ready()
        machine.receive(.storing(1) + [.notMarked(1)])
        #expect(
            machine.receive(.ended(.ingest(.arrival(1), visible: nil), .ingested(isNew: true))).works
                == [.countBadge(.push(.arrival(1)))])
    }

    @Test func `U45: a tap is settled once what its push brought is archived and stored, and not before`() {
        var machine = LaunchMachine.ready()
        machine.receive(.storing(1))
        let refused = WorkResult.failed(WorkFailure(code: "databaseUnavailable", .refusedByDisk))
        let stored = LaunchWork.ingest(.arrival(1), visible: nil)
        #expect(machine.receive(.ended(stored, refused)) == [.start(.plan(1))])
        let shown: [LaunchEvent] = [.ended(.plan(1), .done), .committed(1, scene: nil), .shown(1)]
        #expect(
            machine.receive(shown)
                == [
                    .commit(1, for: .one), .showMain(.one), .note(1, .shown), .unmark(1),
                    .start(.archive(.arrival(1))),
                ])
        machine.receive(.ended(.archive(.arrival(1)), refused), .ended(stored, .ingested(isNew: true)))
        let counted = LaunchEvent.ended(.countBadge(.push(.arrival(1))), .badge(nil))
        #expect(machine.receive(counted) == [.refused(1), .showMain(.one), .alert(LaunchGate.diskRefusedCode)])
        machine.receive(.enteredBackground(LaunchMachine.mainScene))
        machine.receive(.ended(.archive(.arrival(1)), .done), .ended(stored, .ingested(isNew: false)))
        #expect(machine.receive(counted) == [.settle([LaunchEnding(1, as: Settlement(.shown))])])
    }

    @Test func `U46: with nobody signed in, a push that is presented is neither archived nor stored`() {
        var machine = LaunchMachine.ready(Session(account: nil, hasOnboarded: true))
        #expect(machine.receive(.presented(push)) == [.forget(push)])
    }

    @Test func `U32: what arrived at the time of a sign-out that was not cleaned up is no part of it`() {
        var session = Session(account: .two, hasOnboarded: true, loggedOutAt: LaunchMachine.now)
        let early = LaunchTicket(
            id: 1, owner: .two, deliveredAt: LaunchMachine.now - 1, expiresAt: LaunchMachine.now + 600)
        let tickets = [early, .sample(2, owner: .two)]
        for needsCleanup in [true, false] {
            session.needsSignOutCleanup = needsCleanup
            var machine = LaunchMachine(after: [.sessionRead(session)])
            let settled = LaunchEffect.settle([LaunchEnding(1, as: discarded)])
            #expect(machine.receive(.inboxRead(tickets)) == (needsCleanup ? [settled] : []))
            #expect(machine.gate.waiting.map(\.id) == (needsCleanup ? [2] : [1, 2]))
        }
    }
}
