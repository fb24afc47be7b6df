import Foundation
import LaunchDecisions
import Launches
import Notifications
import StoreErrors

/// The inbox with its payloads in memory, where routing goes on when the disk fails.
@MainActor
final class BufferedInbox<Main: MainCoordinator> {
    private let router: PayloadRouter<Main>
    private let services: AppServices
    private var open: [LaunchRecord.ID: OpenArrival] = [:]
    private var arrivals: Int64 = 0
    private var lastMemoryID: LaunchRecord.ID = 0
    /// The settlements that the disk refused.
    private var unwritten: [PendingSettlement] = []
    /// Those that ended in this process, since the disk may fail before the second callback of one of them.
    private var ended: [EventIdentity: LaunchRecord.ID] = [:]

    init(router: PayloadRouter<Main>) {
        self.router = router
        services = router.services
    }

    /// Nil once it has ended.
    subscript(id: LaunchRecord.ID) -> OpenArrival? { open[id] }

    /// The arrival of that event that has not ended; nil if there is none.
    func arrival(of event: EventIdentity) -> OpenArrival? { open.values.first { $0.record.event == event } }

    // MARK: Beginning

    /// - Parameter push: the push that it brought; nil for a link.
    /// - Returns: nil if it had arrived before.
    func record(_ payload: LaunchPayload, _ push: Result<OpenPush, StepFailure>? = nil) -> OpenArrival? {
        let known = arrival(of: payload.event)?.id ?? ended[payload.event]
        if let known { return duplicate(of: known) }
        let isAction = Main.purpose(of: payload.content, from: payload.source, reading: push) == .action
        let expiresAt = payload.arrivedAt + (isAction ? Main.timeToLive.action : Main.timeToLive.navigation)
        let arrived = TraceEntry(.arrived, payload.source.rawValue, at: payload.arrivedAt)
        let recording = services.logging("not durable") {
            let recorded = TraceEntry(.recorded, at: services.now())
            return try services.inbox.record(payload, expiresAt: expiresAt, trace: [arrived, recorded])
        }
        let id: LaunchRecord.ID
        switch recording {
        case .duplicate(let earlier)?: return duplicate(of: earlier)
        case .new(let new)?: id = new
        case nil:
            lastMemoryID -= 1
            id = lastMemoryID
        }
        let arrival = hold(LaunchRecord(id: id, payload: payload, expiresAt: expiresAt), order: arrivals, push)
        if !arrival.isDurable { arrival.trace = [arrived, TraceEntry(.notDurable, at: services.now())] }
        arrivals += 1
        services.checkpoint(.recorded)
        services.didArrive(
            !arrival.isDurable ? .notDurable(id) : payload.source == .silentPush ? .silent(id) : .recorded(id))
        return arrival
    }

    private func duplicate(of id: LaunchRecord.ID) -> OpenArrival? {
        let step = TraceEntry(.duplicate, at: services.now())
        if let arrival = open[id] {
            arrival.trace.append(step)
            flush(arrival)
        } else if id > 0 {
            write([id]) { () throws(StoreError) in try services.inbox.append([step], to: id) }
        }
        services.didArrive(.duplicate(of: id))
        return nil
    }

    /// The unsettled payloads of earlier launches, oldest first; nil if they cannot be read.
    func recover() -> [OpenArrival]? {
        guard let pending = services.logging("inbox not readable", { try services.inbox.pending() }) else { return nil }
        let ended = Set(unwritten.map(\.id))
        // What arrived in this process is known already.
        let left = pending.filter { !ended.contains($0.id) && open[$0.id] == nil }
        return left.enumerated().map { index, record in
            hold(record, order: Int64(index - left.count), record.payload.flatMap(router.push(of:)))
        }
    }

    /// Finds out what the arrival's path depends on, and holds it until it ends.
    private func hold(_ record: LaunchRecord, order: Int64, _ push: Result<OpenPush, StepFailure>?) -> OpenArrival {
        let arrival = OpenArrival(
            record, order: order,
            purpose: Main.purpose(of: record.payload?.content, from: record.source, reading: push),
            push: push, canSwitch: services.canSwitch(to: record.owner))
        router.triage.assess(arrival)
        open[record.id] = arrival
        return arrival
    }

    // MARK: Attempts

    /// Adds a step to its trace, and writes it.
    func note(_ step: TraceEntry.Step, _ detail: String? = nil, of id: LaunchRecord.ID) {
        guard let arrival = open[id] else { return }
        arrival.note(step, detail, at: services.now())
        flush(arrival)
    }

