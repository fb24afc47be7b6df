/// Tracks writes to the stores that outlive their session. A sign-in waits for them, and a clean-up deletes what they
/// wrote.
struct LateWriteReducer: LaunchReducer, Hashable {
    /// Under way.
    private var running: Set<LaunchWork> = []
    /// Of these, those that began in a session that has ended.
    private var late: Set<LaunchWork> = []

    var isEmpty: Bool { late.isEmpty }

    mutating func began(_ work: LaunchWork) {
        if work.writes { running.insert(work) }
    }

    mutating func reduce(_ event: LaunchEvent, in context: LaunchContext) -> [LaunchStep] {
        switch event {
        case .screenActionBegan(let id):
            began(.screenAction(id))
        case .signedOut:
            late = running
        case .ended(let work, _) where work.writes:
            running.remove(work)
            if late.remove(work) != nil { return [.event(.wroteLate)] }
        default: break
        }
        return []
    }
}

extension LaunchWork {
    /// Whether it may write content of its account to the stores.
    fileprivate var writes: Bool {
        switch self {
        case .archive, .ingest, .perform, .screenAction, .markSeen: true
        case .forgetDevice, .refreshToken, .cleanUp, .load, .awaitTurn, .plan, .countBadge, .flush, .checkOutbox: false
        }
    }
}
