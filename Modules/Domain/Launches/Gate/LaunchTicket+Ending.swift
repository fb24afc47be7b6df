extension LaunchTicket {
    /// How it ends where the gate does not let it through. What a tapped push brought is stored even so, unless it is
    /// another account's, or may be what crashed the app.
    func end(as settlement: Settlement) -> [GateEffect] {
        let isKept =
            purpose == .tap && attempts < LaunchGate.attemptLimit
            && [.superseded, .expired].contains(settlement.outcome)
        return (isKept ? [.keepPush(id)] : []) + [.settle(id, settlement)]
    }
}
