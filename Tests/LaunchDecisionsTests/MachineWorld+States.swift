import Foundation
import LaunchDecisions
import Launches
import TestSupport

/// What must hold of a state, whatever led to it.
extension MachineWorld {
    /// What is to come to an end. What is under way is no state to rest in, either.
    var unfinished: [String] {
        let steps = running.sorted { $0.key < $1.key }.map { "\($0.value.step)" }
        return unsettled.map(String.init) + awaited.map { "\($0)" }.sorted() + steps + refused.map { "\($0)" }.sorted()
    }

    /// - Parameter checked: the fingerprints of parts of states that need no second look.
    mutating func checkState(unlessIn checked: inout Set<Int>) {
        guard isAlive, violation == nil else { return }
        violation =
            brokenState ?? brokenMarks ?? brokenStores ?? brokenWhereabouts ?? brokenByStaleEvents(unlessIn: &checked)
    }

    private var brokenState: String? {
        if machine.session != nil, machine.account != session?.account {
            return "P4: the disk has the session of another"
        }
        if let mainAccount, machine.phase != .ready(mainAccount) { return "P3: main is shown behind something" }
        if machine.session != nil, !isRunning(.forgetDevice), registered != session?.account {
            return "S1.6: the device is registered for \(registered?.description ?? "nobody")"
        }
        if mainAccount != nil, lacksMainContent { return "P4: main is shown with what was loaded for another" }
        if isRefused, machine.phase == .locked || mainAccount != nil { return "U43: who was refused stays in" }
        if case .ready = machine.phase, machine.gate.tapUnderWay == nil, !machine.gate.hasUnresolved {
            if mainAccount == nil { return "P3: nothing is shown" }
            if pendingAlerts > 0 { return "P8: nobody is told of \(pendingAlerts) failed actions" }
        }
        if question != machine.gate.question { return "U38: the user is asked about what is not waiting" }
        if question != nil, mainAccount == nil { return "P3: the user is asked in \(machine.phase.name)" }
        // A clean-up takes it from whoever signed in meanwhile, until it is done.
        let isTaken = widgetAccount == nil && session?.needsSignOutCleanup == true
        if machine.session != nil, widgetAccount != session?.account, !isTaken {
            return "P4: widgets have the nonce of \(widgetAccount?.description ?? "nobody")"
        }
        return nil
    }

    private var brokenMarks: String? {
        if machine.isInBackground, !marked.subtracting(countedInBackground).isEmpty {
            return "P9: a death in the background would count for \(marked.sorted())"
        }
        if marked.count(where: { self[$0].purpose == .silentPush }) > 1 {
            return "P9: a death would count for several silent pushes"
        }
        if let id = marked.first(where: { machine.gate[$0]?.stage == .waiting }) {
            return "P9: a death would count for \(id), which waits"
        }
        return nil
    }

    /// An action that is performed counts in the background, too, and so does a silent push whose content is stored.
    private var countedInBackground: NumberSet<LaunchRecord.ID> {
        let stored = running.values.compactMap { running in
            if case .arrival(let id) = running.origin, self[id].purpose == .silentPush { id } else { nil }
        }
        return NumberSet(stored + [machine.gate.actionUnderWay?.id].compactMap(\.self))
    }

    private var brokenStores: String? {
        if let account = session?.account, case .ready = machine.phase, !stored.isSubset(of: [account]) {
            return "P4: \(account) has the stores of \(stored.map(\.description).sorted())"
        }
        if session?.account == nil, !stored.isEmpty, !isRunning(.cleanUp), !isCleanupDue {
            return "P4: what is left of \(stored.map(\.description).sorted()) stays in the stores"
        }
        if session?.account == nil, let id = unsettled.first(where: { self[$0].owner == .one }) {
            return "P4: \(id) outlives the sign-out"
        }
        return nil
    }

    /// The machine knows each unsettled payload, and no settled one.
    private var brokenWhereabouts: String? {
        let gate = machine.gate
        if gate.arrivals.map(\.id) != unsettled {
            return "P1: the machine knows \(gate.arrivals.map(\.id)), not \(unsettled)"
        }
        if gate.arrivals.count(where: { $0.opensScreen && $0.stage == .underWay }) > 1 {
            return "P6: two taps are under way"
        }
        if let older = gate.tapUnderWay, fetched.contains(older.id), machine.phase.isReady,
            !running.values.contains(where: { $0.step == .forgetDevice }),
            let newer = gate.waitingTaps.last(where: { dueEnd(of: $0.id) == nil }), newer.order > older.order
        {
            return "P6: \(newer.id) waits until what \(older.id) shows is fetched"
        }
        return gate.actions.count { $0.stage == .underWay } > 1 ? "P6: two actions are under way" : nil
    }

    /// What nobody expects has no effect and changes nothing, so that nothing stays due either.
    /// - Parameter checked: the fingerprints of that on which it depends, where it was looked at already. Of the states
    ///   that differ elsewhere there are several times as many.
    private func brokenByStaleEvents(unlessIn checked: inout Set<Int>) -> String? {
        // A question about a tap that has expired ends with the next event, whichever that is.
        if let question, now > self[question.tap].expiresAt { return nil }
        guard checked.insert(fingerprintForStaleEvents).inserted else { return nil }
        var told = machine
        for event in staleEvents {
            let effects = told.receive(event, now: now)
            if !effects.isEmpty { return "P2: \(event) counts, though nobody expects it: \(effects)" }
        }
        return told == machine ? nil : "P2: one of \(staleEvents) counts, though nobody expects it"
    }

    private var fingerprintForStaleEvents: Int {
        var hasher = Hasher()
        hasher.combine(known)
        hasher.combine(now)
        hasher.combine(payloads.count)
        hasher.combine(screenActions.isEmpty)
        for job in 0...2 { hasher.combine(running[job] == nil) }
        return hasher.finalize()
    }

