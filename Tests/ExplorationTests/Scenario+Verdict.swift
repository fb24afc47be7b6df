import AppFlow
import Foundation
import Launches
import Navigation
import Notifications
import TestSupport

extension Scenario {
    /// The first promise that was broken; nil if all were kept.
    func violation() throws -> String? {
        if let wrong { return wrong }
        let history = try phone.inbox.history()
        if Set(history.map(\.event)).count != history.count { return "P2: an event was recorded twice" }
        if history.count != arrivals.count { return "P2: \(arrivals.count) arrivals were recorded as \(history.count)" }
        let newest = history.last { arrival(of: $0)?.kind == .screen }
        for record in history {
            guard let settlement = record.settlement, let settledAt = record.settledAt else {
                return "P1: \(record.event) never ended"
            }
            guard let arrival = arrival(of: record) else { return "P2: \(record.event) never arrived" }
            let broken = violation(of: settlement, at: settledAt, arrival, failures: record.failures)
            if let broken { return "\(broken): \(record.event), which arrived as \(arrival.kind)" }
            if settlement.outcome == .superseded, record.id == newest?.id {
                return "P6: \(record.event) is superseded, and there is nothing newer"
            }
        }
        let order = effects.standing.compactMap { effect in history.firstIndex { $0.event == effect.key } }
        if order != order.sorted() { return "P6: effects stand in another order than they were asked for" }
        return violationOfEffects ?? callbacks.violation
    }

    private func arrival(of record: LaunchRecord) -> ScenarioArrival? { arrivals.first { $0.event == record.event } }

    /// What must hold of each arrival in the end.
    private func violation(
        of settlement: Settlement, at date: Date, _ arrival: ScenarioArrival, failures: Int
    ) -> String? {
        if arrival.kind.hasNothingToShow, ![.ignored, .discarded, .quarantined].contains(settlement.outcome) {
            return "P1: \(settlement.outcome)"
        }
        switch settlement.outcome {
        case .performed:
            if !effects.standing.contains(where: { $0.key == arrival.event }) {
                return "P6: performed without an effect"
            }
            return date > arrival.expiresAt ? "P5: performed too late" : nil
        case .shown:
            if arrival.kind != .screen || arrival.target.code != nil { return "P8: shown" }
            if case .item(let id) = arrival.target, !seen.contains(id) { return "P1: not seen, but shown" }
        case .superseded:
            return arrival.kind == .screen ? nil : "P6: superseded"
        case .failed where arrival.kind == .effect:
            return failures < Arrival.failureLimit - 1 ? "P6: given up" : nil
        case .failed:
            guard let code = settlement.code, code == arrival.target.code else {
                return "P1: failed by \(settlement.code ?? "no code")"
            }
            if date > arrival.expiresAt { return "P5: failed too late" }
            return (toldCodes[code] ?? .distantPast) < date ? "P8: nobody was told of its failure" : nil
        case .quarantined where arrival.kind == .nothing: return "P1: quarantined"
        case .quarantined: return deaths < arrival.deaths + 2 ? "P9: quarantined too early" : nil
        case .expired: return date > arrival.expiresAt ? nil : "P5: expired too early"
        case .discarded: return mayBeDiscarded(arrival, settlement.code, at: date) ? nil : "P4: discarded"
        case .ignored: return arrival.kind.hasNothingToShow ? nil : "P1: ignored"
        }
        return nil
    }

    /// Only by a sign-out since it was delivered, or in somebody else's session.
    private func mayBeDiscarded(_ arrival: ScenarioArrival, _ code: String?, at date: Date) -> Bool {
        switch code.flatMap(DiscardReason.init) {
        // The user was asked.
        case .otherAccount where arrival.isAskedAbout:
            refusals.contains(date) || accounts.signOuts.contains(date)
        case .otherAccount:
            arrival.owner != nil && accounts.accounts(at: date).contains { $0 != nil && $0 != arrival.owner }
        case .loggedOut:
            accounts.signOuts.contains { signOut in
                signOut == date && arrival.arrivedAt <= signOut
                    || arrival.owner == nil && arrival.deliveredAt < signOut && signOut <= date
            }
        case nil: false
        }
    }

    /// Each effect is in the name of the account that the arrival was for.
    private var violationOfEffects: String? {
        for effect in effects.standing {
            guard let arrival = arrivals.first(where: { $0.event == effect.key }) else {
                return "P6: an effect stands that nobody asked for: \(effect.key)"
            }
            if let owner = arrival.owner, owner != effect.account {
                return "P4: \(effect.key) of \(owner) is performed for \(effect.account)"
            }
        }
        return nil
    }
}
