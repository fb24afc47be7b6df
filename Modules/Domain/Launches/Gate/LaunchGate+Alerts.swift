extension LaunchGate {
    /// The code of the alert that a payload waits for the disk.
    public static let diskRefusedCode = "storageRefused"

    /// Shows the alerts of failed actions on the main screen, once no tap is being routed to it.
    mutating func raiseAlerts() -> [GateEffect] {
        guard case .ready = phase, routing == nil else { return [] }
        defer { pendingAlerts = [] }
        return pendingAlerts.map { .alert($0) }
    }

    /// However often it is reported.
    mutating func alertOnce(_ code: String) -> [GateEffect] {
        if raisedAlerts.insert(code).inserted { pendingAlerts.append(code) }
        return []
    }
}
