import Launches

/// What the stores have told the app, and have to keep whatever happens to the process or the power.
struct Promises: Equatable, Sendable {
    /// The arrivals for which `record` returned.
    var recorded: [EventIdentity] = []
    /// Those for which `settle` returned.
    var settled: Set<LaunchRecord.ID> = []
    /// The session for which `save` returned last; nil if it never did.
    var session: Session?
}

extension Promises {
    /// What holds after a later process.
    func followed(by later: Promises) -> Promises {
        Promises(
            recorded: recorded + later.recorded, settled: settled.union(later.settled),
            session: later.session ?? session)
    }
}
