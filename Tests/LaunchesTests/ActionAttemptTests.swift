import Launches
import Notifications
import Testing

/// An action's attempt, and the system's callback that waits for it.
@Suite struct ActionAttemptTests {
    private let refused = WorkResult.failed(WorkFailure(code: "databaseUnavailable", .refusedByDisk))
    private let final = WorkResult.failed(WorkFailure(code: "contentNotFound", .final))
    private let counted = LaunchEvent.ended(.countBadge(.action(1)), .badge(2))

    /// An action waits for the clean-up of an earlier sign-out.
    private func awaitingCleanup() -> LaunchMachine {
        var machine = LaunchMachine.needingCleanup()
        machine.receive(.arrived([.sample(1, .effect)], callback: nil), .awaited(1), .ended(.awaitTurn(1), .done))
        // The content that it came with waits for the clean-up first.
        machine.receive(.began(1), .ended(.cleanUp, .failed(WorkFailure(code: "databaseUnavailable", .temporary))))
        return machine
    }

    @Test func `an action's attempt is marked, performed and counted, and the user sees the new number`() {
        var machine = LaunchMachine.ready()
        machine.receive(.arrived([.sample(1, .effect)], callback: nil))
        #expect(machine.receive(.ended(.awaitTurn(1), .done)) == [.begin(1, step: .performing, marks: true)])
        machine.receive(
            .began(1), .ended(.ingest(.arrival(1), visible: nil), .ingested(isNew: false)),
            .ended(.countBadge(.push(.arrival(1))), .badge(nil)))
        #expect(machine.receive(.ended(.perform(1, for: .one), .done)) == [.start(.countBadge(.action(1)))])
        #expect(
            machine.receive(counted) == [
                .setBadge(2), .note(1, .performed), .start(.flush(.one, .action(1))),
                .settle([LaunchEnding(1, as: Settlement(.performed))]),
            ])
    }

    @Test func `P4: the number on the icon is not set while its account signs out`() {
        var machine = LaunchMachine.ready()
        machine.receive(.performing(1))
        machine.receive(.ended(.perform(1, for: .one), .done), .signOutAsked(.caller(1)))
        let effects = machine.receive(counted)
        #expect(effects.contains(.note(1, .performed)))
        #expect(!effects.contains(.setBadge(2)))
    }

    @Test func `P4: what an action of an account that signed out changed is not counted for the next one`() {
        var machine = LaunchMachine.ready()
        machine.receive(.performing(1))
        machine.receive(.ended(.perform(1, for: .one), .done))
        machine.receive(.signedOut)
        machine.receive(.ended(.cleanUp, .done), .signInAsked(.two, nil, .caller(1)))
        #expect(machine.receive(counted) == [])
    }

    @Test func `P4: what an action queued is looked for in the outbox of its account, whoever signed in meanwhile`() {
        var machine = LaunchMachine.ready()
        machine.receive(.performing(1))
        machine.receive(.ended(.perform(1, for: .one), .done), counted)
        machine.receive(.signedOut)
        machine.receive(.ended(.cleanUp, .done), .signInAsked(.two, nil, .caller(1)))
        #expect(
            machine.receive(.ended(.flush(.one, .action(1)), .done)) == [.start(.checkOutbox(.one, .action(1)))])
        #expect(
            machine.receive(.ended(.checkOutbox(.one, .action(1)), .outbox(isEmpty: false)))
                == [.callBack(.action(1), .noData)])
    }

    @Test func `P6, U26: an action whose content the disk refuses waits, and one whose content fails is performed`() {
        var machine = LaunchMachine.ready()
        machine.receive(
            .arrived([.sample(1, .effect)], callback: nil), .ended(.awaitTurn(1), .done), .began(1))
        var other = machine
        let effects = machine.receive(.ended(.ingest(.arrival(1), visible: nil), refused))
        #expect(effects == [.refused(1), .showMain(.one), .alert(LaunchGate.diskRefusedCode)])
        #expect(machine.gate.actions.map(\.id) == [1])
        #expect(other.receive(.ended(.ingest(.arrival(1), visible: nil), final)).works == [.perform(1, for: .one)])
    }

    @Test func `P6: an action is performed once, though a clean-up is asked for meanwhile`() {
        var machine = LaunchMachine.ready()
        #expect(machine.receive(.performing(1)).works.last == .perform(1, for: .one))
        let push = PushID.delivered(1)
        #expect(
            machine.receive(.pushed(push, owner: .one, callback: .caller(1))) == [.start(.ingest(push, visible: nil))])
    }

    @Test func `P6: an action is not performed by the end of what a tap brought`() {
        var machine = LaunchMachine.ready()
        machine.receive(
            .arrived([.sample(1, .tap)], callback: nil), .ended(.awaitTurn(1), .done), .began(1),
            .arrived([.sample(2, .effect)], callback: nil),
            .ended(.ingest(.arrival(1), visible: nil), .ingested(isNew: true)))
        #expect(machine.receive(.ended(.countBadge(.push(.arrival(1))), .badge(nil))) == [.start(.plan(1))])
    }

    @Test func `P4: an action waits for the clean-up of an earlier sign-out, and fails with it`() {
        var machine = awaitingCleanup()
        #expect(machine.receive(.woken).works == [])
        let failed = WorkResult.failed(WorkFailure(code: "databaseUnavailable", .temporary))
        var after = machine
        #expect(
            after.receive(.ended(.cleanUp, failed))
                == [
                    .postpone(1, code: "databaseUnavailable", countsFailure: true), .requestRefresh,
                    .callBack(.action(1), .noData),
                ])
        #expect(machine.receive(.notMarked(9)) == [])
        #expect(machine.receive(.ended(.cleanUp, .done)).works == [.perform(1, for: .one)])
    }

    @Test func `an action whose session turns out to be invalid before its turn is tried again later`() {
        var machine = awaitingCleanup()
        machine.receive(.checked(nil))
        let effects = machine.receive(.ended(.cleanUp, .done))
        #expect(effects.contains(.unmark(1)))
        #expect(effects.works == [])
        #expect(machine.gate.actions.map(\.id) == [1])
    }

    @Test func `P4: the next account's action is not performed before its turn for one that a sign-out took away`() {
        var machine = awaitingCleanup()
        machine.receive(.signedOut)
        machine.receive(
            .ended(.cleanUp, .done), .ended(.cleanUp, .done), .signInAsked(.two, nil, .caller(1)), .checked(.two),
            .arrived([.sample(2, .effect, owner: .two)], callback: nil))
        #expect(machine.gate.performing?.id == 2)
        #expect(
            machine.receive(.pushed(.delivered(1), owner: .two, callback: .caller(2))).works
                == [.ingest(.delivered(1), visible: nil)])
    }

    @Test func `the system waits for an action that waits behind another, and for the session check`() {
        var machine = LaunchMachine.ready()
        machine.receive(.performing(1))
        machine.receive(.arrived([.sample(2, .effect)], callback: nil))
        #expect(machine.receive(.awaited(2)) == [])
        let session = Session(account: .one, token: LaunchMachine.expiredToken, hasOnboarded: true)
        var unchecked = LaunchMachine(after: [.sessionRead(session)])
        unchecked.receive(.arrived([.sample(1, .effect), .sample(2, .effect)], callback: nil))
        #expect(unchecked.receive(.awaited(1), .awaited(2)) == [.start(.refreshToken(LaunchMachine.expiredToken))])
        let failed = WorkResult.failed(WorkFailure(code: "sessionInvalid", .final))
        #expect(
            unchecked.receive(.ended(.refreshToken(LaunchMachine.expiredToken), failed))
                == [.requestRefresh, .callBack(.action(1), .noData), .callBack(.action(2), .noData)])
    }

    @Test func `an action on the main screen checks no session`() {
        var machine = LaunchMachine.ready(
            Session(account: .one, token: LaunchMachine.expiredToken, hasOnboarded: true))
        machine.receive(
            .ended(.refreshToken(LaunchMachine.expiredToken), .token(LaunchMachine.expiredToken)), .ended(.load, .done))
        #expect(machine.phase == .ready(.one))
        machine.receive(.arrived([.sample(1, .effect)], callback: nil))
        #expect(machine.receive(.awaited(1)) == [])
    }

    @Test func `an action that waits for the sign-in says where`() {
        var machine = LaunchMachine.ready(Session(account: nil, hasOnboarded: true))
        #expect(machine.receive(.arrived([.sample(1, .effect)], callback: nil)) == [.hold([1], in: .login)])
    }
}
