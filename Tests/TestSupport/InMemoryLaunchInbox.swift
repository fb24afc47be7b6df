public import Foundation
public import Launches
public import StoreErrors

/// The inbox in memory.
public final class InMemoryLaunchInbox: LaunchInbox {
    private var records: [LaunchRecord] = []
    public private(set) var isRefusalReported = false
    private var lastID: LaunchRecord.ID = 0
    /// The attempts that the running process has begun.
    private var begun: [LaunchRecord.ID: Int] = [:]

    public init() {}

    /// From now on another process runs, which ends no attempt of the one before.
    func beginProcess() { begun = [:] }

    public func record(
        _ payload: LaunchPayload, expiresAt: Date, trace: [TraceEntry]
    ) throws(StoreError) -> Recording {
        let known = records.first { $0.event == payload.event }
        if let known { return .duplicate(of: known.id) }
        lastID += 1
        let id = lastID
        records.append(
            LaunchRecord(
                id: id, payload: payload.inMilliseconds, expiresAt: expiresAt.inMilliseconds,
                trace: trace.inMilliseconds))
        return .new(id)
    }

    public func pending() throws(StoreError) -> [LaunchRecord] { records.filter { $0.state != .settled } }

    public func beginRouting(_ id: LaunchRecord.ID) throws(StoreError) {
        let isThere = change(id, []) { record in
            record.state = .routing
            record.attempts += 1
        }
        if isThere { begun[id, default: 0] += 1 }
    }

    public func endRouting(_ id: LaunchRecord.ID) throws(StoreError) {
        change(id, [], endAttempt)
    }

    public func markRefusalReported() { isRefusalReported = true }

    public func postpone(_ id: LaunchRecord.ID, trace: [TraceEntry]) throws(StoreError) {
        change(id, trace) { record in
            endAttempt(&record)
            record.failures += 1
        }
    }

    private func endAttempt(_ record: inout LaunchRecord) {
        guard let mine = begun[record.id], mine > 0 else { return }
        begun[record.id] = mine - 1
        record.attempts -= 1
        record.state = record.attempts > 0 ? .routing : .pending
    }

    public func settle(_ settlements: [PendingSettlement], at date: Date) throws(StoreError) {
        for settlement in settlements {
            change(settlement.id, settlement.trace) { record in
                record.state = .settled
                record.settlement = settlement.settlement
                record.settledAt = date.inMilliseconds
                record.payload = nil
            }
        }
        isRefusalReported = false
        if settlements.contains(where: { $0.id.isMultiple(of: 100) }) {
            dropOldest(keeping: settlements.suffix(1_000).map(\.id))
        }
    }

    private func dropOldest(keeping ids: [LaunchRecord.ID]) {
        let kept = Set(records.filter { $0.state == .settled }.map(\.id).suffix(1_000) + ids)
        records.removeAll { $0.state == .settled && !kept.contains($0.id) }
    }

    public func append(_ trace: [TraceEntry], to id: LaunchRecord.ID) throws(StoreError) {
        guard let index = records.firstIndex(where: { $0.id == id }) else { return }
        records[index].trace += trace.inMilliseconds
    }

    public func record(id: LaunchRecord.ID) throws(StoreError) -> LaunchRecord? {
        records.first { $0.id == id }
    }

    public func history() throws(StoreError) -> [LaunchRecord] { records }

    @discardableResult
    private func change(_ id: LaunchRecord.ID, _ trace: [TraceEntry], _ change: (inout LaunchRecord) -> Void) -> Bool {
        guard let index = records.firstIndex(where: { $0.id == id }), records[index].state != .settled else {
            return false
        }
        change(&records[index])
        records[index].trace += trace.inMilliseconds
        return true
    }
}
