import Foundation

extension LaunchGate {
    /// How often an effect is tried before its action has failed.
    public static let failureLimit = 3

    /// Actions go in their order, whatever is on the display; all they need is a session.
    mutating func performNext(now: Date) -> [GateEffect] {
        guard let account, performing == nil, !isBackingOff else { return [] }
        var effects: [GateEffect] = []
        for (index, ticket) in actions.enumerated() {
            guard let settlement = refusal(of: ticket, for: account, now: now) else {
                actions.removeFirst(index + 1)
                performing = ticket
                return effects + [.perform(ticket.id)]
            }
            effects.append(.settle(ticket.id, settlement))
        }
        actions = []
        return effects
    }

    mutating func endAction(_ id: LaunchRecord.ID) -> [GateEffect] {
        guard performing?.id == id else { return [] }
        performing = nil
        return [.settle(id, Settlement(.performed))]
    }

    /// A failed action is tried again at the next occasion, before the actions that came after it.
    mutating func failAction(_ id: LaunchRecord.ID, _ code: String, isFinal: Bool) -> [GateEffect] {
        guard var ticket = performing, ticket.id == id else { return [] }
        performing = nil
        ticket.failures += 1
        if isFinal || ticket.failures >= Self.failureLimit {
            pendingAlerts.append(code)
            return [.settle(id, Settlement(.failed, code: code))]
        }
        actions.insert(ticket, at: 0)
        isBackingOff = true
        return [.postpone(id, code: code, countsFailure: true)]
    }
}
