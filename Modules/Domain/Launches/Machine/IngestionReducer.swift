import Foundation

/// Has pushes archived and their content stored, each for the account that it came to: after the clean-up of an earlier
/// sign-out, and deleted again if a sign-out comes meanwhile. What the disk refuses waits until the app next leaves or
/// comes to the display.
struct IngestionReducer: LaunchReducer, Hashable {
    private struct Ingestion: Hashable {
        let purpose: IngestionPurpose
        let callback: CallbackID?
        var awaitsCleanup = false
        /// Whether a silent push waits for those before it.
        var awaitsTurn = false
        /// Whether a silent push waits for the mark of its attempt.
        var awaitsMark = false
        /// The visible screen as it began.
        var visible: VisibleScreen?
        var isNew = false
        /// Why the disk did not take its notification into the archive.
        var refusal: WorkFailure?
        /// Whether its account signed out meanwhile.
        var isWithdrawn = false

        var isUnderWay: Bool { !awaitsCleanup && !awaitsTurn && !awaitsMark }
    }

    private var ingestions: [PushID: Ingestion] = [:]
    /// The arrivals that end once they are stored.
    private var unsettled: Set<LaunchRecord.ID> = []
    /// The pushes that the disk refused.
    private var refused: [PushID: IngestionPurpose] = [:]

    mutating func reduce(_ event: LaunchEvent, in context: LaunchContext) -> [LaunchStep] {
        switch event {
        case .ingest(let push, let purpose, let callback):
            return begin(push, Ingestion(purpose: purpose, callback: callback), context)
        case .presented(let push):
            return begin(push, Ingestion(purpose: .presented, callback: nil), context)
        case .pushed(let push, let owner, let callback):
            guard owner == context.account else {
                return [
                    .effect(.log("push not ingested", reason: DiscardReason.otherAccount.rawValue)),
                    .effect(.forget(push)), .effect(.callBack(callback, .noData)),
                ]
            }
            return begin(push, Ingestion(purpose: .fetch, callback: callback), context)
        case .cleanupEnded(let failure): return goOn(afterCleanup: failure, context)
        case .began(let id): return goOn(afterMarkOf: id, nil, context)
        case .notMarked(let id): return goOn(afterMarkOf: id, .notMarked, context)
        case .enteredForeground, .enteredBackground: return beginAgain(context)
        case .signedOut: return withdraw()
        case .willTerminate: return unmarkRunning()
        case .ended(.archive(let push), let result):
            return continueUnlessWithdrawn(push) { $0.archived(push, $1, result, context) }
        case .ended(.ingest(let push, _), let result):
            return continueUnlessWithdrawn(push) { $0.stored(push, $1, result, context) }
        case .ended(.markSeen(_, let account, .push(let push)), _):
            return continueUnlessWithdrawn(push) {
                [.effect(.start(.flush(account, .push(push))))] + $0.count(push, $1)
            }
        case .ended(.countBadge(.push(let push)), _):
            return continueUnlessWithdrawn(push) { $0.finish(push, $1, .ingested(isNew: $1.isNew)) }
        default: return []
        }
    }

    /// Goes on after a step, unless a sign-out withdrew the push meanwhile.
    private mutating func continueUnlessWithdrawn(
        _ push: PushID, _ goOn: (inout Self, Ingestion) -> [LaunchStep]
    ) -> [LaunchStep] {
        guard let ingestion = ingestions.removeValue(forKey: push) else { return [] }
        guard ingestion.isWithdrawn else { return goOn(&self, ingestion) }
        return [.effect(.forget(push))] + answer(ingestion, .noData) + markNext()
    }

    private mutating func begin(_ push: PushID, _ ingestion: Ingestion, _ context: LaunchContext) -> [LaunchStep] {
        // A tap that is routed anew goes on with what its push began before.
        if ingestions[push] != nil { return [] }
        if ingestion.purpose.ends, case .arrival(let id) = push { unsettled.insert(id) }
        guard context.storingAccount != nil else { return finish(push, ingestion, .ingested(isNew: false)) }
        ingestions[push] = ingestion
        ingestions[push]?.awaitsCleanup = true
        return [.event(.cleanupWanted)]
    }

