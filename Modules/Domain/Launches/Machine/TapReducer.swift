import Foundation

/// Brings the tap that the gate let through to its screen: its push's content is stored, its path planned, the plan
/// committed, and the first frame awaited.
struct TapReducer: LaunchReducer, Hashable {
    mutating func reduce(_ event: LaunchEvent, in context: LaunchContext) -> [LaunchStep] {
        switch event {
        case .ended(.awaitTurn(let id), _): begin(id, context)
        case .began(let id): ingest(id, context)
        case .ingested(let id, let failure): plan(id, failure, context)
        case .ended(.plan(let id), _): end(id, context)
        case .committed(let id, _): [.event(.gate(.committed(id)))]
        case .notCommitted(let id, let code): [.event(.gate(.failed(id, code: code)))]
        case .shown(let id): show(id, context)
        case .gone(let id): [.event(.gate(context.phase.isReady ? .removed(id) : .interrupted(id)))]
        default: []
        }
    }

    /// In the background the attempt is not marked; the mark comes with the foreground.
    private func begin(_ id: LaunchRecord.ID, _ context: LaunchContext) -> [LaunchStep] {
        guard context.gate.routing?.id == id else { return [] }
        return [.effect(.begin(id, step: .released, marks: !context.isInBackground))]
    }

    private func ingest(_ id: LaunchRecord.ID, _ context: LaunchContext) -> [LaunchStep] {
        guard let ticket = context.gate.routing, ticket.id == id else { return [] }
        // A tap that waited again after it was ingested has nothing more to store.
        if ticket.purpose == .link || ticket.isIngested { return [.effect(.start(.plan(id)))] }
        return [.event(.ingest(.arrival(id), .tap, callback: nil))]
    }

    /// The disk's refusal keeps no screen back: the content is stored before the tap is settled.
    private func plan(_ id: LaunchRecord.ID, _ failure: WorkFailure?, _ context: LaunchContext) -> [LaunchStep] {
        guard context.gate.routing?.id == id else { return [] }
        let isRefused = failure?.kind == .refusedByDisk
        return (isRefused ? [] : [.event(.gate(.ingested(id)))]) + [.effect(.start(.plan(id)))]
    }

    /// Commits the plan if the payload is still current: not withdrawn and not expired while it was planned.
    private func end(_ id: LaunchRecord.ID, _ context: LaunchContext) -> [LaunchStep] {
        guard let ticket = context.gate.routing, ticket.id == id else { return [] }
        if context.now > ticket.expiresAt { return [.event(.gate(.interrupted(id)))] }
        guard case .ready(let account) = context.phase else { return [.event(.gate(.interrupted(id)))] }
        return [.effect(.commit(id, for: account))]
    }

    private func show(_ id: LaunchRecord.ID, _ context: LaunchContext) -> [LaunchStep] {
        guard context.gate.awaitingFirstFrame?.id == id else { return [] }
        return [.effect(.note(id, .shown)), .event(.gate(.shown(id)))]
    }
}
