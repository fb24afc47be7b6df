extension LaunchGate {
    /// What the user is told when something waits for the disk.
    public static let diskRefusedCode = "storageRefused"

    /// An action stays first in its row; what was to be shown lets others pass until the app comes to the front again.
    /// Neither counts as an attempt or a failure.
    mutating func wait(_ id: LaunchRecord.ID) -> [GateEffect] {
        if let ticket = performing, ticket.id == id {
            performing = nil
            actions.insert(ticket, at: 0)
            isResting = true
        } else if let ticket = routing, ticket.id == id {
            routing = nil
            unmarkable.insert(inOrder: ticket)
        } else {
            return []
        }
        return tellOnce(Self.diskRefusedCode) + [.release(id)]
    }

    /// However often it is reported.
    mutating func tellOnce(_ code: String) -> [GateEffect] {
        if told.insert(code).inserted { untold.append(code) }
        return []
    }
}
