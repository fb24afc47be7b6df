import Foundation
import Launches
import Logging
import StoreErrors

/// Writes arrivals and their outcomes to the inbox, and keeps in memory what the disk refuses.
@MainActor
final class ArrivalRecorder {
    private let inbox: any LaunchInbox
    private let timeToLive: TimeInterval
    private let now: @MainActor () -> Date
    private let log: Logger
    private var arrivalCount: Int64 = 0
    private var lastMemoryID: LaunchRecord.ID = 0
    private var known: Set<LaunchRecord.ID> = []
    /// The responses of this process: the disk may fail before the second callback of one of them.
    private var responses: Set<EventIdentity> = []
    /// The settlements that the disk refused.
    private var unwritten: [PendingSettlement] = []

    init(_ inbox: any LaunchInbox, timeToLive: TimeInterval, now: @escaping @MainActor () -> Date, log: Logger) {
        self.inbox = inbox
        self.timeToLive = timeToLive
        self.now = now
        self.log = log
    }

    /// It is on disk when this returns, or lives as long as the process if the disk refuses it.
    /// - Returns: nil if it had arrived before.
    func record(_ payload: LaunchPayload) -> RecordedArrival? {
        if case .response = payload.content, !responses.insert(payload.event).inserted { return nil }
        let expiresAt = payload.arrivedAt + timeToLive
        let arrived = TraceEntry(.arrived, payload.source.rawValue, at: payload.arrivedAt)
        let recording = logging("not durable") { () throws(StoreError) in
            try inbox.record(payload, expiresAt: expiresAt, trace: [arrived, TraceEntry(.recorded, at: now())])
        }
        let id: LaunchRecord.ID
        switch recording {
        case .duplicate?: return nil
        case .new(let new)?: id = new
        case nil:
            lastMemoryID -= 1
            id = lastMemoryID
        }
        known.insert(id)
        arrivalCount += 1
        return RecordedArrival(
            record: LaunchRecord(id: id, payload: payload, expiresAt: expiresAt), order: arrivalCount)
    }

    /// What earlier processes left in the inbox and this one has not met yet, oldest first; none while it cannot be
    /// read.
    func recover() -> [RecordedArrival] {
        let pending = logging("inbox not readable") { () throws(StoreError) in try inbox.pending() } ?? []
        let left = pending.filter { known.insert($0.id).inserted }
        return left.enumerated().map { RecordedArrival(record: $1, order: Int64($0 - left.count)) }
    }

    /// Marks an attempt to open it. A death of the process then counts.
    /// - Returns: whether it may go on. What an earlier process left needs its mark, since it may have ended that one.
    func beginAttempt(_ arrival: RecordedArrival) -> Bool {
        guard arrival.isDurable else { return true }
        let isMarked: Void? = logging("attempt not marked") { () throws(StoreError) in
            try inbox.beginRouting(arrival.id)
        }
        return isMarked != nil || arrival.isOfThisProcess
    }

    func endAttempt(_ arrival: RecordedArrival) {
        guard arrival.isDurable else { return }
        logging("attempt not unmarked") { () throws(StoreError) in try inbox.endRouting(arrival.id) }
    }

    /// Ends arrivals, with those whose settlement the disk refused before.
    func settle(_ endings: [(arrival: RecordedArrival, settlement: Settlement)]) {
        for (arrival, settlement) in endings where arrival.isDurable {
            let settled = TraceEntry(.settled, settlement.code ?? settlement.outcome.rawValue, at: now())
            unwritten.append(PendingSettlement(arrival.id, as: settlement, trace: arrival.trace + [settled]))
        }
        writeSettlements()
        // An attempt of this process has ended, whether the disk knows its outcome or not.
        guard !unwritten.isEmpty else { return }
        for (arrival, _) in endings { endAttempt(arrival) }
    }

    /// Tries again what the disk refused.
    func writeSettlements() {
        guard !unwritten.isEmpty else { return }
        logging("outcome not written") { () throws(StoreError) in
            try inbox.settle(unwritten, at: now())
            unwritten = []
        }
    }

    @discardableResult
    private func logging<Value>(_ failure: String, _ use: () throws(StoreError) -> Value) -> Value? {
        do {
            return try use()
        } catch {
            log.error("\(failure)", metadata: ["reason": "\(error)"])
            return nil
        }
    }
}

/// An arrival that has not ended, with its place among all, and the steps of its path that the disk does not have yet.
struct RecordedArrival {
    let record: LaunchRecord
    /// Below zero if an earlier process left it.
    let order: Int64
    var trace: [TraceEntry] = []

    var id: LaunchRecord.ID { record.id }
    /// What the disk refused has an id below zero.
    var isDurable: Bool { id > 0 }
    var isOfThisProcess: Bool { order > 0 }
}
