import DeepLinks
import Foundation
import Launches
import Logging

/// Holds links until the app is ready and in the foreground, and opens the newest, one at a time.
@MainActor
final class OpeningQueue {
    private let recorder: ArrivalRecorder
    private let open: ArrivalDispatcher.Open
    private let ended: ArrivalDispatcher.Ended
    private let now: @MainActor () -> Date
    private let log: Logger
    private var gate = LaunchGate()
    private var waiting: [LaunchRecord.ID: (arrival: RecordedArrival, link: ArrivedLink)] = [:]
    private var opening: Task<Void, Never>?
    /// Whether the router has yet to return. What ended with a sign-out may run on.
    private var isOpening = false
    /// Who may see screens now; nil while the app is not ready.
    private var viewer: (account: AccountID, signedOutAt: Date?)?
    private var isInForeground = false

    init(
        _ recorder: ArrivalRecorder, now: @escaping @MainActor () -> Date, log: Logger,
        open: @escaping ArrivalDispatcher.Open, ended: @escaping ArrivalDispatcher.Ended
    ) {
        self.recorder = recorder
        self.now = now
        self.log = log
        self.open = open
        self.ended = ended
    }

    func add(_ arrival: RecordedArrival, opening link: ArrivedLink) {
        var arrival = arrival
        if let rule = link.rule { arrival.trace.append(TraceEntry(.derived, rule, at: now())) }
        waiting[arrival.id] = (arrival, link)
        gate.add([Arrival(arrival.record, order: arrival.order, purpose: .link)])
        openNewest()
    }

    func release(for account: AccountID, signedOutAt: Date?) {
        viewer = (account, signedOutAt)
        openNewest()
    }

    /// What is being opened comes back, unless the router opens it all the same.
    func hold() {
        viewer = nil
        opening?.cancel()
    }

    func endAll(as settlement: Settlement) {
        hold()
        settle(gate.arrivals.flatMap { gate.end($0.id, as: settlement) })
    }

    /// A death of the process counts as the crash of what is being opened only while the user sees the app.
    func move(toForeground: Bool) {
        guard toForeground != isInForeground else { return }
        isInForeground = toForeground
        for attempt in gate.attempted {
            guard let arrival = waiting[attempt.id]?.arrival else { continue }
            if toForeground { _ = recorder.beginAttempt(arrival) } else { recorder.endAttempt(arrival) }
        }
        for arrival in gate.arrivals where toForeground && arrival.stage == .awaitingDisk {
            gate.move(arrival.id, to: .waiting)
        }
        openNewest()
    }

    /// Returns once nothing is being opened.
    func whenIdle() async {
        var last: Task<Void, Never>?
        while let opening, opening != last {
            last = opening
            await opening.value
        }
    }

    /// Nil while the app is not ready.
    private var conditions: Conditions? {
        viewer.map { Conditions(account: $0.account, signedOutAt: $0.signedOutAt, now: now()) }
    }

    private func openNewest() {
        guard let conditions else { return }
        if let underWay = gate.tapUnderWay {
            // The newest wins: the router may stop loading an older screen.
            let newer = gate.waitingTaps.filter { $0.order > underWay.order && conditions.refusal(of: $0) == nil }
            if !newer.isEmpty { opening?.cancel() }
            return
        }
        if isOpening { return }
        let (next, endings) = gate.nextTap(under: conditions)
        // Afterwards, since the app is told and may hide its main screen in answer.
        defer { settle(endings) }
        guard let next, let (arrival, link) = waiting[next.id] else { return }
        // An app that was launched in the background may call itself ready, but nobody would see the screen.
        guard isInForeground else { return gate.move(next.id, to: .waiting) }
        guard recorder.beginAttempt(arrival) else { return gate.move(next.id, to: .awaitingDisk) }
        note(.released, of: next.id)
        isOpening = true
        opening = Task { await open(link, of: next.id) }
    }

    private func open(_ link: ArrivedLink, of id: LaunchRecord.ID) async {
        // Before this task begins, the main screen may be hidden, the app left, or the link's time over.
        let result = mayOpen(id) ? await result(of: link) : nil
        isOpening = false
        switch result {
        case .success?: isShown(id)
        case .failure(let error)? where !Task.isCancelled: fail(id, with: error)
        case .failure?, nil: takeBack(id)
        }
        openNewest()
    }

    private func result(of link: ArrivedLink) async -> Result<Void, any Error> {
        do {
            return .success(try await open(link))
        } catch {
            return .failure(error)
        }
    }

    private func mayOpen(_ id: LaunchRecord.ID) -> Bool {
        guard !Task.isCancelled, isInForeground, let conditions, let link = gate[id] else { return false }
        return conditions.refusal(of: link) == nil
    }

    private func isShown(_ id: LaunchRecord.ID) {
        settle(gate.commit(id))
        // What is older and was read meanwhile comes too late.
        openNewest()
        end(id, as: Settlement(.shown))
    }

    private func takeBack(_ id: LaunchRecord.ID) {
        if let arrival = waiting[id]?.arrival { recorder.endAttempt(arrival) }
        gate.move(id, to: .waiting)
    }

    private func fail(_ id: LaunchRecord.ID, with error: any Error) {
        let code = (error as? LinkError)?.code ?? ArrivalDispatcher.unknownFailure
        log.error("link not opened", metadata: ["payload": "\(id)", "code": "\(code)"])
        note(.failed, code, of: id)
        end(id, as: Settlement(.failed, code: code))
    }

    private func end(_ id: LaunchRecord.ID, as settlement: Settlement) {
        settle(gate.end(id, as: settlement))
    }

    private func settle(_ endings: [Ending]) {
        let settled = endings.compactMap { ending in
            waiting.removeValue(forKey: ending.id).map { ($0.arrival, $0.link, ending.settlement) }
        }
        guard !settled.isEmpty else { return }
        recorder.settle(settled.map { ($0, $2) })
        for (_, link, settlement) in settled { ended(link, settlement) }
    }

    private func note(_ step: TraceEntry.Step, _ detail: String? = nil, of id: LaunchRecord.ID) {
        waiting[id]?.arrival.trace.append(TraceEntry(step, detail, at: now()))
    }
}
