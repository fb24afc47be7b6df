public import Launches

/// The result of one arrival.
public enum ArrivalResult: Equatable, Sendable {
    case recorded(LaunchRecord.ID)
    /// It could not be recorded, and is kept in memory as long as the process lives.
    case notDurable(LaunchRecord.ID)
    /// The event had arrived before.
    case duplicate(of: LaunchRecord.ID)
    /// A push with nothing to show, which was recorded.
    case silent(LaunchRecord.ID)
    /// A notification was shown in the foreground and is no arrival unless it is tapped.
    case presented
    /// A notification for another account was neither shown nor kept.
    case notForThisAccount
    /// A notification that could not be read was not shown.
    case unreadable
}
