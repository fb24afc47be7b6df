extension LaunchTicket {
    /// Whether what its push brought is still to be stored. Nothing of a push is that may be what crashed the app.
    var lacksContent: Bool { purpose == .tap && !isIngested && attempts < LaunchGate.attemptLimit }

    /// How it ends. What a tapped push brought is stored even where the tap opens no screen, unless it is another
    /// account's.
    func end(as settlement: Settlement) -> [GateEffect] {
        guard lacksContent else { return [.settle(id, settlement)] }
        return switch settlement.outcome {
        case .superseded, .expired: [.keepPush(id), .settle(id, settlement)]
        case .shown: [.unmark(id), .storePush(id)]
        default: [.settle(id, settlement)]
        }
    }
}
