import Foundation
import Launches

/// The gate with everything around it that decides: the inbox, the session, the clock, and whether the process lives.
struct GateWorld: Hashable, InboxWorld {
    /// The code with which effects fail.
    private static let effectFailure = "databaseUnavailable"

    var gate = LaunchGate()
    var isAlive = false
    /// Whose session it is, valid or not.
    var account: AccountID? = .one
    /// Whether this process could not replace the session's token.
    var isRefused = false
    var loggedOutAt: Date?
    var now = Date(timeIntervalSince1970: 0)
    var payloads: [ExploredPayload] = []
    /// What the gate let through, before the attempt is marked.
    var toBegin: LaunchRecord.ID?
    /// The attempt that is marked and not yet committed.
    var begun: LaunchRecord.ID?
    /// The action that the gate let through, before the attempt is marked.
    var toPerform: LaunchRecord.ID?
    /// The action whose attempt is marked.
    var tried: LaunchRecord.ID?
    var marked: Set<LaunchRecord.ID> = []
    var isInBackground = true
    var deaths = 0
    var ticks = 0
    var failures = 0
    /// How many failed actions the user was not told of.
    var pendingAlerts = 0
    /// The first promise that was broken.
    var violation: String?

    /// Lets it happen, and looks at what must hold of this step; ``checkState()`` looks at what must hold of where it led.
    mutating func perform(_ action: GateAction) {
        switch action {
        case .start: start()
        case .die:
            (isAlive, isRefused, gate, marked, deaths) = (false, false, LaunchGate(), [], deaths + 1)
            (toBegin, begun, toPerform, tried, isInBackground, pendingAlerts) = (nil, nil, nil, nil, true, 0)
        case .tick:
            // What has a screen grows stale with the first, an action with the second.
            now += (ticks == 0 ? TimeToLive.navigation : TimeToLive.action) + 1
            ticks += 1
        case .arrive(let recipient, let wasDeliveredAtFirst): arrive(recipient, wasDeliveredAtFirst)
        case .arriveAction: arrive(nil, false, hasEffect: true)
        case .checkSession: checkSession()
        case .connect: send(.phase(.launching))
        case .enter(let phase): send(.phase(phase))
        case .load: load(isRefused: false)
        case .failRefreshing: load(isRefused: true)
        case .enterFirstScreen: send(.phase(validAccount.map { .ready($0) } ?? .login))
        case .signIn(let account): signIn(as: account)
        case .signOut: signOut()
        case .begin:
            (begun, toBegin) = (toBegin, nil)
            if let begun, !isInBackground { mark(begun) }
        case .commit:
            if case .ready = gate.phase { end { .committed($0) } } else { end { .interrupted($0) } }
        case .fail: end { .failed($0, code: "linkNotFound") }
        case .beginAction:
            (tried, toPerform) = (toPerform, nil)
            if let tried { mark(tried) }
        case .perform: endAction(stands: true) { .performed($0) }
        case .failAction:
            failures += 1
            endAction(stands: false) { .notPerformed($0, code: Self.effectFailure, isFinal: false) }
        case .deferAction: endAction(stands: false) { .deferred($0) }
        case .runOutOfTime(let id): send(.ranOutOfTime(id))
        case .show(let id): send(.shown(id))
        case .remove(let id): send(.removed(id))
        case .interrupt(let id): send(.interrupted(id))
        case .enterBackground: move(toBackground: true)
        case .enterForeground: move(toBackground: false)
        }
    }

    /// What must hold of a state, whatever led to it.
    mutating func checkState() {
        checkWhereabouts()
        checkStaleEvents()
        if case .ready = gate.phase, gate.routing == nil, pendingAlerts > 0 {
            violation = violation ?? "P8: nobody is told of \(pendingAlerts) failed actions"
        }
    }

    private mutating func arrive(_ recipient: AccountID?, _ wasDeliveredAtFirst: Bool, hasEffect: Bool = false) {
        payloads.append(
            ExploredPayload(
                purpose: hasEffect ? .effect : .link, owner: recipient ?? account,
                deliveredAt: wasDeliveredAtFirst ? Date(timeIntervalSince1970: 0) : now,
                expiresAt: now + (hasEffect ? TimeToLive.action : TimeToLive.navigation)))
        send(.arrived([ticket(Int64(payloads.count))]))
        if hasEffect { checkOccasion() }
    }

    private mutating func end(_ event: (LaunchRecord.ID) -> GateEvent) {
        guard let id = begun else { return }
        begun = nil
        send(event(id))
    }

    /// The store keeps the effect unique, so that one tried twice stands once.
    private mutating func endAction(stands: Bool, _ event: (LaunchRecord.ID) -> GateEvent) {
        guard let id = tried else { return }
        tried = nil
        if stands { self[id].effectStands = true }
        send(event(id))
    }

    mutating func send(_ event: GateEvent) {
        let (committed, routing) = (gate.awaitingFirstFrame?.id, gate.routing?.id)
        let effects = gate.receive(event, now: now)
        if effects.isEmpty { return }
        let candidates = unsettled.filter { $0 != committed && $0 != routing && ending(of: $0) == nil }
        for effect in effects {
            switch effect {
            case .settle(let id, let settlement):
                checkSettling(id, as: settlement.outcome, at: event, wasCommitted: id == committed, with: effects)
                if settlement.outcome == .failed, self[id].hasEffect { pendingAlerts += 1 }
                settle(id)
            case .unmark(let id): unmark(id)
            case .resume(let id): mark(id)
            case .postpone(let id, _, let countsFailure):
                unmark(id)
                if countsFailure { self[id].failures += 1 }
            case .alert(let code):
                if code == Self.effectFailure { pendingAlerts -= 1 }
                if gate.phase != account.map({ .ready($0) }) {
                    violation = violation ?? "P3: \(code) is told in \(gate.phase.name)"
                }
            case .purge, .keepPush, .storePush: break
            case .route(let id):
                checkRoute(id, among: candidates)
                toBegin = id
            case .perform(let id):
                checkPerforming(id)
                toPerform = id
            }
        }
    }

    private mutating func settle(_ id: LaunchRecord.ID) {
        forget(id)
        if toBegin == id { toBegin = nil }
        if toPerform == id { toPerform = nil }
    }

    func isFor(_ account: AccountID?, _ id: LaunchRecord.ID) -> Bool {
        guard let account else { return false }
        if let owner = self[id].owner { return owner == account }
        return loggedOutAt.map { $0 <= self[id].deliveredAt } ?? true
    }
}

extension AccountID {
    static let one = AccountID("1")
    static let two = AccountID("2")
}
