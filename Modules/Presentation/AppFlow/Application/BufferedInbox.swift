import DeepLinks
import Foundation
import Launches
import StoreErrors

/// What memory holds of a payload.
private struct Entry {
    let record: LaunchRecord
    /// Its place among all that arrived; below zero if an earlier launch left it.
    let order: Int64
    /// Nil if it can no longer be read.
    var arrival: ParsedPayload?
}

/// The inbox with its payloads in memory, where routing goes on when the disk fails.
@MainActor
final class BufferedInbox<Main: MainCoordinator> {
    // One property for each thing that memory knows of a payload and the disk may not.
    let reader: PayloadReader<Main>
    private let services: AppServices
    private var entries: [LaunchRecord.ID: Entry] = [:]
    private var arrivals: Int64 = 0
    /// The payloads whose attempt this process has marked.
    private var marked: Set<LaunchRecord.ID> = []
    /// The steps of traces that are not written yet.
    private var notes: [LaunchRecord.ID: [TraceEntry]] = [:]
    /// The settlements that the disk refused.
    private var unwritten: [PendingSettlement] = []
    /// The last payloads that ended: the disk may fail before the second callback of one of them.
    private var ended: [(event: EventIdentity, id: LaunchRecord.ID)] = []
    /// Payloads that could not be recorded live under ids below zero.
    private var lastMemoryID: LaunchRecord.ID = 0

    init(services: AppServices) {
        self.services = services
        reader = PayloadReader(services: services)
    }

    func record(_ arrival: ParsedPayload) -> Recording {
        let payload = arrival.payload
        if let known = entry(of: payload.event) { return duplicate(of: known.record.id) }
        let expiresAt = payload.arrivedAt.addingTimeInterval(
            arrival.purpose == .effect ? TimeToLive.action : TimeToLive.navigation)
        let arrived = TraceEntry(.arrived, payload.source.rawValue, at: payload.arrivedAt)
        do {
            let recorded = TraceEntry(.recorded, at: services.now())
            switch try services.inbox.record(payload, expiresAt: expiresAt, trace: [arrived, recorded]) {
            case .new(let id):
                add(arrival, LaunchRecord(id: id, payload: payload, expiresAt: expiresAt))
                return .new(id)
            case .duplicate(let id):
                return duplicate(of: id)
            }
        } catch {
            services.logFailure("not durable", ["reason": "\(error)"])
            if let ended = ended.last(where: { $0.event == payload.event }) { return duplicate(of: ended.id) }
            lastMemoryID -= 1
            add(arrival, LaunchRecord(id: lastMemoryID, payload: payload, expiresAt: expiresAt))
            notes[lastMemoryID] = [arrived, TraceEntry(.notDurable, at: services.now())]
            return .new(lastMemoryID)
        }
    }

    private func add(_ arrival: ParsedPayload, _ record: LaunchRecord) {
        entries[record.id] = Entry(record: record, order: arrivals, arrival: arrival)
        arrivals += 1
    }

    private func duplicate(of id: LaunchRecord.ID) -> Recording {
        note(.duplicate, nil, of: id)
        if isDurable(id) { flush(id) { notes throws(StoreError) in try services.inbox.append(notes, to: id) } }
        return .duplicate(of: id)
    }

    func isDurable(_ id: LaunchRecord.ID) -> Bool { id > 0 }

    /// The unsettled payloads of earlier launches, oldest first; nil if they cannot be read.
    func recover() -> [LaunchTicket]? {
        do {
            let unwrittenIDs = Set(unwritten.map(\.id))
            let pending = try services.inbox.pending().filter { !unwrittenIDs.contains($0.id) }
            // What arrived in this process is known already.
            let left = pending.filter { (entries[$0.id]?.order ?? -1) < 0 }
            for (index, record) in left.enumerated() {
                entries[record.id] = Entry(
                    record: record, order: Int64(index - left.count), arrival: record.payload.map(reader.arrival))
            }
            return left.compactMap { ticket(of: $0.id) }
        } catch {
            services.logFailure("inbox not readable", ["reason": "\(error)"])
            return nil
        }
    }

    func ticket(of id: LaunchRecord.ID) -> LaunchTicket? {
        // One that cannot be read any more fails like a link without a route, with an alert.
        entries[id].map { LaunchTicket($0.record, order: $0.order, purpose: $0.arrival?.purpose ?? .link) }
    }

    /// The arrival; nil if it can no longer be read.
    func arrival(_ id: LaunchRecord.ID) -> ParsedPayload? { entries[id]?.arrival }

    /// The arrival of that event that has not ended; nil if there is none.
    func arrival(of event: EventIdentity) -> ParsedPayload? { entry(of: event)?.arrival }

