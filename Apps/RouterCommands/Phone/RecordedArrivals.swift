import AppFlow
import Launches

/// What the inbox recorded of arrivals at a device, over all processes of its app.
@MainActor
final class RecordedArrivals {
    private let inbox: any LaunchInbox
    /// What the running process reports; nil while none runs.
    private var log: ArrivalLog?
    /// How many of the process's reports have been read.
    private var readCount = 0
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

    /// All that arrived, the newest last.
    var ids: [LaunchRecord.ID] {
        readLog()
        return recorded
    }

    /// The last dozen, the newest first.
    var newest: [LaunchRecord] { ids.suffix(12).reversed().compactMap(record) }

    /// Nil if there is none.
    func record(_ id: LaunchRecord.ID) -> LaunchRecord? { try? inbox.record(id: id) }

    private func readPending() {
        for record in (try? inbox.pending()) ?? [] { add(record.id) }
    }

    /// What could not be recorded has a number below zero.
    private func add(_ id: LaunchRecord.ID) {
        if id > recorded.last ?? 0 { recorded.append(id) }
    }

    private func readLog() {
        guard let arrivals = log?.arrivals else { return }
        for arrival in arrivals[readCount...] {
            if case .recorded(let id) = arrival { add(id) }
            if case .silent(let id) = arrival { add(id) }
        }
        readCount = arrivals.count
    }
}
