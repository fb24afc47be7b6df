import Foundation
import Launches
import Testing

@Suite struct LaunchGateTests {
    private let now = LaunchMachine.now
    private let one = AccountID.one
    private let two = AccountID.two

    private func ticket(
        _ id: Int64, order: Int64? = nil, owner: AccountID? = nil, deliveredBefore age: TimeInterval = 0,
        attempts: Int = 0
    ) -> LaunchTicket {
        LaunchTicket(
            id: id, order: order, owner: owner, deliveredAt: now - age, expiresAt: now - age + TimeToLive.navigation,
            attempts: attempts)
    }

    private func action(_ id: Int64) -> LaunchTicket {
        LaunchTicket(id: id, owner: nil, deliveredAt: now, expiresAt: now + TimeToLive.action, purpose: .effect)
    }

    /// Of an app in the foreground.
    private func gate(at phase: LaunchPhase) -> LaunchGate {
        var gate = LaunchGate()
        gate.receive(.enteredForeground, .phase(phase))
        return gate
    }

    @Test(
        "U2: a tap before main exists waits for it",
        arguments: [
            LaunchPhase.notRunning, .launching, .checkingSession, .refreshing, .loading, .retry, .onboarding, .login,
            .locked,
        ])
    func waits(in phase: LaunchPhase) {
        var gate = gate(at: phase)
        #expect(gate.receive(.arrived([ticket(1)])) == [])
        #expect(gate.waiting.map(\.id) == [1])
        #expect(gate.receive(.phase(.ready(one))) == [.route(1)])
    }

    @Test func `S1.8: of two taps that wait the newest is routed and the other is superseded`() {
        var gate = gate(at: .login)
        gate.receive(.arrived([ticket(1)]), .arrived([ticket(2)]))
        let effects = gate.receive(.phase(.ready(one)))
        #expect(effects == [.settle(1, Settlement(.superseded)), .route(2)])
    }

    @Test func `a tap while another is planned waits for it and is routed next`() {
        var gate = gate(at: .ready(one))
        #expect(gate.receive(.arrived([ticket(1)])) == [.route(1)])
        #expect(gate.receive(.arrived([ticket(2)])) == [])
        #expect(gate.receive(.committed(1)) == [.route(2)])
        #expect(gate.awaitingFirstFrame?.id == 1)
    }

    @Test func `a screen is acknowledged once, however often it is seen`() {
        var gate = gate(at: .ready(one))
        gate.receive(.arrived([ticket(1)]), .committed(1))
        #expect(gate.receive(.shown(1)) == [.settle(1, Settlement(.shown))])
        #expect(gate.receive(.shown(1)) == [])
        #expect(gate.receive(.removed(1)) == [])
    }

