import Foundation

/// The system's callbacks that wait for an action: each is called once it is settled and the backend was told, or nothing
/// happens to it any more, or its time is over.
struct CallbackReducer: LaunchReducer, Hashable {
    private var awaited: Set<LaunchRecord.ID> = []
    /// The actions whose effect stands, and is being told to the backend.
    private var flushing: Set<LaunchRecord.ID> = []

    mutating func reduce(_ event: LaunchEvent, in context: LaunchContext) -> [LaunchStep] {
        switch event {
        case .awaited(let id):
            awaited.insert(id)
            if context.phase == .notRunning { return [.event(.checkWanted)] }
        case .performed(let id, let account):
            flushing.insert(id)
            return [.effect(.start(.flush(account, .action(id))))]
        case .ended(.flush(_, .action(let id)), _):
            flushing.remove(id)
        case .ranOutOfTime(let id):
            if awaited.remove(id) != nil { return [.effect(.callBack(.action(id), .noData))] }
        default:
            break
        }
        return []
    }

    /// Those whose wait is over.
    mutating func due(in gate: LaunchGate, hasChecked: Bool) -> [LaunchEffect] {
        guard hasChecked else { return [] }
        let due = awaited.filter { !gate.isBusy(with: $0) && !flushing.contains($0) }
        awaited.subtract(due)
        return due.sorted().map { .callBack(.action($0), .noData) }
    }
}

extension LaunchGate {
    /// Whether an action is being performed, or will be without anything else having to happen.
    fileprivate func isBusy(with id: LaunchRecord.ID) -> Bool {
        performing?.id == id || (performing != nil && actions.contains { $0.id == id })
    }
}
