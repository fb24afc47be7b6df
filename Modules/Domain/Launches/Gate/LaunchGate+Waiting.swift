extension LaunchGate {
    /// The code of the alert that a payload waits for the disk.
    public static let diskRefusedCode = "storageRefused"

    /// An action stays the first of its queue. A tap lets others pass until the app is in the foreground again. Neither
    /// counts as an attempt or a failure.
    mutating func wait(_ id: LaunchRecord.ID) -> [GateEffect] {
        var effects = deferAction(id)
        if let ticket = routing, ticket.id == id {
            routing = nil
            unmarkable.insert(inOrder: ticket)
            effects = [.release(id)]
        }
        return effects.isEmpty ? [] : alertOnce(Self.diskRefusedCode) + effects
    }

    /// Back to the first place, for the next occasion.
    mutating func deferAction(_ id: LaunchRecord.ID) -> [GateEffect] {
        guard let ticket = performing, ticket.id == id else { return [] }
        performing = nil
        actions.insert(ticket, at: 0)
        isBackingOff = true
        return [.release(id)]
    }

    /// However often it is reported.
    mutating func alertOnce(_ code: String) -> [GateEffect] {
        if raisedAlerts.insert(code).inserted { pendingAlerts.append(code) }
        return []
    }
}
