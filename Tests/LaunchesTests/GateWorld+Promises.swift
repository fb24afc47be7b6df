import Foundation
import Launches

extension GateWorld {
    /// What must hold of a payload at the moment in which it ends.
    mutating func checkSettling(
        _ id: LaunchRecord.ID, as outcome: Outcome, at event: GateEvent, wasCommitted: Bool,
        with effects: [GateEffect]
    ) {
        let ending = ending(of: id)
        let broken: String? =
            switch outcome {
            case _ where self[id].isSettled: "P1: \(id) is settled twice"
            case .discarded, .expired, .quarantined:
                ending == outcome ? nil : "P1: \(id) is \(outcome) and not \(ending.map { "\($0)" } ?? "shown")"
            case .shown where !wasCommitted: "P1: \(id) was shown, but was not on the display"
            case .shown where event != .shown(id): "P1: \(id) was shown, but was not seen"
            case .shown: isFor(account, id) ? nil : "P4: \(id) is shown to somebody else"
            case .superseded where self[id].hasEffect: "P6: the action \(id) is superseded"
            case .superseded where event != .removed(id) && !isReplaced(id, at: event, with: effects):
                "P6: \(id) is superseded by nothing newer"
            case .superseded:
                wasCommitted || ending == nil ? nil : "P1: \(id) is superseded and not \(ending.map { "\($0)" } ?? "")"
            case .performed: self[id].effectStands ? nil : "P6: \(id) has no effect"
            case .failed where self[id].hasEffect: self[id].failures < 2 ? "P6: \(id) is given up" : nil
            case .failed: effects.contains(.alert("linkNotFound")) ? nil : "P8: \(id) fails without a word"
            case .ignored: "P1: \(id) is ignored"
            }
        violation = violation ?? broken
    }

    /// Whether something newer is let through to the navigation, or committed, at this moment.
    private func isReplaced(_ id: LaunchRecord.ID, at event: GateEvent, with effects: [GateEffect]) -> Bool {
        let newer = payloads.indices.map { Int64($0 + 1) }.filter { $0 > id && !self[$0].hasEffect }
        return newer.contains { newer in
            effects.contains(.route(newer)) || event == .committed(newer) && gate.awaitingFirstFrame?.id == newer
        }
    }

    /// What must hold of a payload at the moment in which the gate lets it through.
    mutating func checkRoute(_ id: LaunchRecord.ID, among candidates: [LaunchRecord.ID]) {
        let broken: String? =
            if gate.phase != account.map({ .ready($0) }) {
                "P3: \(id) is routed in \(gate.phase.name)"
            } else if self[id].isSettled {
                "P2: \(id) is routed after it was settled"
            } else if !isFor(account, id) {
                "P4: \(id) is routed for somebody else"
            } else if now > self[id].expiresAt {
                "P5: \(id) is routed though it is stale"
            } else if self[id].attempts >= 2 {
                "P9: \(id) is routed a third time"
            } else if self[id].hasEffect {
                "P6: the action \(id) is routed"
            } else if let newer = candidates.last(where: { $0 > id && !self[$0].hasEffect }) {
                "P6: \(id) is routed though \(newer) is newer"
            } else if toBegin != nil || begun != nil {
                "P6: \(id) is routed while another is on its way"
            } else {
                nil
            }
        violation = violation ?? broken
    }

    /// What must hold of an action at the moment in which the gate lets it through.
    mutating func checkPerforming(_ id: LaunchRecord.ID) {
        let broken: String? =
            if !self[id].hasEffect || self[id].isSettled {
                "P6: \(id) is no action to be performed"
            } else if !isFor(account, id) {
                "P4: \(id) is performed for somebody else"
            } else if now > self[id].expiresAt {
                "P5: \(id) is performed though it is stale"
            } else if self[id].attempts >= 2 {
                "P9: \(id) is performed a third time"
            } else if toPerform != nil || tried != nil {
                "P6: \(id) is performed while another is"
            } else if let older = unsettled.first(where: { $0 < id && self[$0].hasEffect && ending(of: $0) == nil }) {
                "P6: \(id) is performed before \(older)"
            } else {
                nil
            }
        violation = violation ?? broken
    }

    /// How a payload ends that is not to be shown or performed any more; nil for one that is.
    func ending(of id: LaunchRecord.ID) -> Outcome? {
        if !isFor(account, id) { return .discarded }
        if now > self[id].expiresAt { return .expired }
        return self[id].attempts < 2 ? nil : .quarantined
    }

    /// While the process lives, the gate knows each unsettled payload in exactly one place, and no settled one.
    mutating func checkWhereabouts() {
        guard isAlive else { return }
        let underWay = [gate.routing, gate.awaitingFirstFrame, gate.performing].compactMap(\.self)
        let known = (gate.waiting + gate.actions + underWay).map(\.id)
        if known.sorted() != unsettled {
            violation = violation ?? "P1: the gate knows \(known.sorted()), not \(unsettled)"
        }
    }

    /// An action that arrives is an occasion for those that failed, too: with a session one of them is performed.
    mutating func checkOccasion() {
        guard gate.account != nil, gate.performing == nil, !gate.actions.isEmpty else { return }
        violation = violation ?? "P6: \(gate.actions.map(\.id)) wait though an action arrived just now"
    }

    /// What is told of something that is not under way any more, or not yet, changes nothing.
    mutating func checkStaleEvents() {
        guard isAlive, violation == nil else { return }
        // One after the other, since none may change anything.
        var told = gate
        for id in payloads.indices.map({ Int64($0 + 1) }) {
            func counts(_ event: GateEvent) -> Bool { !told.receive(event, now: now).isEmpty }
            if gate.routing?.id != id && (counts(.committed(id)) || counts(.failed(id, code: "linkNotFound")))
                || gate.awaitingFirstFrame?.id != id && (counts(.shown(id)) || counts(.removed(id)))
                || gate.performing?.id != id
                    && (counts(.performed(id)) || counts(.notPerformed(id, code: "linkNotFound", isFinal: true))
                        || counts(.deferred(id)))
                || told != gate
            {
                violation = "P2: what is told of \(id) counts, though it is not under way"
                return
            }
        }
    }
}
