import Foundation
import Launches
import Testing

/// Where payloads wait in the gate, and what it tells the user.
@Suite struct GateWaitingTests {
    private static let now = LaunchMachine.now
    private let now = Self.now
    private let one = AccountID.one

    private static func ticket(
        _ id: Int64, order: Int64? = nil, owner: AccountID? = nil, deliveredBefore age: TimeInterval = 0,
        expiresIn seconds: TimeInterval = 600, hasEffect: Bool = false, isTap: Bool = false
    ) -> LaunchTicket {
        LaunchTicket(
            id: id, order: order, owner: owner, deliveredAt: now - age, expiresAt: now + seconds,
            purpose: hasEffect ? .effect : isTap ? .tap : .link)
    }

    /// Of an app in the foreground.
    private func gate(after events: [GateEvent]) -> LaunchGate {
        var gate = LaunchGate()
        for event in [.enteredForeground] + events { _ = gate.receive(event) }
        return gate
    }

    @Test(
        "P2: a payload that is known is not taken a second time, wherever it is",
        arguments: [
            [.arrived([ticket(1)])],
            [.phase(.ready(.one)), .arrived([ticket(1)])],
            [.phase(.ready(.one)), .arrived([ticket(1)]), .committed(1)],
            [.phase(.ready(.one)), .arrived([ticket(1)]), .diskRefused(1)],
            [.arrived([ticket(1, hasEffect: true)])],
            [.session(.one), .arrived([ticket(1, hasEffect: true)])],
        ] as [[GateEvent]])
    func known(events: [GateEvent]) {
        let before = gate(after: events)
        var gate = before
        for ticket in [Self.ticket(1), Self.ticket(1, hasEffect: true)] {
            #expect(gate.receive(.arrived([ticket])) == [])
        }
        #expect(gate == before)
    }

