import Foundation

extension LaunchGate {
    mutating func noteIngestion(of id: LaunchRecord.ID) -> [GateEffect] {
        if routing?.id == id { routing?.isIngested = true }
        return []
    }

    /// The newest screen counts: one that was not shown until now was superseded.
    mutating func commit(_ id: LaunchRecord.ID) -> [GateEffect] {
        guard let ticket = routing, ticket.id == id else { return [] }
        let effects = awaitingFirstFrame.map { end($0.id, as: .superseded) } ?? []
        routing = nil
        awaitingFirstFrame = ticket
        return effects + supersedeAwaitingDisk(before: ticket)
    }

    /// A tap that waits for the disk would open over this newer screen at the next foreground. One that an earlier launch
    /// left, whose order is negative, keeps waiting.
    private mutating func supersedeAwaitingDisk(before newer: LaunchTicket) -> [GateEffect] {
        let older = awaitingDisk.filter { $0.order >= 0 && $0.order < newer.order }
        awaitingDisk.removeAll(where: older.contains)
        return older.flatMap { $0.end(as: Settlement(.superseded)) }
    }

    mutating func withdraw(_ id: LaunchRecord.ID) -> [GateEffect] {
        guard let ticket = [routing, awaitingFirstFrame].compactMap(\.self).first(where: { $0.id == id }) else {
            return []
        }
        if routing?.id == id { routing = nil } else { awaitingFirstFrame = nil }
        waiting.insert(inOrder: ticket)
        return [.unmark(id)]
    }

    /// A failure shows an alert over the current screen. Before the main screen is shown the payload waits, to fail
    /// again there. It also waits for the disk if that refused what its push brought, and content is what is missing.
    mutating func fail(_ id: LaunchRecord.ID, _ code: String) -> [GateEffect] {
        guard let ticket = routing, ticket.id == id else { return [] }
        guard case .ready = phase else { return withdraw(id) }
        if ticket.lacksContent, Self.missingContentCodes.contains(code) { return waitForDisk(id) }
        routing = nil
        return [.alert(code)] + ticket.end(as: Settlement(.failed, code: code))
    }

    mutating func end(_ id: LaunchRecord.ID, as outcome: Outcome) -> [GateEffect] {
        guard let ticket = awaitingFirstFrame, ticket.id == id else { return [] }
        awaitingFirstFrame = nil
        return ticket.end(as: Settlement(outcome))
    }

    /// Decides over all waiting payloads: the newest that may be shown is routed, the others end here.
    mutating func routeNewest(now: Date) -> [GateEffect] {
        guard case .ready(let account) = phase, routing == nil, !waiting.isEmpty else { return [] }
        var effects: [GateEffect] = []
        var passing: [LaunchTicket] = []
        for ticket in waiting {
            if let settlement = refusal(of: ticket, for: account, now: now) {
                effects += ticket.end(as: settlement)
            } else {
                passing.append(ticket)
            }
        }
        waiting = []
        if passing.allSatisfy(isOlderThanCommitted) {
            return effects + passing.flatMap { $0.end(as: Settlement(.superseded)) }
        }
        guard let newest = passing.popLast() else { return effects }
        routing = newest
        return effects + passing.flatMap { $0.end(as: Settlement(.superseded)) } + [.route(newest.id)]
    }

    /// Whether a newer one was committed while this one waited.
    private func isOlderThanCommitted(_ ticket: LaunchTicket) -> Bool {
        awaitingFirstFrame.map { ticket.order < $0.order } ?? false
    }
}

extension [LaunchTicket] {
    /// Puts it before the first that arrived later.
    mutating func insert(inOrder ticket: LaunchTicket) {
        insert(ticket, at: firstIndex { $0.order > ticket.order } ?? endIndex)
    }
}