    @Test func `a failure is told to the user and does not hold up what waits`() {
        var gate = gate(at: .ready(one))
        gate.receive(.arrived([ticket(1)]), .arrived([ticket(2)]))
        let effects = gate.receive(.failed(1, code: "linkNotFound"))
        #expect(
            effects == [.alert("linkNotFound"), .settle(1, Settlement(.failed, code: "linkNotFound")), .route(2)])
    }

    @Test func `P6: what was taken back behind a lock is not shown over what is newer`() {
        var gate = gate(at: .ready(one))
        gate.receive(.arrived([ticket(1)]), .committed(1), .arrived([ticket(2)]), .phase(.locked), .interrupted(1))
        #expect(gate.receive(.phase(.ready(one))) == [])
        #expect(gate.receive(.committed(2)) == [.settle(1, Settlement(.superseded))])
        #expect(gate.receive(.arrived([ticket(-1, order: 9)])) == [.route(-1)])
    }

    @Test func `P8: an action that fails without a main screen is told when that comes`() {
        var gate = LaunchGate()
        gate.receive(.session(one), .arrived([action(1)]))
        let effects = gate.receive(.notPerformed(1, code: "contentNotFound", isFinal: true))
        #expect(effects == [.settle(1, Settlement(.failed, code: "contentNotFound"))])
        gate.receive(.arrived([ticket(2)]))
        #expect(gate.receive(.phase(.ready(one))) == [.route(2)])
        #expect(gate.receive(.committed(2)) == [.alert("contentNotFound")])
        #expect(gate.receive(.enteredForeground) == [.resume(2)])
    }

    @Test func `P6: a new action does not wait behind one that failed`() {
        var gate = LaunchGate()
        gate.receive(.session(one), .arrived([action(1)]))
        #expect(
            gate.receive(.notPerformed(1, code: "x", isFinal: false)) == [.postpone(1, code: "x", countsFailure: true)])
        #expect(gate.receive(.arrived([ticket(2)])) == [])
        #expect(gate.receive(.arrived([action(3)])) == [.perform(1)])
        #expect(gate.receive(.performed(1)) == [.settle(1, Settlement(.performed)), .perform(3)])
    }

    @Test func `P9: what began without a scene counts once one is in front`() {
        var gate = LaunchGate()
        gate.receive(.session(one), .arrived([action(1)]))
        #expect(gate.receive(.ranOutOfTime(1)) == [.unmark(1)])
        #expect(gate.receive(.enteredForeground) == [.resume(1)])
    }

    @Test(
        "P6: the newest counts by its arrival, be it on disk or in memory alone",
        arguments: [[1, 2], [-1, -2], [5, -1], [-1, 5]] as [[Int64]])
    func order(ids: [Int64]) {
        let tickets = ids.enumerated().map { ticket($1, order: Int64($0)) }
        var gate = gate(at: .ready(one))
        gate.receive(.arrived([tickets[0]]), .phase(.locked), .arrived([tickets[1]]))
        #expect(gate.receive(.interrupted(ids[0])) == [.unmark(ids[0])])
        let superseded = GateEffect.settle(ids[0], Settlement(.superseded))
        #expect(gate.receive(.phase(.ready(one))) == [superseded, .route(ids[1])])
    }

    @Test(
        "P6: a screen that was not shown gives way to what arrived after it alone",
        arguments: [[1, 2], [-1, -2], [5, -1], [-1, 5]] as [[Int64]])
    func takenBack(ids: [Int64]) {
        let tickets = ids.enumerated().map { ticket($1, order: Int64($0)) }
        var gate = gate(at: .ready(one))
        gate.receive(.arrived([tickets[0]]), .committed(ids[0]), .arrived([tickets[1]]))
        #expect(gate.receive(.interrupted(ids[0])) == [.unmark(ids[0])])
        #expect(gate.receive(.committed(ids[1])) == [.settle(ids[0], Settlement(.superseded))])
        #expect(gate.receive(.shown(ids[1])) == [.settle(ids[1], Settlement(.shown))])
    }

    @Test func `what an earlier launch left is older than what arrived since, though it is read later`() {
        var gate = gate(at: .login)
        gate.receive(.arrived([ticket(-1, order: 0)]), .arrived([ticket(7, order: -1)]))
        #expect(gate.receive(.phase(.ready(one))) == [.settle(7, Settlement(.superseded)), .route(-1)])
    }

    @Test func `sign-out settles everything that is under way, and nothing is routed after it`() {
        var gate = gate(at: .ready(one))
        gate.receive(.arrived([ticket(1)]), .committed(1), .arrived([ticket(2)]), .arrived([ticket(3)]))
        let discarded = Settlement(.discarded, code: "loggedOut")
        let effects = gate.receive(.signedOut(now))
        let expected: [GateEffect] = [
            .settle(3, discarded), .settle(2, discarded), .settle(1, discarded), .purge,
        ]
        #expect(effects == expected)
        #expect(gate.receive(.phase(.ready(two))) == [])
        #expect(gate.receive(.committed(2)) == [])
    }

    @Test(
        "of several reasons not to show it the strongest stands",
        arguments: [
            (LaunchTicket.Case.otherAccount, Settlement(.discarded, code: "otherAccount")),
            (.deliveredBeforeSignOut, Settlement(.discarded, code: "loggedOut")),
            (.stale, Settlement(.expired)),
            (.crashing, Settlement(.quarantined, code: "routingCrashed")),
        ])
    func refusal(in kind: LaunchTicket.Case, ends settlement: Settlement) {
        var gate = gate(at: .login)
        gate.receive(.knownSignOut(now - 3_000))
        let refused: LaunchTicket =
            switch kind {
            case .otherAccount: ticket(1, owner: two, deliveredBefore: 4_000, attempts: 2)
            case .deliveredBeforeSignOut: ticket(1, deliveredBefore: 4_000, attempts: 2)
            case .stale: ticket(1, owner: one, deliveredBefore: 601, attempts: 2)
            case .crashing: ticket(1, owner: one, attempts: 2)
            }
        gate.receive(.arrived([refused]), .arrived([ticket(2, owner: one)]))
        #expect(gate.receive(.phase(.ready(one))) == [.settle(1, settlement), .route(2)])
    }

    @Test func `what arrived exactly at the sign-out, or just within its time to live, is shown`() {
        var gate = gate(at: .login)
        gate.receive(.knownSignOut(now - 600), .arrived([ticket(1, deliveredBefore: 600, attempts: 1)]))
        #expect(gate.receive(.phase(.ready(one))) == [.route(1)])
    }

    @Test func `P8: a failure without a main screen to tell it on waits for one`() {
        var gate = gate(at: .ready(one))
        gate.receive(.arrived([ticket(1)]), .phase(.launching))
        #expect(gate.receive(.failed(1, code: "linkNotFound")) == [.unmark(1)])
        #expect(gate.receive(.phase(.ready(one))) == [.route(1)])
    }

    @Test func `P9: an attempt pauses in the background and goes on in the foreground, each once`() {
        var gate = gate(at: .ready(one))
        gate.receive(.arrived([ticket(1)]), .committed(1))
        #expect(gate.receive(.enteredBackground) == [.unmark(1)])
        #expect(gate.receive(.enteredBackground) == [])
        #expect(gate.receive(.enteredForeground) == [.resume(1)])
        #expect(gate.receive(.enteredForeground) == [])
    }
}

extension LaunchTicket {
    enum Case { case otherAccount, deliveredBeforeSignOut, stale, crashing }
}