    @Test
    func `U26: a tap whose mark the disk refused lets others pass until the next foreground, then keeps its place`() {
        var gate = gate(after: [.phase(.ready(one)), .arrived([Self.ticket(1)])])
        #expect(
            gate.receive(.diskRefused(1))
                == [
                    .postpone(1, code: LaunchGate.diskRefusedCode, countsFailure: false),
                    .alert(LaunchGate.diskRefusedCode),
                ])
        #expect(gate.awaitingDisk.map(\.id) == [1])
        gate.receive(.phase(.locked), .arrived([Self.ticket(2)]), .enteredBackground, .enteredForeground)
        #expect(gate.waiting.map(\.id) == [1, 2])
        #expect(gate.awaitingDisk.isEmpty)
        #expect(
            gate.receive(.phase(.ready(one))) == [.settle(1, Settlement(.superseded)), .route(2)])
    }

    @Test(
        "U45: a tap whose content the disk refused waits for it where content is missing, and fails for another reason",
        arguments: [
            ("contentNotFound", true), ("databaseUnavailable", true), ("linkNotFound", false), ("notNavigable", false),
        ])
    func failure(code: String, waits: Bool) {
        var gate = gate(after: [.phase(.ready(one)), .arrived([Self.ticket(1, isTap: true)])])
        var stored = gate
        let failed: [GateEffect] = [.alert(code), .settle(1, Settlement(.failed, code: code))]
        let waiting: [GateEffect] = [
            .postpone(1, code: LaunchGate.diskRefusedCode, countsFailure: false), .alert(LaunchGate.diskRefusedCode),
        ]
        #expect(gate.receive(.failed(1, code: code)) == (waits ? waiting : [failed[0], .keepPush(1), failed[1]]))
        #expect(gate.awaitingDisk.map(\.id) == (waits ? [1] : []))
        #expect(stored.receive(.ingested(1), .failed(1, code: code)) == failed)
    }

    @Test func `P6: a tap that waits for the disk does not open over one that is committed after it`() {
        var gate = gate(after: [
            .phase(.ready(one)), .arrived([Self.ticket(4, order: -1)]), .diskRefused(4),
            .arrived([Self.ticket(1, isTap: true)]), .diskRefused(1), .arrived([Self.ticket(3)]), .diskRefused(3),
            .arrived([Self.ticket(2)]),
        ])
        #expect(gate.receive(.committed(2)) == [.keepPush(1), .settle(1, Settlement(.superseded))])
        #expect(gate.awaitingDisk.map(\.id) == [4, 3])
    }

    @Test func `P1: actions that may not be performed end once, before the first that may`() {
        var gate = gate(after: [
            .arrived([
                Self.ticket(1, expiresIn: -1, hasEffect: true), Self.ticket(2, owner: .two, hasEffect: true),
                Self.ticket(3, hasEffect: true),
            ])
        ])
        let refused: [GateEffect] = [
            .settle(1, Settlement(.expired)), .settle(2, Settlement(.discarded, code: "otherAccount")),
        ]
        var others = gate
        #expect(gate.receive(.session(one)) == refused + [.perform(3)])
        #expect(gate.receive(.performed(3)) == [.settle(3, Settlement(.performed))])
        let later = now + 601
        #expect(others.receive(.session(one), now: later).count == 3)
        #expect(others.receive(.session(one), now: later) == [])
    }

    @Test(
        "P6: an action that is to be tried again is the first of those that wait",
        arguments: [
            .deferred(1), .diskRefused(1), .notPerformed(1, code: "x", isFinal: false),
        ] as [GateEvent])
    func first(end: GateEvent) {
        var gate = gate(after: [
            .session(one), .arrived([Self.ticket(1, hasEffect: true), Self.ticket(2, hasEffect: true)]), end,
        ])
        #expect(gate.performing == nil)
        #expect(gate.receive(.phase(.ready(one))).contains(.perform(1)) == false)
        #expect(gate.receive(.session(one)) == [.perform(1)])
    }

    @Test func `P6: an action of an earlier launch is performed before one that arrived since`() {
        var gate = gate(after: [
            .arrived([Self.ticket(5, order: 1, hasEffect: true)]),
            .arrived([Self.ticket(3, order: 0, hasEffect: true)]),
        ])
        #expect(gate.receive(.session(one)) == [.perform(3)])
    }

    @Test func `P4: what names its recipient is shown to it after a sign-out, too, and what names none is not`() {
        var gate = gate(after: [.phase(.ready(one)), .signedOut(now)])
        #expect(gate.phase == .login)
        #expect(!gate.isInBackground)
        let early = [Self.ticket(1, deliveredBefore: 1), Self.ticket(2, owner: one, deliveredBefore: 1)]
        gate.receive(.arrived(early))
        #expect(
            gate.receive(.phase(.ready(one)))
                == [.settle(1, Settlement(.discarded, code: "loggedOut")), .route(2)])
    }

    @Test func `P8: a notice is given once in the life of the process, whoever is signed in`() {
        var gate = gate(after: [.notice("full"), .notice("full"), .signedOut(now), .notice("full")])
        #expect(gate.receive(.phase(.ready(one))) == [.alert("full")])
        gate.receive(.signedOut(now), .phase(.ready(one)))
        #expect(gate.receive(.notice("full")) == [])
        gate.receive(.phase(.locked))
        for code in ["second", "third"] { _ = gate.receive(.notice(code)) }
        #expect(gate.receive(.phase(.ready(one))) == [.alert("second"), .alert("third")])
    }

    @Test func `P4: nobody is told what became of the action of an account that signed out`() {
        var gate = gate(after: [
            .session(one), .arrived([Self.ticket(1, hasEffect: true)]), .notPerformed(1, code: "x", isFinal: true),
            .signedOut(now),
        ])
        #expect(gate.receive(.phase(.ready(.two))) == [])
    }

    @Test func `a ticket holds of a record what the gate decides on`() {
        let times = (1...3).map { now + TimeInterval($0) }
        let payload = LaunchPayload(
            source: .inApp, content: .link("a://b"), event: .unique(), owner: one, deliveredAt: times[0],
            arrivedAt: times[1])
        var record = LaunchRecord(id: 7, payload: payload, expiresAt: times[2])
        (record.attempts, record.failures) = (1, 2)
        let ticket = LaunchTicket(
            id: 7, order: 9, owner: one, deliveredAt: times[0], arrivedAt: times[1], expiresAt: times[2], purpose: .tap,
            attempts: 1, failures: 2)
        #expect(LaunchTicket(record, order: 9, purpose: .tap) == ticket)
    }
}
