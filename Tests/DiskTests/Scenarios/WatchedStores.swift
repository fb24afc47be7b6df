import Foundation
import Launches
import StoreErrors

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

/// The inbox, which tells the disk what it has promised to the app.
struct WatchedInbox: LaunchInbox {
    let inbox: any LaunchInbox
    let disk: Disk

    func record(
        _ payload: LaunchPayload, expiresAt: Date, trace: [TraceEntry]
    ) throws(StoreError) -> Recording {
        let recording = try inbox.record(payload, expiresAt: expiresAt, trace: trace)
        disk.promise { $0.recorded.append(payload.event) }
        return recording
    }

    func settle(_ settlements: [PendingSettlement], at date: Date) throws(StoreError) {
        try inbox.settle(settlements, at: date)
        disk.promise { $0.settled.formUnion(settlements.map(\.id)) }
    }

    func pending() throws(StoreError) -> [LaunchRecord] { try inbox.pending() }
    func beginRouting(_ id: LaunchRecord.ID) throws(StoreError) {
        try inbox.beginRouting(id)
    }
    func endRouting(_ id: LaunchRecord.ID) throws(StoreError) {
        try inbox.endRouting(id)
    }
    var isRefusalReported: Bool { inbox.isRefusalReported }
    func markRefusalReported() { inbox.markRefusalReported() }
    func postpone(_ id: LaunchRecord.ID, trace: [TraceEntry]) throws(StoreError) {
        try inbox.postpone(id, trace: trace)
    }
    func append(_ trace: [TraceEntry], to id: LaunchRecord.ID) throws(StoreError) {
        try inbox.append(trace, to: id)
    }
    func record(id: LaunchRecord.ID) throws(StoreError) -> LaunchRecord? { try inbox.record(id: id) }
    func history() throws(StoreError) -> [LaunchRecord] { try inbox.history() }
}

/// The session's store, which tells the same of the session.
struct WatchedSessionStore: SessionStore {
    let sessions: any SessionStore
    let disk: Disk

    func load() throws(StoreError) -> Session? { try sessions.load() }

    func save(_ session: Session) throws(StoreError) {
        disk.promise { $0.saving(session) }
        try sessions.save(session)
        disk.promise { $0.saved(session) }
    }
}
