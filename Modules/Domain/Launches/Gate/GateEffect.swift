/// An effect that the gate asks for.
public enum GateEffect: Equatable, Sendable {
    case route(LaunchRecord.ID)
    case perform(LaunchRecord.ID)
    /// Undo the attempt's mark.
    case unmark(LaunchRecord.ID)
    /// Undo the attempt's mark, and note why. A refusal by the disk counts as no failure.
    case postpone(LaunchRecord.ID, code: String, countsFailure: Bool)
    /// Mark the attempt again: the app is back from the background, and the attempt goes on.
    case resume(LaunchRecord.ID)
    /// Archive and store the push of a tap that opens no screen. Its settlement follows.
    case keepPush(LaunchRecord.ID)
    /// Archive and store the push of a tap whose screen was shown. It is settled only then.
    case storePush(LaunchRecord.ID)
    case settle(LaunchRecord.ID, Settlement)
    /// Remove an account's data from the device: notifications, their archive, the saved navigation.
    case purge
    /// Alert the user with the sentence of that code.
    case alert(String)
}
