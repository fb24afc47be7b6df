import Foundation
import LaunchDecisions
import Launches

/// What the machine receives, what it wants done, and the ends of its steps.
extension MachineWorld {
    mutating func send(_ event: LaunchEvent) {
        let outer = (received, isAlerting)
        let effects = machineReceives(event)
        received = event
        isAlerting = effects.contains { if case .alert = $0 { true } else { false } }
        for case .settle(let endings) in effects { pendingAlerts += endings.count(where: isFailedAction) }
        for effect in effects {
            check(effect)
            if case .settle(let endings) = effect { checkGate(endings, among: effects) }
            run(effect)
        }
        if case .purge? = effects.first(where: { $0 == .purge }) { checkSignOut() }
        (received, isAlerting) = outer
    }

    private func isFailedAction(_ ending: Ending) -> Bool {
        ending.settlement.outcome == .failed && self[ending.id].purpose == .action
    }

    private mutating func run(_ effect: LaunchEffect) {
        switch effect {
        case .start(let step, let job): start(step, of: job)
        case .callBack(let callback, _):
            awaited.remove(callback)
            signIns.remove(callback)
            if refresh == callback { (refresh, refreshAwaitsToken) = (nil, false) }
        case .readSession: send(.sessionRead(session))
        case .readInbox: send(.inboxRead(unsettled.map(arrival)))
        case .save(let next): save(next)
        case .mark(let id) where refusesMark:
            refusesMark = false
            begun.remove(id)
            send(.notMarked(id))
        case .mark(let id): mark(id)
        case .unmark(let id): unmark(id)
        case .postpone(let id, _, let countsFailure):
            unmark(id)
            if countsFailure { self[id].failures += 1 }
        case .settle(let endings): settle(endings)
        case .show(let phase): hideMain(for: phase)
        case .showMain(let account): mainAccount = account
        case .alert(let code): if code == Self.failure { pendingAlerts -= 1 }
        case .ask(let asked): question = asked
        case .registerDevice(let account): registered = account
        case .makeNonce: send(.nonceMade(LinkNonce(session?.account?.description ?? "")))
        case .giveNonce(_, let account): widgetAccount = account
        case .purge: (widgetAccount, isRefreshRequested) = (nil, false)
        case .requestRefresh: isRefreshRequested = true
        case .hold, .saveNavigation, .setBadge, .forget, .log: break
        }
    }

    private mutating func save(_ next: Session) {
        if next.account == nil {
            if session?.account != nil { sessionNumber += 1 }
            (unsent, refused, pendingAlerts) = ([:], [], 0)
        }
        if next.account != session?.account {
            wanted.remove(next.account)
            if next.account != nil { agreed = nil }
            if next.account == self.next { self.next = nil }
        }
        session = next
    }

    private mutating func settle(_ endings: [Ending]) {
        let owners = endings.filter(\.keepsPush).map { self[$0.id].owner ?? machine.account }
        for ending in endings { settle(ending.id) }
        for owner in owners {
            delivered.append(owner)
            send(.presented(.delivered(delivered.count)))
        }
    }

    /// The lock keeps what it hides; any other phase drops it.
    private mutating func hideMain(for phase: LaunchPhase) {
        mainAccount = nil
        send(.visibleScreenChanged(nil))
        guard phase != .locked, let gone = screen else { return }
        screen = nil
        if machine.gate.awaitingFrame?.id == gone { send(.gone(gone)) }
    }

    // MARK: Steps

