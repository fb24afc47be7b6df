/// The points on a payload's path after which the death of the process has different consequences. ARCHITECTURE.md,
/// "The path of one tap", lists what is on disk after each, and what the next launch does.
public enum Checkpoint: String, CaseIterable, Sendable {
    /// It is on disk; the gate has not received it.
    case recorded
    /// The gate let it through; no attempt is marked yet.
    case gated
    /// The attempt is marked; nothing is committed, and no effect tried.
    case routing
    /// Its screen is in the navigation, or its effect is stored; it is not settled.
    case committed
}
