import Launches

extension MachineWorld {
    /// What must hold at the moment in which the machine wants something done.
    mutating func check(_ effect: LaunchEffect) {
        let broken = broken(effect)
        violation = violation ?? broken
    }

    private func broken(_ effect: LaunchEffect) -> String? {
        switch effect {
        case .settle(let endings): endings.compactMap(broken).first
        case .start(let work): broken(work)
        case .begin(let id, _, marks: true), .mark(let id):
            !marked.contains(id) && self[id].attempts >= 2 ? "P9: \(id) is tried a third time" : nil
        case .commit(let id, _) where now > self[id].expiresAt: "P5: \(id) is shown though it is stale"
        case .commit(let id, let account):
            if !mayShow(account) {
                "P3: \(id) is shown to \(account) in \(machine.phase.name)"
            } else {
                brokenAttempt(id)
            }
        case .show(.login) where session?.account != nil && !isRefused: "U43: who was not refused has to sign in"
        case .showMain(let account): mayShow(account) ? nil : "P3: main is shown in \(machine.phase.name)"
        case .alert(let code): mainAccount == nil ? "P3: \(code) is told in \(machine.phase.name)" : nil
        case .setBadge:
            session?.account == nil || running[.forgetDevice] != nil ? "P4: the badge is set for nobody" : nil
        case .saveNavigation(let account): session?.account == account ? nil : "P4: the navigation is saved of nobody"
        case .purge: session?.account == nil ? nil : "P4: \(session?.account?.description ?? "") is purged"
        case .giveNonce(let nonce, let account) where account != session?.account || nonce.text != account.description:
            "P4: widgets of \(account) get another's nonce"
        case .save(let next) where next.account == nil && next.nonce != nil: "P4: a nonce outlives its account"
        case .save(let next) where next.account == .two && next.token != nil: "P4: 2 gets the token of 1"
        case .callBack(.action(let id), _) where running.keys.contains { $0.isFlush(of: id) }:
            "P6: the system is called before the backend was told of \(id)"
        case .callBack(.action(let id), _) where !isRefreshRequested && isUnsent(id):
            "U37: the system is called, and not asked for time to send what \(id) wrote"
        case .callBack(let callback, let result) where callback == refresh:
            brokenRefresh(isDone: result != .failed)
        case .callBack(let callback, _): awaited.contains(callback) ? nil : "\(callback) is called twice"
        default: nil
        }
    }

    /// Whether an action of the account that is signed in did not get as far as the backend, nor will without another
    /// occasion.
    private func isUnsent(_ id: LaunchRecord.ID) -> Bool {
        unsent[id].map { $0 == session?.account } ?? machine.gate.actions.contains { $0.id == id }
    }

    private func brokenRefresh(isDone: Bool) -> String? {
        if isDone, unsent.values.contains(where: { $0 == session?.account }) {
            return "U37: a refresh is done though something is left"
        }
        return isDone || isRefreshRequested ? nil : "U37: what a refresh left is not asked time for"
    }

    /// Whether the backend ended the session.
    private var isRefused: Bool { session?.token.map(refusedTokens.contains) == true }

    /// Whether the main screen, and what is on it, may be shown to an account.
    private func mayShow(_ account: AccountID) -> Bool {
        if session?.hasLock == true, isLocked { return false }
        return machine.phase == .ready(account) && session?.account == account && session?.needsSignOutCleanup == false
    }

    private func broken(_ ending: LaunchEnding) -> String? {
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
        switch ending.settlement.outcome {
        case .shown: return shown.contains(id) ? nil : "P1: \(id) is shown, but was not seen"
        case .performed: return payload.effectStands ? nil : "P6: \(id) has no effect"
        case .superseded: return payload.purpose == .effect ? "P6: the action \(id) is superseded" : nil
        case .expired: return now > payload.expiresAt ? nil : "P5: \(id) expires too early"
        case .quarantined: return payload.attempts < 2 ? "P9: \(id) is quarantined too early" : nil
        case .ignored: return payload.purpose == .silentPush ? nil : "P1: \(id) is ignored"
        case .discarded where ending.settlement.code == DiscardReason.loggedOut.rawValue:
            return session?.loggedOutAt == nil ? "P4: \(id) is discarded without a sign-out" : nil
        case .discarded: return payload.owner == session?.account ? "P4: \(id) is its account's" : nil
        case .failed: return nil
        }
    }

    /// Whether the disk refused what a tap or a silent push brings to an account that stays.
    private func lacksPush(_ id: LaunchRecord.ID) -> Bool {
        running[.forgetDevice] == nil && !self[id].hasEffect && refused.contains { $0.push == .arrival(id) }
    }

