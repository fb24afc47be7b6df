import AppFlow
import Launches

/// The inbox's records of what arrived at a device, over all processes of its app.
@MainActor
final class RecordedArrivals {
    /// All that arrived, the newest last.
    var ids: [LaunchRecord.ID] {
        readLog()
        return recorded
    }

    private let inbox: any LaunchInbox
    /// What the running process reports; nil while none runs.
    private var log: ArrivalLog?
    /// How many of the process's arrivals have been read into the records.
    private var readCount = 0
    private var records: [LaunchRecord.ID: LaunchRecord] = [:]
    private var recorded: [LaunchRecord.ID] = []

    /// Begins with what an earlier run left in the inbox.
    init(in inbox: any LaunchInbox) {
        self.inbox = inbox
        readPending()
    }

    /// A process has started, and this is what it reports.
    func follow(_ log: ArrivalLog) {
        self.log = log
        readCount = 0
    }

    /// The process has died, maybe between recording something and saying so.
    func endProcess() {
        readLog()
        readPending()
        log = nil
    }

    /// The last dozen, the newest first.
    var newest: [LaunchRecord] {
        readLog()
        for (id, record) in records where record.state != .settled && id > 0 {
            if let now = self.record(id) { records[id] = now }
        }
        return records.values.sorted { $0.id > $1.id }
    }

    /// Nil if there is none.
    func record(_ id: LaunchRecord.ID) -> LaunchRecord? { try? inbox.record(id: id) }

    private func readPending() {
        for record in (try? inbox.pending()) ?? [] { add(record) }
    }

    private func add(_ record: LaunchRecord) {
        records[record.id] = record
        // A duplicate of what arrived before is no arrival.
        if record.id > recorded.last ?? 0 { recorded.append(record.id) }
    }

    /// Reads the records of what has arrived since the last time.
    private func readLog() {
        guard let arrivals = log?.arrivals, arrivals.count > readCount else { return }
        for arrival in arrivals[readCount...] {
            switch arrival {
            case .recorded(let id), .silent(let id), .duplicate(of: let id):
                if let record = self.record(id) { add(record) }
            case .notDurable, .presented, .notForThisAccount, .unreadable: break
            }
        }
        readCount = arrivals.count
        for id in records.keys.sorted().dropLast(12) { records[id] = nil }
    }
}
