import Launches

/// What the stores have told the app, and have to keep whatever happens to the process or the power.
struct Promises: Equatable, Sendable {
    /// The arrivals for which `record` returned.
    var recorded: [EventIdentity] = []
    /// Those for which `settle` returned.
    var settled: Set<LaunchRecord.ID> = []
    /// The sessions one of which is to be found: the last for which `save` returned, and those that it was called with
    /// since. Of a write that failed nobody knows whether it stands.
    var sessions: [Session] = []
    /// Whether `save` ever returned.
    var hasSession = false

    mutating func saving(_ session: Session) { sessions.append(session) }

    mutating func saved(_ session: Session) {
        sessions = [session]
        hasSession = true
    }
}
