public import Foundation
public import Launches
public import StoreErrors

/// The inbox as one process sees it: when the process is dead, nothing that it still does reaches the disk.
public final class CrashableInbox: LaunchInbox {
    public var isDead = false
    /// Whether the disk takes what arrives, and not how it ends.
    public var refusesSettling = false
    /// Whether no attempt can be marked.
    public var refusesMarks = false
    /// Whether nothing can be read or written, as before the device is first unlocked.
    public var isUnreadable = false
    /// Whether the content that it kept can no longer be read.
    public var hasLostContent = false
    /// Whether the device lets its files be read.
    public var isOpen: @MainActor () -> Bool = { true }
    private let disk: any LaunchInbox

    public init(_ disk: any LaunchInbox) {
        self.disk = disk
        beginProcess()
    }

    private func beginProcess() {
        (disk as? InMemoryLaunchInbox)?.beginProcess()
        (disk as? CrashableInbox)?.beginProcess()
    }

    public func record(
        _ payload: LaunchPayload, expiresAt: Date, trace: [TraceEntry]
    ) throws(StoreError) -> Recording {
        try alive()
        return try disk.record(payload, expiresAt: expiresAt, trace: trace)
    }

    public func pending() throws(StoreError) -> [LaunchRecord] {
        try readable()
        var pending = try disk.pending()
        if hasLostContent {
            for index in pending.indices { pending[index].payload = nil }
        }
        return pending
    }

    public func beginRouting(_ id: LaunchRecord.ID) throws(StoreError) {
        try alive()
        if refusesMarks { throw .unavailable(reason: "the disk is full") }
        try disk.beginRouting(id)
    }

    public func endRouting(_ id: LaunchRecord.ID) throws(StoreError) {
        try alive()
        try disk.endRouting(id)
    }

    public var isRefusalReported: Bool { disk.isRefusalReported }

    public func markRefusalReported() {
        if !isDead { disk.markRefusalReported() }
    }

    public func postpone(_ id: LaunchRecord.ID, trace: [TraceEntry]) throws(StoreError) {
        try alive()
        try disk.postpone(id, trace: trace)
    }

    public func settle(_ settlements: [PendingSettlement], at date: Date) throws(StoreError) {
        try alive()
        if refusesSettling { throw .unavailable(reason: "the disk is full") }
        try disk.settle(settlements, at: date)
    }

    public func append(_ trace: [TraceEntry], to id: LaunchRecord.ID) throws(StoreError) {
        try alive()
        try disk.append(trace, to: id)
    }

    public func record(id: LaunchRecord.ID) throws(StoreError) -> LaunchRecord? { try disk.record(id: id) }

    public func history() throws(StoreError) -> [LaunchRecord] { try disk.history() }

    /// Whether the process does not reach its disk.
    var isOut: Bool { isDead || isUnreadable || !isOpen() }

    fileprivate func readable() throws(StoreError) {
        if isUnreadable || !isOpen() { throw .unavailable(reason: "the device was not unlocked yet") }
    }

    fileprivate func alive() throws(StoreError) {
        try readable()
        if isDead { throw .unavailable(reason: "the process is dead") }
    }
}

/// The session as one process sees it.
public final class CrashableSessionStore: SessionStore {
    private let process: CrashableInbox
    private let disk: any SessionStore
    private let onSave: @MainActor () -> Void

    /// - Parameter onSave: called when a session was kept.
    public init(_ disk: any SessionStore, of process: CrashableInbox, onSave: @escaping @MainActor () -> Void = {}) {
        self.disk = disk
        self.process = process
        self.onSave = onSave
    }

    public func load() throws(StoreError) -> Session? {
        try process.readable()
        return try disk.load()
    }

    public func save(_ session: Session) throws(StoreError) {
        try process.alive()
        try disk.save(session)
        onSave()
    }
}
