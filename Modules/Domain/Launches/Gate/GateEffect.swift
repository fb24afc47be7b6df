/// What the gate wants done.
public enum GateEffect: Equatable, Sendable {
    case route(LaunchRecord.ID)
    case perform(LaunchRecord.ID)
    /// Undo the attempt's mark.
    case release(LaunchRecord.ID)
    /// Undo the attempt's mark, and count a failure.
    case postpone(LaunchRecord.ID)
    /// Mark the attempt again, which goes on after a pause.
    case resume(LaunchRecord.ID)
    case settle(LaunchRecord.ID, Settlement)
    /// Take from the device what was somebody's: notifications, their archive, the saved navigation.
    case purge
    /// Tell the user, by the sentence of that code.
    case alert(String)
}