    private mutating func start(_ step: Step, of job: JobID) {
        let origin = origin(of: step, job)
        origins[job] = origin
        switch step {
        case .begin(_, marks: true) where refusesMark, .mark where refusesMark:
            refusesMark = false
            send(.ended(job, .failed(StepFailure(code: LaunchMachine.diskRefusedCode, .refusedByDisk))))
        case .begin(let id, let marks):
            if marks { mark(id) }
            begun.insert(id)
            send(.ended(job, .done))
        case .mark(let id):
            mark(id)
            send(.ended(job, .done))
        case .commit(let id, _) where unplanned.remove(id) != nil:
            // What is missing may be what the disk refused.
            let lacksContent = refused.contains(.content(.arrival(id)))
            let code = lacksContent ? "contentNotFound" : "linkNotFound"
            send(.ended(job, .failed(StepFailure(code: code, .final, mayLackContent: lacksContent))))
        case .commit(let id, let account):
            (mainAccount, screen, isDrawn) = (account, id, false)
            send(.ended(job, .committed(scene: nil)))
            checkAskedLinks(olderThan: id)
        default:
            running[job] = RunningStep(step: step, account: session?.account, session: sessionNumber, origin: origin)
            if step == .cleanUp { (isCleanupDue, writtenMeanwhile, widgetAccount) = (false, [], nil) }
        }
    }

    /// What a job is for that is at this step.
    func origin(of step: Step, _ job: JobID) -> RunningStep.Origin {
        let goesOn = if case .ended(job, _)? = received { true } else { false }
        switch step {
        case .yieldToSystem(let id), .mark(let id): return .arrival(id)
        case .cleanUp: return .cleanUp
        case .checkOutbox where received == .enteredBackground(Self.scene): return .other
        case .flush where !goesOn && refresh != nil, .checkOutbox where !goesOn && refresh != nil: return .refresh
        default: return origins[job] ?? .other
        }
    }

    /// The step is over, and has written what it writes.
    mutating func end(_ job: JobID, _ result: StepResult) {
        guard let ended = running.removeValue(forKey: job) else { return }
        if case .failed(let failure) = result {
            if ended.step != .load || ended.session == sessionNumber { fail(ended.step, failure) }
        } else if !hasStoppedWaiting || !isLate(ended) {
            write(ended.step, of: ended.account)
        }
        if case .plan(let id) = ended.step { fetched.remove(id) }
        if case .refreshToken = ended.step { (hasCheckedToken, refreshAwaitsToken) = (true, false) }
        if ended.step == .load, result == .done, ended.session == sessionNumber { lacksMainContent = false }
        if let part = PushPart(ended.step) {
            let isOfAccount = session?.account != nil && ended.session == sessionNumber
            if result == .failed(StepFailure(code: Self.failure, .refusedByDisk)), isOfAccount {
                refused.insert(part)
            } else {
                refused.remove(part)
            }
        }
        send(.ended(job, result))
        // What is not counted next has come to its end.
        if running[job] == nil, !ended.step.comesBeforeCount { origins[job] = nil }
    }

    mutating func endScreenAction(_ action: EventIdentity) {
        guard let ended = screenActions.removeValue(forKey: action) else { return }
        if !hasStoppedWaiting || !isLate(ended) { write(.screenAction(action), of: ended.account) }
        send(.screenActionEnded(action))
    }

    /// A sign-in that was hurried takes what an earlier session still writes.
    private func isLate(_ step: RunningStep) -> Bool { session?.account != nil && step.session != sessionNumber }

    private mutating func fail(_ step: Step, _ failure: StepFailure) {
        switch step {
        case .plan(let id): unplanned.insert(id)
        case .cleanUp: isCleanupDue = true
        case .refreshToken(let token): if failure.kind == .final { refusedTokens.insert(token) }
        case .load: hasFailedToLoad = true
        default: break
        }
    }

    private mutating func write(_ step: Step, of account: AccountID?) {
        switch step {
        // It may have passed by what was written while it ran.
        case .cleanUp: (stored, writtenMeanwhile) = (writtenMeanwhile, [])
        case .perform(let id, let account):
            store(account)
            self[id].effectStands = true
            unsent[id] = account
        case .flush(let account): unsent = unsent.filter { $0.value != account }
        case .store, .archive, .markSeen, .screenAction: if let account { store(account) }
        default: break
        }
    }

    private mutating func store(_ account: AccountID) {
        stored.insert(account)
        if isRunning(.cleanUp) { writtenMeanwhile.insert(account) }
    }
}

extension Step {
    fileprivate var comesBeforeCount: Bool {
        switch self {
        case .perform, .markSeen, .store: true
        default: false
        }
    }
}
