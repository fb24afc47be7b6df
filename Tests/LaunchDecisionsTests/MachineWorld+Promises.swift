import Foundation
import LaunchDecisions
import Launches
import TestSupport

/// What must hold at the moment in which the machine wants something done.
extension MachineWorld {
    mutating func check(_ effect: LaunchEffect) {
        let broken = broken(effect)
        violation = violation ?? broken
    }

    private func broken(_ effect: LaunchEffect) -> String? {
        switch effect {
        case .settle(let endings): endings.compactMap(broken).first
        case .start(let step, let job): broken(step, of: job)
        case .mark(let id):
            !marked.contains(id) && self[id].attempts >= 2 ? "P9: \(id) is tried a third time" : nil
        case .postpone(let id, _, countsFailure: true) where refresh != nil:
            "U37: a failure in a refresh counts for \(id)"
        case .postpone(let id, _, countsFailure: true) where failsToCleanUp:
            "P6: a failure counts for \(id), whose effect was not tried"
        case .forget(let push) where failsToCleanUp: "U45: \(push) is forgotten, and no store was asked to take it"
        case .show(.login) where session?.account != nil && !isRefused: "U43: who was not refused has to sign in"
        case .showMain where machine.gate.tapUnderWay != nil && !isAlerting: "U10: main comes before the tap's screen"
        case .showMain where machine.gate.hasUnresolved && !isAlerting: "U10: main comes before a link is asked for"
        case .showMain(let account): mayShow(account) ? nil : "P3: main is shown in \(machine.phase.name)"
        case .ask(let asked): broken(asked)
        case .save(let next) where next.account != session?.account && !mayBecome(next.account):
            "U38: \(next.account?.description ?? "nobody") is signed in unasked"
        case .alert(let code): mainAccount == nil ? "P3: \(code) is told in \(machine.phase.name)" : nil
        case .setBadge:
            session?.account == nil || isRunning(.forgetDevice) ? "P4: the badge is set for nobody" : nil
        case .saveNavigation(let account): session?.account == account ? nil : "P4: the navigation is saved of nobody"
        case .purge: session?.account == nil ? nil : "P4: \(session?.account?.description ?? "") is purged"
        case .giveNonce(let nonce, let account) where account != session?.account || nonce.text != account.description:
            "P4: widgets of \(account) get another's nonce"
        case .save(let next) where next.account == nil && next.nonce != nil: "P4: a nonce outlives its account"
        case .save(let next) where next.account == .two && next.token != nil: "P4: 2 gets the token of 1"
        case .callBack(let callback, let result): brokenCall(of: callback, result == .failed)
        default: nil
        }
    }

    private func broken(_ asked: SwitchQuestion?) -> String? {
        guard let asked else { return question == nil ? "U38: nothing was asked, and it is taken away" : nil }
        if asked == question { return "U38: \(asked.tap) is asked about twice" }
        if mainAccount == nil { return "P3: \(asked.tap) is asked about in \(machine.phase.name)" }
        if asked.account == session?.account { return "U38: \(asked.tap) is its account's" }
        if declined.contains(asked.tap) { return "U38: \(asked.tap) was declined" }
        let newer = unsettled.first { $0 > asked.tap && self[$0].purpose != .action && isFor(asked.account, $0) }
        return newer.map { "P6: \(asked.tap) is asked about though \($0) is newer" }
    }

    /// Whether somebody wanted this account to be signed in, or the one that is to go.
    private func mayBecome(_ account: AccountID?) -> Bool {
        guard budget.canSwitch else { return true }
        guard let account else { return !wanted.isEmpty || next != nil }
        return wanted.contains(account) || next == account
    }

    /// Whether the machine receives that a clean-up failed.
    private var failsToCleanUp: Bool {
        if case .ended(let job, .failed)? = received { origins[job] == .cleanUp } else { false }
    }

    // MARK: Calls

    private func brokenCall(of callback: CallbackID, _ hasFailed: Bool) -> String? {
        if !awaited.contains(callback) { return "\(callback) is called twice" }
        if callback == refresh {
            return hasFailed && givesUpEarly
                ? "U37: a refresh gives up while its token is being replaced" : brokenRefresh(isDone: !hasFailed)
        }
        guard let action = actionCallbacks[callback] else { return nil }
        if running.values.contains(where: { $0.isFlush(of: action) }) {
            return "P6: the system is called before the backend was told of \(action)"
        }
        if !isRefreshRequested, isUnsent(action) {
            return "U37: the system is called, and not asked for time to send what \(action) wrote"
        }
        if case .timeIsOver? = received { return nil }
        return machine.gate[action]?.stage == .waiting && machine.gate.actionUnderWay != nil
            ? "P6: the system is called though \(action) goes on by itself" : nil
    }

