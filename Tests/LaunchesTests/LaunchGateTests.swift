import Foundation
import Launches
import TestSupport
import Testing

/// Which of the arrivals that wait goes on, and how the others end.
@Suite struct LaunchGateTests {
    private static let now = Arrival.sampleDate
    private var conditions = Conditions(account: .one, signedOutAt: nil, now: Arrival.sampleDate)

    private func gate(_ arrivals: Arrival...) -> LaunchGate {
        var gate = LaunchGate()
        gate.add(arrivals)
        return gate
    }

    private func outcomes(_ endings: [Ending]) -> [LaunchRecord.ID: Outcome] {
        Dictionary(uniqueKeysWithValues: endings.map { ($0.id, $0.settlement.outcome) })
    }

    // MARK: Taps

    @Test(
        "P6, S1.8: the newest counts by its arrival, be it on disk or in memory alone, and the other is superseded",
        arguments: [[1, 2], [-1, -2], [5, -1], [-1, 5]] as [[Int64]])
    func newest(ids: [Int64]) {
        var gate = gate(.sample(ids[1], order: 1), .sample(ids[0], order: 0))
        let (tap, endings) = gate.nextTap(under: conditions)
        #expect(tap?.id == ids[1])
        #expect(outcomes(endings) == [ids[0]: .superseded])
        #expect(gate.arrivals.map(\.stage) == [.underWay])
    }

    @Test func `what an earlier launch left is older than what arrived since, though it is read later`() {
        var gate = gate(.sample(1, order: 0))
        gate.add([.sample(7, order: -1)])
        let (tap, endings) = gate.nextTap(under: conditions)
        #expect(tap?.id == 1)
        #expect(outcomes(endings) == [7: .superseded])
    }

    @Test func `P6: what was taken back behind a lock is not shown over what is newer`() {
        var gate = gate(.sample(1))
        _ = gate.nextTap(under: conditions)
        gate.add([.sample(2)])
        gate.move(1, to: .waiting)
        gate.move(2, to: .awaitingFrame)
        let (tap, endings) = gate.nextTap(under: conditions)
        #expect(tap == nil)
        #expect(outcomes(endings) == [1: .superseded])
        gate.add([.sample(-1, order: 9)])
        #expect(gate.nextTap(under: conditions).tap?.id == -1)
    }

    @Test func `P6: a tap that waits for the disk does not open over one that is committed after it`() {
        var gate = gate(.sample(4, order: -1), .sample(1, .tap), .sample(2), .sample(3))
        for id in [1, 3, 4] as [LaunchRecord.ID] { gate.move(id, to: .awaitingDisk) }
        let endings = gate.commit(2)
        #expect(endings.map(\.id) == [1])
        #expect(outcomes(endings) == [1: .superseded])
        #expect(endings.map(\.keepsPush) == [true])
        #expect(gate.arrivals.filter { $0.stage == .awaitingDisk }.map(\.id) == [4, 3])
    }

    // MARK: Refusals

    enum Reason { case otherAccount, deliveredBeforeSignOut, stale, crashing }

    @Test(
        "of several reasons not to show it the strongest stands",
        arguments: [
            (Reason.otherAccount, Settlement(.discarded, code: "otherAccount")),
            (.deliveredBeforeSignOut, Settlement(.discarded, code: "loggedOut")),
            (.stale, Settlement(.expired)),
            (.crashing, Settlement(.quarantined, code: "routingCrashed")),
        ])
    func refusal(for reason: Reason, ends settlement: Settlement) {
        let conditions = Conditions(account: .one, signedOutAt: Self.now - 3_000, now: Self.now)
        let refused: Arrival =
            switch reason {
            case .otherAccount: .sample(1, owner: .two, deliveredBefore: 4_000, attempts: 2)
            case .deliveredBeforeSignOut: .sample(1, owner: nil, deliveredBefore: 4_000, attempts: 2)
            case .stale: .sample(1, deliveredBefore: 601, attempts: 2)
            case .crashing: .sample(1, attempts: 2)
            }
        var gate = gate(refused, .sample(2))
        let (tap, endings) = gate.nextTap(under: conditions)
        #expect(tap?.id == 2)
        #expect(endings.map(\.settlement) == [settlement])
    }

    @Test func `what arrived exactly at the sign-out, or just within its time to live, is shown`() {
        let conditions = Conditions(account: .one, signedOutAt: Self.now - 600, now: Self.now)
        var gate = gate(.sample(1, owner: nil, deliveredBefore: 600, attempts: 1))
        #expect(gate.nextTap(under: conditions).tap?.id == 1)
    }

    @Test(
        "S2.6, P4, P9: the push of a tap that opens no screen is kept, unless it is another's or may have crashed the app",
        arguments: [
            (Arrival.sample(1, .tap), Outcome.superseded, true), (.sample(1, .tap), .expired, true),
            (.sample(1, .tap), .failed, true), (.sample(1, .tap, attempts: 1), .expired, true),
            (.sample(1), .superseded, false), (.sample(1, .tap), .discarded, false),
            (.sample(1, .tap, attempts: 2), .expired, false), (.sample(1, .tap), .shown, false),
        ])
    func kept(arrival: Arrival, outcome: Outcome, keepsPush: Bool) {
        var gate = gate(arrival)
        #expect(gate.end(1, as: Settlement(outcome)).map(\.keepsPush) == [keepsPush])
        #expect(gate.end(1, as: Settlement(outcome)).isEmpty)
    }

    // MARK: Actions

    @Test(
        "P6: an older action that is read late waits while a newer one is under way or backs off",
        arguments: [.underWay, .backingOff] as [Arrival.Stage])
    func oneAction(stage: Arrival.Stage) {
        var gate = gate(.sample(2, .action, order: 0))
        gate.move(2, to: stage)
        gate.add([.sample(1, .action, order: -1)])
        #expect(gate.actions.map(\.id) == [1, 2])
        #expect(gate.nextAction(under: conditions).action == nil)
        _ = gate.end(2, as: Settlement(.performed))
        #expect(gate.nextAction(under: conditions).action?.id == 1)
    }

    // MARK: What it holds

    @Test(
        "P2: an arrival that is known is not taken a second time, wherever it is",
        arguments: [.waiting, .underWay, .awaitingFrame, .unstored, .awaitingDisk, .backingOff] as [Arrival.Stage])
    func known(stage: Arrival.Stage) {
        var gate = gate(.sample(1))
        gate.move(1, to: stage)
        gate.add([.sample(1), .sample(1, .action)])
        #expect(gate.arrivals.map(\.stage) == [stage])
    }
}