    private func broken(_ work: LaunchWork) -> String? {
        if running[work] != nil { return "\(work) is under way twice" }
        switch work {
        case .plan(let id): return brokenAttempt(id)
        case .perform(let id, let account):
            if account != session?.account || stored.contains(where: { $0 != account }) {
                return "P4: \(id) is performed among what is another's"
            }
            return marked.contains(id) || outOfTime.contains(id)
                ? brokenAttempt(id) : "P9: a death while \(id) is performed would not count"
        case .ingest(let push, _):
            if case .arrival(let id) = push, !marked.contains(id), !outOfTime.contains(id), countsAttempts(id) {
                return "P9: a death while \(id) is stored would not count"
            }
            return brokenIngestion(push)
        case .archive(let push): return brokenIngestion(push)
        case .markSeen(_, let account, _): return mayShow(account) ? nil : "P4: what nobody sees is marked as seen"
        case .refreshToken: return session?.account == nil ? "P4: nobody's token is refreshed" : nil
        case .cleanUp: return session?.needsSignOutCleanup == true ? nil : "P4: the stores of an account are cleared"
        case .flush(let account, .refresh):
            if session?.token?.isExpired(at: now) == true { return "U37: a refresh sends with an expired token" }
            return account == session?.account ? nil : "P4: \(account) sends in the background"
        case .checkOutbox(_, .refresh) where refreshAwaitsToken: return "U37: a refresh goes on before its token"
        case .load, .forgetDevice, .awaitTurn, .screenAction, .countBadge, .flush, .checkOutbox: return nil
        }
    }

    private func brokenAttempt(_ id: LaunchRecord.ID) -> String? {
        let payload = self[id]
        if payload.isSettled { return "P2: \(id) goes on after it ended" }
        if payload.owner != nil, payload.owner != session?.account { return "P4: \(id) is another's" }
        return nil
    }

    private func brokenIngestion(_ push: PushID) -> String? {
        guard let account = session?.account else { return "P4: \(push) is stored for nobody" }
        let owner = owner(of: push)
        if case .delivered = push, owner == nil { return "U46: \(push) came to nobody, and is stored for \(account)" }
        if let owner, owner != account { return "P4: \(push) is stored for another" }
        return session?.needsSignOutCleanup == true ? "P4: \(push) is stored among what is another's" : nil
    }

    private func owner(of push: PushID) -> AccountID? {
        switch push {
        case .arrival(let id): self[id].owner
        case .delivered(let number): delivered[number - 1]
        }
    }

    /// What must hold of a state, whatever led to it.
    mutating func checkState() {
        guard isAlive, violation == nil else { return }
        if machine.hasReadSession, machine.account != session?.account {
            violation = "P4: the disk has the session of another"
        }
        if let mainAccount, machine.phase != .ready(mainAccount) { violation = "P3: main is shown behind something" }
        if isRefused, machine.phase == .locked || mainAccount != nil { violation = "U43: who was refused stays in" }
        if machine.gate.isInBackground, !marked.subtracting(tried).isEmpty {
            violation = "P9: a death in the background would count for \(marked.sorted())"
        }
        if marked.count(where: { self[$0].purpose == .silentPush }) > 1 {
            violation = violation ?? "P9: a death would count for several silent pushes"
        }
        if let account = session?.account, case .ready = machine.phase, !stored.isSubset(of: [account]) {
            violation = "P4: \(account) has the stores of \(stored.map(\.description).sorted())"
        }
        if session?.account == nil, !stored.isEmpty, running[.cleanUp] == nil, !isCleanupDue {
            violation = violation ?? "P4: what is left of \(stored.map(\.description).sorted()) stays in the stores"
        }
        if session?.account == nil, let id = unsettled.first(where: { self[$0].owner == .one }) {
            violation = violation ?? "P4: \(id) outlives the sign-out"
        }
        // A clean-up takes it from whoever signed in meanwhile, until it is done.
        let isTaken = widgetAccount == nil && session?.needsSignOutCleanup == true
        if machine.hasReadSession, widgetAccount != session?.account, !isTaken {
            violation = violation ?? "P4: widgets have the nonce of \(widgetAccount?.description ?? "nobody")"
        }
        checkWhereabouts()
    }

    /// What is to be marked wherever the app is: a tap is marked in the foreground alone.
    private func countsAttempts(_ id: LaunchRecord.ID) -> Bool {
        self[id].purpose == .silentPush || self[id].purpose == .effect
    }

    /// An action that is performed counts in the background, too, and so does a silent push whose content is stored.
    private var tried: Set<LaunchRecord.ID> {
        let stored = running.keys.compactMap(\.silentPush).filter { self[$0].purpose == .silentPush }
        return Set(stored + [machine.gate.performing?.id].compactMap(\.self))
    }

    /// The gate knows each payload that is for it in exactly one place, and no settled one.
    private mutating func checkWhereabouts() {
        let gate = machine.gate
        let underWay = [gate.routing, gate.awaitingFirstFrame, gate.performing].compactMap(\.self)
        let known = (gate.waiting + gate.awaitingDisk + gate.actions + underWay).map(\.id).sorted()
        // One that was shown waits for its push alone.
        let wanted = unsettled.filter { self[$0].purpose != .silentPush && !shown.contains($0) }
        if known != wanted { violation = violation ?? "P1: the gate knows \(known), not \(wanted)" }
    }
}

extension LaunchWork {
    /// The arrival whose content it stores, or tells of.
    fileprivate var silentPush: LaunchRecord.ID? {
        switch self {
        case .ingest(.arrival(let id), _), .markSeen(_, _, .push(.arrival(let id))),
            .countBadge(.push(.arrival(let id))):
            id
        default: nil
        }
    }

    fileprivate func isFlush(of action: LaunchRecord.ID) -> Bool {
        switch self {
        case .flush(_, .action(action)), .checkOutbox(_, .action(action)): true
        default: false
        }
    }
}