    /// Whether an action of the account that is signed in did not get as far as the backend, nor will without another
    /// occasion.
    private func isUnsent(_ id: LaunchRecord.ID) -> Bool {
        unsent[id].map { $0 == session?.account } ?? (machine.gate[id] != nil)
    }

    private func brokenRefresh(isDone: Bool) -> String? {
        if isDone, unsent.values.contains(where: { $0 == session?.account }) {
            return "U37: a refresh is done though something is left"
        }
        return isDone || isRefreshRequested ? nil : "U37: what a refresh left is not asked time for"
    }

    private var givesUpEarly: Bool {
        guard refreshAwaitsToken, session?.account != nil, !isRunning(.forgetDevice) else { return false }
        switch received {
        case .refreshExpired, .refreshBegan: return false
        default: return true
        }
    }

    // MARK: Endings

    private func broken(_ ending: Ending) -> String? {
        let (id, payload) = (ending.id, self[ending.id])
        if payload.isSettled { return "P2: \(id) ends twice" }
        if ending.keepsPush, payload.attempts >= 2 {
            return "P9: the push of \(id) is stored though it crashed the app"
        }
        if ending.keepsPush, payload.owner != nil, payload.owner != session?.account {
            return "P4: the push of \(id) is another's"
        }
        if lacksPush(id), !ending.keepsPush, ending.settlement.outcome != .discarded {
            return "U45: \(id) ends before its push is stored"
        }
        if id == agreed { return "U38: \(id) ends before its account is signed in" }
        switch ending.settlement.outcome {
        case .shown: return shown.contains(id) ? nil : "P1: \(id) is shown, but was not seen"
        case .performed: return payload.effectStands ? nil : "P6: \(id) has no effect"
        case .superseded: return payload.purpose == .action ? "P6: the action \(id) is superseded" : nil
        case .expired: return now > payload.expiresAt ? nil : "P5: \(id) expires too early"
        case .quarantined: return payload.attempts < 2 ? "P9: \(id) is quarantined too early" : nil
        case .ignored where payload.purpose == .unresolved: return leadsOut ? nil : "P1: \(id) is ignored unasked"
        case .ignored: return payload.purpose == .silentPush ? nil : "P1: \(id) is ignored"
        case .discarded where ending.settlement.code == DiscardReason.loggedOut.rawValue:
            return session?.loggedOutAt == nil ? "P4: \(id) is discarded without a sign-out" : nil
        case .discarded: return payload.owner == session?.account ? "P4: \(id) is its account's" : nil
        case .failed: return failsToCleanUp ? "U45: \(id) fails, and only a clean-up did" : nil
        }
    }

    private var leadsOut: Bool {
        if case .ended(_, .resolved(.nothing))? = received { true } else { false }
    }

    /// Whether the disk refused what a tap or a silent push brings to an account that stays.
    private func lacksPush(_ id: LaunchRecord.ID) -> Bool {
        !isRunning(.forgetDevice) && self[id].purpose != .action && refused.contains { $0.push == .arrival(id) }
    }

    // MARK: Steps

