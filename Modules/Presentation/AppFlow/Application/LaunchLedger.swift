import Foundation
import Launches

/// Keeps the inbox and the story of each payload together, and goes on in memory when the disk does not.
@MainActor
final class LaunchLedger {
    private let services: AppServices
    private var records: [LaunchRecord.ID: LaunchRecord] = [:]
    /// What the inbox has not been told yet.
    private var notes: [LaunchRecord.ID: [TraceEntry]] = [:]
    /// Payloads that could not be recorded live under ids below zero.
    private var lastMemoryID: LaunchRecord.ID = 0

    init(services: AppServices) {
        self.services = services
    }

    func record(_ payload: LaunchPayload) -> Recording {
        let expiresAt = payload.arrivedAt.addingTimeInterval(TimeToLive.navigation)
        let arrived = [
            TraceEntry(.arrived, payload.source.rawValue, at: payload.arrivedAt),
            TraceEntry(.recorded, at: services.now()),
        ]
        do {
            let recording = try services.inbox.record(payload, expiresAt: expiresAt, trace: arrived)
            if case .new(let id) = recording {
                records[id] = LaunchRecord(id: id, payload: payload, expiresAt: expiresAt)
            } else if case .duplicate(let id) = recording {
                try services.inbox.append([TraceEntry(.duplicate, at: services.now())], to: id)
            }
            return recording
        } catch {
            return recordInMemory(payload, expiresAt: expiresAt, reason: error)
        }
    }

    private func recordInMemory(_ payload: LaunchPayload, expiresAt: Date, reason: LaunchStoreError) -> Recording {
        services.logFailure("not durable", ["reason": "\(reason)"])
        if let known = records.values.first(where: { $0.event == payload.event }) { return .duplicate(of: known.id) }
        lastMemoryID -= 1
        records[lastMemoryID] = LaunchRecord(id: lastMemoryID, payload: payload, expiresAt: expiresAt)
        return .new(lastMemoryID)
    }

    func isDurable(_ id: LaunchRecord.ID) -> Bool { id > 0 }

    /// What earlier launches left unsettled, oldest first.
    func recover() -> [LaunchTicket] {
        do {
            let pending = try services.inbox.pending()
            for record in pending { records[record.id] = record }
            return pending.map(LaunchTicket.init)
        } catch {
            services.logFailure("inbox not readable", ["reason": "\(error)"])
            return []
        }
    }

    func ticket(of id: LaunchRecord.ID) -> LaunchTicket? { records[id].map(LaunchTicket.init) }

    /// The payload itself; nil if it can no longer be read.
    func payload(of id: LaunchRecord.ID) -> LaunchPayload? { records[id]?.payload }

    /// Adds to the story; the inbox hears of it with the next mark.
    func note(_ step: TraceEntry.Step, _ detail: String?, of id: LaunchRecord.ID) {
        notes[id, default: []].append(TraceEntry(step, detail, at: services.now()))
    }

    /// The gate keeps it for now.
    func hold(_ id: LaunchRecord.ID, in phase: LaunchPhase) {
        note(.held, phase.name, of: id)
        write(id) { notes throws(LaunchStoreError) in try services.inbox.append(notes, to: id) }
    }

    func beginRouting(_ id: LaunchRecord.ID) {
        note(.released, nil, of: id)
        write(id) { notes throws(LaunchStoreError) in try services.inbox.beginRouting(id, trace: notes) }
    }

    func endRouting(_ id: LaunchRecord.ID) {
        write(id) { notes throws(LaunchStoreError) in try services.inbox.endRouting(id, trace: notes) }
    }

    func settle(_ id: LaunchRecord.ID, as settlement: Settlement) {
        note(.settled, settlement.code ?? settlement.outcome.rawValue, of: id)
        let now = services.now()
        write(id) { notes throws(LaunchStoreError) in
            try services.inbox.settle(id, as: settlement, at: now, trace: notes)
        }
        if isDurable(id) { records[id] = nil }
    }

    private func write(_ id: LaunchRecord.ID, _ body: ([TraceEntry]) throws(LaunchStoreError) -> Void) {
        let told = notes.removeValue(forKey: id) ?? []
        guard isDurable(id) else { return }
        do {
            try body(told)
        } catch {
            services.logFailure("inbox not written", ["payload": "\(id)", "reason": "\(error)"])
        }
    }
}
