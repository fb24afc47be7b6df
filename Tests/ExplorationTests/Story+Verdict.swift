import AppFlow
import Launches
import Navigation
import Notifications
import TestSupport

extension Story {
    /// The first promise that was broken; nil if all were kept.
    func violation() throws -> String? {
        if let wrong { return wrong }
        let history = try phone.inbox.history()
        let newest = history.last { $0.settlement?.outcome != .ignored && tap(of: $0)?.isAction != true }
        for record in history {
            guard let settlement = record.settlement else { return "P1: \(record.event) never ended" }
            if let violation = violation(of: settlement, record, tap(of: record)) { return violation }
            if settlement.outcome == .superseded, record.id == newest?.id {
                return "P6: \(record.event) is superseded, and there is nothing newer"
            }
        }
        let responses = history.count { $0.source == .notificationResponse }
        if responses != taps.count { return "P2: \(taps.count) taps were recorded as \(responses)" }
        if Set(history.map(\.event)).count != history.count { return "P2: an event was recorded twice" }
        let order = effects.standing.compactMap { effect in history.firstIndex { $0.event == effect.key } }
        if order != order.sorted() { return "P6: effects stand in another order than they were asked for" }
        return callbacks.violation
    }

    /// Nil for what was no tap.
    private func tap(of record: LaunchRecord) -> StoryTap? { taps.first { $0.event == record.event } }

    /// What must hold of each arrival in the end.
    /// - Parameter tap: where it was one.
    private func violation(of settlement: Settlement, _ record: LaunchRecord, _ tap: StoryTap?) -> String? {
        let isAction = tap?.isAction == true
        switch settlement.outcome {
        case .performed:
            let stands = effects.standing.contains { $0.key == record.event }
            if !stands { return "P6: \(record.event) is performed without an effect" }
        case .shown:
            if isAction { return "P6: \(record.event) is shown" }
            if let tap, tap.target.code != nil { return "P8: \(record.event) is shown" }
            if case .item(let id) = tap?.target, !seen.contains(id) { return "P1: \(record.event) was not seen" }
        case .superseded:
            if isAction { return "P6: \(record.event) is superseded" }
        case .failed where isAction:
            if record.failures < LaunchGate.failureLimit - 1 { return "P6: \(record.event) was given up" }
        case .failed:
            guard let code = settlement.code, code == tap?.target.code else {
                return "P1: \(record.event) failed: \(settlement.code ?? "")"
            }
            if !toldCodes.contains(code) { return "P8: nobody was told why \(record.event) failed" }
        case .quarantined:
            if let tap, deaths < tap.deaths + 2 { return "P9: \(record.event) is quarantined too early" }
        case .expired, .discarded, .ignored: break
        }
        return nil
    }
}

extension StoryTap {
    /// Whether it has an effect.
    fileprivate var isAction: Bool {
        guard case .custom(let id, _) = response.action else { return false }
        return id == StoryEvent.Action.reply.rawValue || id == StoryEvent.Action.read.rawValue
    }
}