    /// Begins an attempt.
    /// - Returns: whether it may go on.
    func begin(_ id: LaunchRecord.ID, marks: Bool) -> Bool {
        services.checkpoint(.gated)
        open[id].map { $0.note($0.purpose == .action ? .performing : .released, at: services.now()) }
        guard !marks || mark(id) else { return false }
        services.checkpoint(.routing)
        return true
    }

    /// Marks an attempt, unless one is marked already.
    /// - Returns: whether it may go on. A payload of an earlier launch needs its mark: if it crashed the app without
    ///   one, the next start would not know.
    func mark(_ id: LaunchRecord.ID) -> Bool {
        guard let arrival = open[id], arrival.isDurable, !arrival.isMarked else { return true }
        arrival.isMarked = write([id]) { () throws(StoreError) in try services.inbox.beginRouting(id) }
        if arrival.isMarked { flush(arrival) }
        return arrival.isMarked || arrival.isOfThisLaunch
    }

    /// Removes the mark of this process's attempt.
    func unmark(_ arrival: OpenArrival) {
        guard arrival.isMarked else { return }
        arrival.isMarked = false
        write([arrival.id]) { () throws(StoreError) in try services.inbox.endRouting(arrival.id) }
    }

    /// Removes the mark of this process's attempt, which failed or which the disk refused.
    func postpone(_ id: LaunchRecord.ID, code: String, countsFailure: Bool) {
        guard let arrival = open[id] else { return }
        arrival.note(.postponed, code, at: services.now())
        unmark(arrival)
        flush(arrival) { trace throws(StoreError) in
            if countsFailure {
                try services.inbox.postpone(id, trace: trace)
            } else {
                try services.inbox.append(trace, to: id)
            }
        }
    }

    // MARK: Ends

    /// Ends payloads, all at once, on disk where that is possible, with the settlements that the disk refused before.
    func settle(_ endings: [SettledLaunch]) {
        let now = services.now()
        var durable: [OpenArrival] = []
        for ending in endings {
            guard let arrival = open.removeValue(forKey: ending.id) else { continue }
            arrival.note(.settled, ending.settlement.code ?? ending.settlement.outcome.rawValue, at: now)
            ended[arrival.record.event] = arrival.id
            if arrival.isDurable {
                durable.append(arrival)
                unwritten.append(PendingSettlement(arrival.id, as: ending.settlement, trace: arrival.trace))
            } else {
                settleLate(arrival, as: ending.settlement)
            }
        }
        if !unwritten.isEmpty {
            write(unwritten.map(\.id)) { () throws(StoreError) in
                try services.inbox.settle(unwritten, at: now)
                unwritten = []
            }
        }
        // They have come to their end in this process, whatever the disk knows of it: a death is none of theirs.
        if !isFlushed { durable.forEach(unmark) }
        if isFlushed || durable.isEmpty { endings.forEach(services.didSettle) }
    }

    /// Whether all settlements are on disk.
    var isFlushed: Bool { unwritten.isEmpty }

    /// A payload that could not be recorded is written when it ends, if the disk takes it by then.
    private func settleLate(_ arrival: OpenArrival, as settlement: Settlement) {
        guard let payload = arrival.payload else { return }
        write([arrival.id]) { () throws(StoreError) in
            let recording = try services.inbox.record(
                payload, expiresAt: arrival.record.expiresAt, trace: arrival.trace)
            guard case .new(let id) = recording else { return }
            unwritten.append(PendingSettlement(id, as: settlement, trace: []))
        }
    }

    // MARK: Writing

    /// Writes what its trace has more than the disk.
    private func flush(_ arrival: OpenArrival) {
        flush(arrival) { trace throws(StoreError) in try services.inbox.append(trace, to: arrival.id) }
    }

    private func flush(_ arrival: OpenArrival, _ save: ([TraceEntry]) throws(StoreError) -> Void) {
        guard arrival.isDurable else { return }
        let isWritten = write([arrival.id]) { () throws(StoreError) in try save(arrival.trace) }
        if isWritten { arrival.trace = [] }
    }

    /// - Returns: whether the disk took it.
    @discardableResult
    private func write(_ ids: [LaunchRecord.ID], _ change: () throws(StoreError) -> Void) -> Bool {
        do {
            try change()
            return true
        } catch {
            let ids = ids.map { "\($0)" }.joined(separator: " ")
            services.logFailure("inbox not written", ["payloads": ids, "reason": "\(error)"])
            return false
        }
    }
}
