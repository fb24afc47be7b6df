import Launches
import Navigation

/// Records each arrival before it is handled, and marks and settles it as the launch machine decides.
@MainActor
final class LaunchRecorder<Main: MainCoordinator> {
    let inbox: BufferedInbox<Main>
    private let services: AppServices

    init(services: AppServices) {
        self.services = services
        inbox = BufferedInbox(services: services)
    }

    /// - Returns: those that had not arrived before.
    func record(_ arrivals: [ParsedPayload]) -> [LaunchTicket] {
        arrivals.compactMap(record)
    }

    private func record(_ arrival: ParsedPayload) -> LaunchTicket? {
        switch inbox.record(arrival) {
        case .duplicate(let id):
            services.didArrive(.duplicate(of: id))
            return nil
        case .new(let id):
            services.checkpoint(.recorded)
            services.didArrive(
                !inbox.isDurable(id)
                    ? .notDurable(id) : arrival.payload.source == .silentPush ? .silent(id) : .recorded(id))
            return inbox.ticket(of: id)
        }
    }

    /// - Returns: whether the attempt may go on.
    func begin(_ id: LaunchRecord.ID, step: TraceEntry.Step, marks: Bool) -> Bool {
        services.checkpoint(.gated)
        inbox.note(step, nil, of: id)
        guard !marks || inbox.mark(id) else { return false }
        services.checkpoint(.routing)
        return true
    }

    /// All at once, however many have waited.
    /// - Returns: whether the disk has them.
    @discardableResult
    func settle(_ endings: [SettledLaunch]) -> Bool {
        let isOnDisk = inbox.settle(endings.map { ($0.id, $0.settlement) })
        if isOnDisk { endings.forEach(services.didSettle) }
        return isOnDisk
    }
}
