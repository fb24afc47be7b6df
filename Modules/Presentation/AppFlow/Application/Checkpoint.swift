/// The points on a payload's way between which a death is a different story.
public enum Checkpoint: String, CaseIterable, Sendable {
    /// It is on disk; the gate has not heard of it.
    case recorded
    /// The gate let it through; no attempt is marked yet.
    case gated
    /// The attempt is marked; nothing is committed, and no effect tried.
    case routing
    /// Its screen is in the navigation, or its effect stands; nothing is acknowledged.
    case committed
}
