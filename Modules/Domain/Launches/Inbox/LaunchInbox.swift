public import Foundation
public import StoreErrors

/// The pending launch payloads, and the outcomes of the settled ones.
///
/// Every function returns only once its change is on disk. Marks and ``append(_:to:)`` are the exception: their changes
/// survive the death of the process, but perhaps not a power loss. The functions are synchronous because the system's
/// callback must not complete before the payload is on disk, and on the main actor because the system calls there. Each
/// throws `StoreError` if the database cannot be used.
@MainActor
public protocol LaunchInbox {
    /// Records an arrival, with the first steps of its path.
    func record(
        _ payload: LaunchPayload, expiresAt: Date, trace: [TraceEntry]
    ) throws(StoreError) -> Recording

    /// The payloads that are not settled, oldest first.
    func pending() throws(StoreError) -> [LaunchRecord]

    /// Marks an attempt to show it, and counts it. The mark survives the death of the process, but not a power loss.
    func beginRouting(_ id: LaunchRecord.ID) throws(StoreError)

    /// Removes the mark of an attempt of this process that ended without a crash. This works even on a full disk.
    func endRouting(_ id: LaunchRecord.ID) throws(StoreError)

    /// Whether this or an earlier process alerted the user to the failing disk since the last settlement was written.
    var isRefusalReported: Bool { get }

    /// Notes that the user was alerted, unless the disk refuses that, too.
    func markRefusalReported()

    /// Undoes an attempt, and counts a failure of its effect.
    func postpone(_ id: LaunchRecord.ID, trace: [TraceEntry]) throws(StoreError)

    /// Settles payloads, all or none. Of two settlements of one payload the first stands. Their content is dropped. The
    /// newest 1,000 settled payloads are kept, to recognize duplicates; the others are dropped at every hundredth.
    func settle(_ settlements: [PendingSettlement], at date: Date) throws(StoreError)

    /// Adds steps to a payload's trace. The trace only explains, and may lack steps after a power loss.
    func append(_ trace: [TraceEntry], to id: LaunchRecord.ID) throws(StoreError)

    /// One payload, pending or settled; nil if there is none.
    func record(id: LaunchRecord.ID) throws(StoreError) -> LaunchRecord?

    /// All of them, oldest first.
    func history() throws(StoreError) -> [LaunchRecord]
}

/// The result of `record`.
public enum Recording: Equatable, Sendable {
    case new(LaunchRecord.ID)
    /// The event was recorded before.
    case duplicate(of: LaunchRecord.ID)
}