    /// While a sign-out is under way all goes on waiting: nothing is stored then, nor settled without its content.
    private mutating func beginAgain(_ context: LaunchContext) -> [LaunchStep] {
        guard context.storingAccount != nil else { return [] }
        let waiting = refused.sorted { $0.key < $1.key }
        refused = [:]
        return waiting.flatMap { begin($0.key, Ingestion(purpose: $0.value, callback: nil), context) }
    }

    private mutating func goOn(afterCleanup failure: WorkFailure?, _ context: LaunchContext) -> [LaunchStep] {
        let waiting = ingestions.filter { $0.value.awaitsCleanup }.sorted { $0.key < $1.key }
        return waiting.flatMap { (push, ingestion) -> [LaunchStep] in
            if let failure { return finish(push, ingestion, .failed(failure)) }
            ingestions[push]?.awaitsCleanup = false
            if ingestion.purpose.archives { return [.effect(.start(.archive(push)))] }
            guard ingestion.purpose == .silent else { return store(push, context) }
            ingestions[push]?.awaitsTurn = true
            return []
        } + markNext()
    }

    /// A silent push counts its attempts as a tap does: one whose content crashes the app would crash every launch. They
    /// go one by one, so that it takes no other with it.
    private mutating func markNext() -> [LaunchStep] {
        let silent = ingestions.filter { $0.value.purpose == .silent }
        guard !silent.values.contains(where: { $0.isUnderWay || $0.awaitsMark }),
            let next = silent.filter(\.value.awaitsTurn).keys.min(), case .arrival(let id) = next
        else { return [] }
        ingestions[next]?.awaitsTurn = false
        ingestions[next]?.awaitsMark = true
        return [.effect(.mark(id))]
    }

    /// The process ends in order, which does not count as a death.
    private func unmarkRunning() -> [LaunchStep] {
        ingestions.keys.sorted().compactMap { push in
            guard case .arrival(let id) = push, let ingestion = ingestions[push], ingestion.purpose == .silent,
                ingestion.isUnderWay
            else { return nil }
            return .effect(.unmark(id))
        }
    }

    private mutating func goOn(
        afterMarkOf id: LaunchRecord.ID, _ failure: WorkFailure?, _ context: LaunchContext
    ) -> [LaunchStep] {
        let push = PushID.arrival(id)
        guard let ingestion = ingestions[push], ingestion.awaitsMark else { return [] }
        ingestions[push]?.awaitsMark = false
        return failure.map { finish(push, ingestion, .failed($0)) } ?? store(push, context)
    }

    private mutating func archived(
        _ push: PushID, _ ingestion: Ingestion, _ result: WorkResult, _ context: LaunchContext
    ) -> [LaunchStep] {
        guard context.storingAccount != nil else { return finish(push, ingestion, .ingested(isNew: false)) }
        ingestions[push] = ingestion
        ingestions[push]?.refusal = result.failure.flatMap { $0.kind == .refusedByDisk ? $0 : nil }
        return store(push, context)
    }

    private mutating func store(_ push: PushID, _ context: LaunchContext) -> [LaunchStep] {
        ingestions[push]?.visible = context.visibleScreen
        return [.effect(.start(.ingest(push, visible: context.visibleScreen)))]
    }

    private mutating func stored(
        _ push: PushID, _ ingestion: Ingestion, _ result: WorkResult, _ context: LaunchContext
    ) -> [LaunchStep] {
        guard case .ingested(let isNew) = result else { return finish(push, ingestion, result) }
        var ingestion = ingestion
        ingestion.isNew = isNew
        // A screen that became visible meanwhile was marked as seen before this content was stored: mark it again.
        if let visible = context.visibleScreen, visible != ingestion.visible, case .ready(let account) = context.phase {
            ingestions[push] = ingestion
            return [.effect(.start(.markSeen(visible, for: account, .push(push))))]
        }
        return count(push, ingestion)
    }

