public import Foundation

/// The pending launch payloads and what became of the settled ones.
///
/// Every function returns only once its change is on disk, but those that mark and ``append(_:to:)``: what these write
/// outlives the process, and not surely a power loss. They are synchronous because the system's callback must not complete
/// before the payload is safe, and on the main actor because that is where the system calls. Each throws
/// ``LaunchStoreError/unavailable(reason:)`` if the database gives no answer.
@MainActor
public protocol LaunchInbox {
    /// Records an arrival.
    /// - Parameters:
    ///   - payload: what arrived.
    ///   - expiresAt: when it stops being worth showing.
    ///   - trace: the first steps of its way.
    func record(
        _ payload: LaunchPayload, expiresAt: Date, trace: [TraceEntry]
    ) throws(LaunchStoreError) -> Recording

    /// What is not settled, oldest first.
    func pending() throws(LaunchStoreError) -> [LaunchRecord]

    /// Marks the beginning of an attempt to show it, and counts it: the mark outlives the process, not a power loss.
    func beginRouting(_ id: LaunchRecord.ID) throws(LaunchStoreError)

    /// Takes back the mark of an attempt of this process that did not end in its death. A disk that takes nothing else
    /// takes this.
    func endRouting(_ id: LaunchRecord.ID) throws(LaunchStoreError)

    /// Whether the user was told that something waits for the disk, be it by an earlier process, since it last took a
    /// settlement.
    var isRefusalReported: Bool { get }

    /// Notes that they were told, where that can be written.
    func markRefusalReported()

    /// Undoes an attempt, and counts that its effect did not come to stand.
    func postpone(_ id: LaunchRecord.ID, trace: [TraceEntry]) throws(LaunchStoreError)

    /// Ends payloads, all or none of them, once and for all: of two settlements of one payload the first stands. Their
    /// content is dropped. Of what is settled the newest 1,000 stay for 30 days, so that their events are known as
    /// duplicates; the others go at a settlement within a day, or when they are 100.
    func settle(_ settlements: [PendingSettlement], at date: Date) throws(LaunchStoreError)

    /// Adds to the story of a payload, which explains and decides nothing: after a power loss it may lack steps.
    func append(_ trace: [TraceEntry], to id: LaunchRecord.ID) throws(LaunchStoreError)

    /// One payload, pending or settled; nil if there is none.
    func record(id: LaunchRecord.ID) throws(LaunchStoreError) -> LaunchRecord?

    /// All of them, oldest first.
    func history() throws(LaunchStoreError) -> [LaunchRecord]
}

extension LaunchInbox {
    /// Ends one payload.
    public func settle(
        _ id: LaunchRecord.ID, as settlement: Settlement, at date: Date, trace: [TraceEntry]
    ) throws(LaunchStoreError) {
        try settle([PendingSettlement(id, as: settlement, trace: trace)], at: date)
    }
}

/// What `record` found.
public enum Recording: Equatable, Sendable {
    case new(LaunchRecord.ID)
    /// The event was recorded before.
    case duplicate(of: LaunchRecord.ID)
}
