/// Knows what still writes to the stores though the session in which it began has ended: whoever signs in waits for it, and
/// it is taken out again.
struct LateWriteReducer: LaunchReducer, Hashable {
    /// Begun in the session that lasts.
    private var running: Set<LaunchWork> = []
    /// Begun in one that has ended.
    private var late: Set<LaunchWork> = []

    var isEmpty: Bool { late.isEmpty }

    mutating func began(_ work: LaunchWork) {
        if work.writes { running.insert(work) }
    }

    mutating func reduce(_ event: LaunchEvent, in context: LaunchContext) -> [LaunchStep] {
        switch event {
        case .signedOut:
            late.formUnion(running)
            running = []
        case .ended(let work, _):
            running.remove(work)
            if late.remove(work) != nil { return [.event(.wroteLate)] }
        default: break
        }
        return []
    }
}

extension LaunchWork {
    /// Whether it may put into the stores what is its account's, as a feature's code does that is handed a push or an
    /// action, or plans the path to a screen.
    fileprivate var writes: Bool {
        switch self {
        case .archive, .ingest, .plan, .perform, .markSeen: true
        case .forgetDevice, .refresh, .cleanUp, .load, .awaitTurn, .countBadge, .flush, .checkOutbox: false
        }
    }
}
