import Foundation

/// The system's callbacks that wait for an action. Each is called once the action is settled and sent to the backend,
/// or can go no further, or its time is over. If work is left, the system is asked for more time before.
struct CallbackReducer: LaunchReducer, Hashable {
    private var awaited: Set<LaunchRecord.ID> = []
    /// The actions whose effect is stored, until they were sent to the backend or failed to be.
    private var flushing: Set<LaunchRecord.ID> = []

    mutating func reduce(_ event: LaunchEvent, in context: LaunchContext) -> [LaunchStep] {
        switch event {
        case .awaited(let id):
            awaited.insert(id)
            if context.phase == .notRunning { return [.event(.checkWanted)] }
        case .performed(let id, let account):
            flushing.insert(id)
            return [.effect(.start(.flush(account, .action(id))))]
        case .ended(.flush(let account, .action(let id)), _):
            if flushing.contains(id) { return [.effect(.start(.checkOutbox(account, .action(id))))] }
        case .ended(.checkOutbox(let account, .action(let id)), let result):
            guard flushing.remove(id) != nil, context.hasUnsent(account, result) else { return [] }
            return [.effect(.requestRefresh)]
        case .ranOutOfTime(let id):
            guard awaited.remove(id) != nil else { return [] }
            return [.effect(.requestRefresh), .effect(.callBack(.action(id), .noData))]
        default:
            break
        }
        return []
    }

    /// The callbacks whose wait is over. An action whose session could not be checked is tried again in a background
    /// refresh.
    mutating func due(in gate: LaunchGate, hasSession: Bool, hasChecked: Bool) -> [LaunchEffect] {
        guard hasChecked, !awaited.isEmpty else { return [] }
        let due = awaited.filter { !gate.isBusy(with: $0) && !flushing.contains($0) }
        awaited.subtract(due)
        let waits = due.contains { id in !hasSession || gate.actions.contains { $0.id == id } }
        return (waits ? [.requestRefresh] : []) + due.sorted().map { .callBack(.action($0), .noData) }
    }
}

extension LaunchGate {
    /// Whether an action is being performed, or will be without anything else having to happen.
    fileprivate func isBusy(with id: LaunchRecord.ID) -> Bool {
        performing?.id == id || (performing != nil && actions.contains { $0.id == id })
    }
}