    private mutating func count(_ push: PushID, _ ingestion: Ingestion) -> [LaunchStep] {
        ingestions[push] = ingestion
        return [.effect(.start(.countBadge(.push(push))))]
    }

    private mutating func finish(_ push: PushID, _ ingestion: Ingestion, _ result: WorkResult) -> [LaunchStep] {
        ingestions[push] = nil
        return end(push, ingestion.purpose, ingestion.refusal ?? result.failure)
            + answer(ingestion, BackgroundFetchResult(result)) + markNext()
    }

    private mutating func end(_ push: PushID, _ purpose: IngestionPurpose, _ failure: WorkFailure?) -> [LaunchStep] {
        switch (push, purpose) {
        case (.arrival(let id), .tap), (.arrival(let id), .action): return [.event(.ingested(id, failure))]
        case _ where failure?.kind == .refusedByDisk: return wait(push, purpose)
        case (.arrival(let id), _): return settle(id, purpose, failure)
        case (.delivered, _): return [.effect(.forget(push))]
        }
    }

    /// For the disk, which counts as no attempt.
    private mutating func wait(_ push: PushID, _ purpose: IngestionPurpose) -> [LaunchStep] {
        refused[push] = purpose
        let told = LaunchStep.event(.noticed(LaunchGate.diskRefusedCode))
        guard case .arrival(let id) = push else { return [told] }
        return [.effect(.postpone(id, code: LaunchGate.diskRefusedCode, countsFailure: false)), told]
    }

    private mutating func settle(
        _ id: LaunchRecord.ID, _ purpose: IngestionPurpose, _ failure: WorkFailure?
    ) -> [LaunchStep] {
        unsettled.remove(id)
        let failed = failure.map { Settlement(.failed, code: $0.code) } ?? Settlement(.ignored)
        return [.effect(.settle([LaunchEnding(id, as: purpose == .shown ? Settlement(.shown) : failed)]))]
    }

    private func answer(_ ingestion: Ingestion, _ result: BackgroundFetchResult) -> [LaunchStep] {
        ingestion.callback.map { [.effect(.callBack($0, result))] } ?? []
    }

    /// A sign-out ends what is not settled, and drops what waits for the disk.
    private mutating func withdraw() -> [LaunchStep] {
        let discarded = Settlement(.discarded, code: DiscardReason.loggedOut.rawValue)
        let endings = unsettled.sorted().map { LaunchEnding($0, as: discarded) }
        (unsettled, refused) = ([], [:])
        var steps: [LaunchStep] = endings.isEmpty ? [] : [.effect(.settle(endings))]
        for (push, ingestion) in ingestions.sorted(by: { $0.key < $1.key }) {
            if !ingestion.isUnderWay {
                ingestions[push] = nil
                steps += answer(ingestion, .noData)
            } else {
                ingestions[push]?.isWithdrawn = true
            }
        }
        return steps
    }
}

extension IngestionPurpose {
    fileprivate var ends: Bool { self == .silent || self == .shown }
    /// No notification comes with a silent push, nor with a fetch before it is tapped. An action archives none.
    fileprivate var archives: Bool { [.tap, .shown, .presented].contains(self) }
}

extension WorkResult {
    fileprivate var failure: WorkFailure? {
        guard case .failed(let failure) = self else { return nil }
        return failure
    }
}

extension WorkFailure {
    fileprivate static let notMarked = WorkFailure(code: LaunchGate.diskRefusedCode, .refusedByDisk)
}

extension BackgroundFetchResult {
    fileprivate init(_ result: WorkResult) {
        switch result {
        case .ingested(isNew: true): self = .newData
        case .failed: self = .failed
        default: self = .noData
        }
    }
}