    private func broken(_ step: Step, of job: JobID) -> String? {
        if running[job] != nil || isRunning(step) && !step.isShared { return "\(step) is under way twice" }
        switch step {
        case .yieldToSystem(let id): return brokenRelease(id)
        case .begin(let id, marks: true), .mark(let id):
            return !marked.contains(id) && self[id].attempts >= 2 ? "P9: \(id) is tried a third time" : nil
        case .begin(let id, marks: false):
            return !machine.isInBackground ? "P9: a death would not count for \(id)" : nil
        case .plan(let id): return brokenAttempt(id)
        case .commit(let id, _) where now > self[id].expiresAt: return "P5: \(id) is shown though it is stale"
        case .commit(let id, let account):
            return mayShow(account) ? brokenAttempt(id) : "P3: \(id) is shown to \(account) in \(machine.phase.name)"
        case .perform(let id, let account): return brokenPerforming(id, for: account)
        case .store(let push, _):
            if case .arrival(let id) = push, !marked.contains(id), !outOfTime.contains(id), countsAttempts(id) {
                return "P9: a death while \(id) is stored would not count"
            }
            return brokenStoring(push)
        case .archive(let push): return brokenStoring(push)
        case .load where hasFailedToLoad: return "S1.1: the app loads again unasked"
        case .load where !hasConnected: return "S1.1: the app loads without a scene"
        case .load: return session?.needsSignOutCleanup == true ? "P4: what another left is loaded" : nil
        case .markSeen(_, let account): return mayShow(account) ? nil : "P4: what nobody sees is marked as seen"
        case .refreshToken: return session?.account == nil ? "P4: nobody's token is refreshed" : nil
        case .cleanUp: return session?.needsSignOutCleanup == true ? nil : "P4: the stores of an account are cleared"
        case .flush(let account): return brokenFlush(of: account, job)
        case .checkOutbox:
            return refreshAwaitsToken && isOfRefresh(step, job) ? "U37: a refresh goes on before its token" : nil
        case .resolve, .forgetDevice, .screenAction, .countBadge: return nil
        }
    }

    private func brokenAttempt(_ id: LaunchRecord.ID) -> String? {
        let payload = self[id]
        if payload.isSettled { return "P2: \(id) goes on after it ended" }
        if payload.owner != nil, payload.owner != session?.account { return "P4: \(id) is another's" }
        return nil
    }

    private func brokenPerforming(_ id: LaunchRecord.ID, for account: AccountID) -> String? {
        if !hasCheckedToken { return "P4: \(id) is performed before the session was checked" }
        if isRefused { return "U43: \(id) is performed, and its account was refused" }
        if session?.needsSignOutCleanup == true { return "P4: \(id) is performed before the clean-up" }
        if account != session?.account || stored.contains(where: { $0 != account }) {
            return "P4: \(id) is performed among what is another's"
        }
        return marked.contains(id) || outOfTime.contains(id)
            ? brokenAttempt(id) : "P9: a death while \(id) is performed would not count"
    }

    private func brokenStoring(_ push: PushID) -> String? {
        guard let account = session?.account else { return "P4: \(push) is stored for nobody" }
        if isRunning(.forgetDevice) { return "P4: \(push) is stored while its account signs out" }
        let owner = owner(of: push)
        if case .delivered = push, owner == nil { return "U46: \(push) came to nobody, and is stored for \(account)" }
        if let owner, owner != account { return "P4: \(push) is stored for another" }
        return session?.needsSignOutCleanup == true ? "P4: \(push) is stored among what is another's" : nil
    }

    private func brokenFlush(of account: AccountID, _ job: JobID) -> String? {
        guard account == session?.account else { return "P4: \(account) sends" }
        guard isOfRefresh(.flush(account), job) else { return nil }
        if session?.token?.isExpired(at: now) == true { return "U37: a refresh sends with an expired token" }
        return machine.gate.actionUnderWay == nil ? nil : "U37: a refresh sends before its actions"
    }

    private func isOfRefresh(_ step: Step, _ job: JobID) -> Bool { origin(of: step, job) == .refresh }

    private func owner(of push: PushID) -> AccountID? {
        switch push {
        case .arrival(let id): self[id].owner
        case .delivered(let number): delivered[number - 1]
        }
    }

    /// What is to be marked wherever the app is: a tap is marked in the foreground alone.
    private func countsAttempts(_ id: LaunchRecord.ID) -> Bool {
        self[id].purpose == .silentPush || self[id].purpose == .action
    }

    /// Whether the main screen, and what is on it, may be shown to an account.
    func mayShow(_ account: AccountID) -> Bool {
        if session?.hasLock == true, isLocked { return false }
        return machine.phase == .ready(account) && session?.account == account && session?.hasOnboarded == true
            && session?.needsSignOutCleanup == false
    }
}

extension RunningStep {
    fileprivate func isFlush(of action: LaunchRecord.ID) -> Bool {
        guard origin == .arrival(action) else { return false }
        switch step {
        case .flush, .checkOutbox: return true
        default: return false
        }
    }
}

extension Step {
    /// Whether several jobs may be at it.
    fileprivate var isShared: Bool {
        switch self {
        case .flush, .checkOutbox, .markSeen: true
        default: false
        }
    }
}
