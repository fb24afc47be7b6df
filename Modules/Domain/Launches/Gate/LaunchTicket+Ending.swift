extension LaunchTicket {
    /// Whether what its push brought is still to be stored. A push that may have crashed the app is not stored.
    var lacksContent: Bool { purpose == .tap && !isIngested && attempts < LaunchGate.attemptLimit }

    /// How it ends. What a tapped push brought is stored even where the tap opens no screen, unless it is another
    /// account's.
    func end(as settlement: Settlement) -> [GateEffect] {
        guard lacksContent else { return [.settle(id, settlement)] }
        return switch settlement.outcome {
        case .superseded, .expired, .failed: [.keepPush(id), .settle(id, settlement)]
        case .shown: [.unmark(id), .storePush(id)]
        default: [.settle(id, settlement)]
        }
    }
}
