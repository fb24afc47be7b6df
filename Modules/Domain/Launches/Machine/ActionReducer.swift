import Foundation

/// Performs the action that the gate let through. Its push's content is stored first: a message that arrives after its
/// room was marked as read would be unread.
struct ActionReducer: LaunchReducer, Hashable {
    /// Whether it waits for the clean-up of a sign-out.
    private var awaitsCleanup = false

    mutating func reduce(_ event: LaunchEvent, in context: LaunchContext) -> [LaunchStep] {
        switch event {
        case .ended(.awaitTurn(let id), _):
            context.isPerforming(id) ? [.effect(.begin(id, step: .performing, marks: true))] : []
        case .began(let id):
            context.isPerforming(id) ? [.event(.ingest(.arrival(id), .action, callback: nil))] : []
        case .ingested(let id, let failure): context.isPerforming(id) ? prepare(id, failure) : []
        case .cleanupEnded(let failure): perform(afterCleanup: failure, context)
        case .notMarked(let id): context.isPerforming(id) ? forget() : []
        case .signedOut: forget()
        case .ended(.perform(let id, let account), let result): end(id, for: account, result, context)
        case .ended(.countBadge(.action(let id)), _): finish(id, context)
        default: []
        }
    }

    private mutating func prepare(_ id: LaunchRecord.ID, _ failure: WorkFailure?) -> [LaunchStep] {
        if failure?.kind == .refusedByDisk { return [.event(.gate(.diskRefused(id)))] }
        awaitsCleanup = true
        return [.event(.cleanupWanted)]
    }

    private mutating func perform(afterCleanup failure: WorkFailure?, _ context: LaunchContext) -> [LaunchStep] {
        guard awaitsCleanup, let id = context.gate.performing?.id else { return [] }
        awaitsCleanup = false
        if let failure { return fail(id, failure, context) }
        guard let account = context.gate.account else { return [.event(.gate(.deferred(id)))] }
        return [.effect(.start(.perform(id, for: account)))]
    }

    private mutating func forget() -> [LaunchStep] {
        awaitsCleanup = false
        return []
    }

    private func end(
        _ id: LaunchRecord.ID, for account: AccountID, _ result: WorkResult, _ context: LaunchContext
    ) -> [LaunchStep] {
        guard context.isPerforming(id) else { return [] }
        if case .failed(let failure) = result { return fail(id, failure, context) }
        return [.effect(.start(.countBadge(.action(id))))]
    }

    /// A failure in a background refresh does not count, since the user did not cause the attempt.
    private func fail(_ id: LaunchRecord.ID, _ failure: WorkFailure, _ context: LaunchContext) -> [LaunchStep] {
        switch failure.kind {
        case .refusedByDisk: [.event(.gate(.diskRefused(id)))]
        case .temporary where context.isRefreshing: [.event(.gate(.deferred(id)))]
        case .temporary: [.event(.gate(.notPerformed(id, code: failure.code, isFinal: false)))]
        case .final: [.event(.gate(.notPerformed(id, code: failure.code, isFinal: true)))]
        }
    }

    private func finish(_ id: LaunchRecord.ID, _ context: LaunchContext) -> [LaunchStep] {
        guard context.isPerforming(id), let account = context.account else { return [] }
        return [.effect(.note(id, .performed)), .event(.performed(id, for: account)), .event(.gate(.performed(id)))]
    }
}

extension LaunchContext {
    fileprivate func isPerforming(_ id: LaunchRecord.ID) -> Bool { gate.performing?.id == id }
}