    /// Whatever this reads stands in ``fingerprintForStaleEvents``: states that differ in it alone are looked at once.
    private var staleEvents: [LaunchEvent] {
        var events: [LaunchEvent] = [.timeIsOver(0), .screenActionEnded(EventIdentity("none"))]
        let jobs = 0...(screenActions.isEmpty ? 2 : 0)
        events += jobs.filter { running[$0] == nil }.map { .ended($0, .done) }
        for id in payloads.indices.map({ Int64($0 + 1) }) {
            let stage = machine.gate[id]?.stage
            if stage != .awaitingFrame { events += [.shown(id), .gone(id)] }
            if stage != .underWay { events.append(.notMarked(id)) }
        }
        return events
    }
}

/// What the gate promises.
extension MachineWorld {
    func isFor(_ account: AccountID?, _ id: LaunchRecord.ID) -> Bool {
        guard let account else { return false }
        if let owner = self[id].owner { return owner == account }
        return session?.loggedOutAt.map { $0 <= self[id].deliveredAt } ?? true
    }

    /// How it ends if it is not to be shown or performed any more; nil for one that is.
    private func dueEnd(of id: LaunchRecord.ID) -> Outcome? {
        let mayBeAsked = isSwitchable(id) && !declined.contains(id) && session?.account != nil
        if !isFor(session?.account, id), !mayBeAsked { return .discarded }
        if now > self[id].expiresAt { return .expired }
        return self[id].attempts < 2 ? nil : .quarantined
    }

    /// A session has ended: what waited ends with it, but for what is of the account that the user switches to.
    mutating func checkSignOut() {
        let isSwitch = machine.gate.arrivals.contains { $0.stage == .switching } || session?.account == .two
        let left = machine.gate.arrivals.first { !(isSwitch && isSwitchable($0.id)) }
        violation = violation ?? left.map { "P4: \($0.id) outlives the sign-out" }
    }

    /// What must hold of arrivals at the moment in which they end.
    mutating func checkGate(_ endings: [Ending], among effects: [LaunchEffect]) {
        for ending in endings where self[ending.id].purpose != .silentPush {
            let broken = broken(ending, among: effects)
            violation = violation ?? broken
        }
    }

    private func broken(_ ending: Ending, among effects: [LaunchEffect]) -> String? {
        let (id, payload) = (ending.id, self[ending.id])
        let isGone = received == .gone(id)
        switch ending.settlement.outcome {
        case .discarded, .expired, .quarantined:
            let due = dueEnd(of: id)
            return due == ending.settlement.outcome
                ? nil : "P1: \(id) is \(ending.settlement.outcome), not \(due.map { "\($0)" } ?? "shown")"
        case .superseded where isGone && !machine.phase.isReady: return "P6: \(id) is superseded by the lock"
        case .superseded where !isGone && !isReplaced(id): return "P6: \(id) is superseded by nothing newer"
        case .failed where payload.purpose == .action:
            return payload.failures < 2 && !isFinal ? "P6: \(id) is given up" : nil
        case .failed: return effects.contains(.alert("linkNotFound")) ? nil : "P8: \(id) fails without a word"
        case .shown: return isFor(session?.account, id) ? nil : "P4: \(id) is shown to somebody else"
        default: return nil
        }
    }

    private var isFinal: Bool {
        if case .ended(_, .failed(let failure))? = received { failure.kind == .final } else { false }
    }

    private func isReplaced(_ id: LaunchRecord.ID) -> Bool {
        machine.gate.arrivals.contains {
            $0.id > id && $0.opensScreen && [.underWay, .awaitingFrame, .asked].contains($0.stage)
        }
    }

    /// What must hold of an arrival that is let through.
    func brokenRelease(_ id: LaunchRecord.ID) -> String? {
        if refresh == nil, case .ended(_, .failed(let failure))? = received, failure.kind != .final,
            self[id].failures > 0
        {
            return "P6: \(id) is tried again at once"
        }
        if self[id].failures >= 3 { return "P6: \(id) is tried a fourth time" }
        if let due = dueEnd(of: id) { return "P4, P5, P9: \(id) goes on, and is \(due)" }
        if !isFor(session?.account, id) { return "P4: \(id) goes on in another account" }
        if self[id].purpose == .action {
            if !hasCheckedToken { return "P4: \(id) goes on before the session was checked" }
            let older = unsettled.first { $0 < id && self[$0].purpose == .action && dueEnd(of: $0) == nil }
            return older.map { "P6: \(id) is performed before \($0)" }
        }
        if machine.phase != session?.account.map({ .ready($0) }) {
            return "P3: \(id) is routed in \(machine.phase.name)"
        }
        let newer = machine.gate.arrivals.first {
            $0.id > id && $0.opensScreen && ![.awaitingDisk, .unstored].contains($0.stage)
        }
        return newer.map { "P6: \(id) is routed though \($0.id) is newer" }
    }

    /// A link that was asked for meanwhile would open over the newer screen.
    mutating func checkAskedLinks(olderThan id: LaunchRecord.ID) {
        let older = machine.gate.arrivals.first { $0.id < id && self[$0.id].purpose == .unresolved }
        if let older { violation = violation ?? "P6: \(older.id) would open over \(id)" }
    }

    /// An occasion to try again what failed: with a session, the first action is performed.
    mutating func checkOccasion() {
        guard checkedAccount != nil, machine.gate.actionUnderWay == nil, let first = machine.gate.actions.first else {
            return
        }
        if !running.values.contains(where: { $0.origin == .arrival(first.id) }) {
            violation = violation ?? "P6: \(first.id) waits though there was an occasion"
        }
    }
}
