extension LaunchGate {
    /// The codes of a path that lacks content: the store does not have it, or gave no answer.
    static let missingContentCodes: Set = ["contentNotFound", "databaseUnavailable"]

    /// An action stays the first of its queue. A tap lets others pass until the app is in the foreground again. Neither
    /// counts as an attempt or a failure.
    mutating func waitForDisk(_ id: LaunchRecord.ID) -> [GateEffect] {
        if let ticket = routing, ticket.id == id {
            routing = nil
            awaitingDisk.insert(inOrder: ticket)
        } else if deferAction(id).isEmpty {
            return []
        }
        let postponed = GateEffect.postpone(id, code: Self.diskRefusedCode, countsFailure: false)
        return alertOnce(Self.diskRefusedCode) + [postponed]
    }

    /// The action is the first to be performed once actions are retried.
    mutating func deferAction(_ id: LaunchRecord.ID) -> [GateEffect] {
        guard let ticket = performing, ticket.id == id else { return [] }
        performing = nil
        actions.insert(ticket, at: 0)
        isBackingOff = true
        return [.unmark(id)]
    }
}