    private func entry(of event: EventIdentity) -> Entry? { entries.values.first { $0.record.event == event } }

    /// Adds a step to the trace in memory. The next write to the inbox includes it.
    func note(
        _ step: TraceEntry.Step, _ detail: String?, findings: [LinkFinding] = [], of id: LaunchRecord.ID
    ) {
        notes[id, default: []].append(TraceEntry(step, detail, findings: findings, at: services.now()))
    }

    /// The gate keeps it for now.
    func hold(_ id: LaunchRecord.ID, in phase: LaunchPhase) {
        note(.held, phase.name, of: id)
        guard isDurable(id) else { return }
        flush(id) { notes throws(StoreError) in try services.inbox.append(notes, to: id) }
    }

    /// Marks an attempt, unless one is marked already.
    /// - Returns: whether it may go on. A payload of an earlier launch needs its mark: if it crashed the app without
    ///   one, the next start would not know.
    func mark(_ id: LaunchRecord.ID) -> Bool {
        guard isDurable(id), !marked.contains(id) else { return true }
        do {
            try services.inbox.beginRouting(id)
            marked.insert(id)
        } catch {
            logFailedWrite([id], error)
            return entries[id].map { $0.order >= 0 } ?? true
        }
        flush(id) { notes throws(StoreError) in try services.inbox.append(notes, to: id) }
        return true
    }

    /// Removes the mark of this process's attempt.
    func unmark(_ id: LaunchRecord.ID) {
        guard marked.remove(id) != nil else { return }
        do {
            try services.inbox.endRouting(id)
        } catch {
            logFailedWrite([id], error)
        }
    }

    /// Removes the mark of this process's attempt, which failed or which the disk refused.
    func postpone(_ id: LaunchRecord.ID, code: String, countsFailure: Bool) {
        note(.postponed, code, of: id)
        unmark(id)
        guard isDurable(id) else { return }
        flush(id) { notes throws(StoreError) in
            if countsFailure {
                try services.inbox.postpone(id, trace: notes)
            } else {
                try services.inbox.append(notes, to: id)
            }
        }
    }

    /// Ends payloads, on disk where that is possible, with the settlements that the disk refused before.
    /// - Returns: whether the disk has them; one that was never on disk does not count.
    @discardableResult
    func settle(_ settlements: [(LaunchRecord.ID, Settlement)]) -> Bool {
        let now = services.now()
        var durable: [PendingSettlement] = []
        for (id, settlement) in settlements {
            note(.settled, settlement.code ?? settlement.outcome.rawValue, of: id)
            guard isDurable(id) else {
                settleLate(id, as: settlement)
                continue
            }
            if let event = entries.removeValue(forKey: id)?.record.event { ended = ended.suffix(19) + [(event, id)] }
            durable.append(PendingSettlement(id, as: settlement, trace: notes.removeValue(forKey: id) ?? []))
        }
        if unwritten.isEmpty && durable.isEmpty { return true }
        unwritten += durable
        do {
            try services.inbox.settle(unwritten, at: now)
            marked.subtract(durable.map(\.id))
            unwritten = []
            return true
        } catch {
            logFailedWrite(unwritten.map(\.id), error)
            // They have come to their end in this process, whatever the disk knows of it: a death is none of theirs.
            for settlement in durable { unmark(settlement.id) }
            return durable.isEmpty
        }
    }

    /// Whether all settlements are on disk.
    var isFlushed: Bool { unwritten.isEmpty }

    /// A payload that could not be recorded is written when it ends, if the disk takes it by then. Its event stays
    /// known to this process, so that a second callback finds it.
    private func settleLate(_ memoryID: LaunchRecord.ID, as settlement: Settlement) {
        guard let record = entries[memoryID]?.record, let payload = entries[memoryID]?.arrival?.payload else { return }
        entries[memoryID]?.arrival = nil
        flush(memoryID) { notes throws(StoreError) in
            let recording = try services.inbox.record(payload, expiresAt: record.expiresAt, trace: notes)
            guard case .new(let id) = recording else { return }
            unwritten.append(PendingSettlement(id, as: settlement, trace: []))
        }
    }

    private func flush(_ id: LaunchRecord.ID, _ write: ([TraceEntry]) throws(StoreError) -> Void) {
        do {
            try write(notes[id] ?? [])
            notes[id] = nil
        } catch {
            logFailedWrite([id], error)
        }
    }

    private func logFailedWrite(_ ids: [LaunchRecord.ID], _ error: StoreError) {
        let ids = ids.map { "\($0)" }.joined(separator: " ")
        services.logFailure("inbox not written", ["payloads": ids, "reason": "\(error)"])
    }
}
