import Foundation
import Launches

/// Sign-ins and sign-outs, and the clean-up between them.
extension LaunchMachine {
    mutating func signOut(_ caller: Caller) {
        if caller.account == nil { cancelSwitch() }
        if account == nil, caller.account == nil {
            if session == nil { log("not signed out", "the session on disk is not known") }
            return effects.append(.callBack(caller.callback, .noData))
        }
        // A yes during a sign-out would sign somebody in.
        gate.withdrawQuestion()
        callers.ending.append(caller)
        if !isSigningOut { jobs.add(Job(nil, [.forgetDevice])) }
    }

    /// Nobody is signed in after a sign-out, even where the account before is already gone.
    private mutating func cancelSwitch() {
        guard let tap = gate.switching else { return }
        // While an account is still signed in, endSession() ends it.
        if account == nil { settle(tap.id, as: .discarded(.loggedOut)) }
        for caller in callers.ending + callers.cleaning where caller.isSwitch {
            callers.overdue.remove(caller.callback)
            effects.append(.callBack(caller.callback, .noData))
        }
        callers.ending.removeAll(where: \.isSwitch)
        callers.cleaning.removeAll(where: \.isSwitch)
    }

    /// Another account is signed out first. What an earlier session still writes is waited for, within a limit.
    mutating func signIn(_ caller: Caller) {
        if let account, account != caller.account || isSigningOut { return signOut(caller) }
        let isLate = account == nil && jobs.hasLateWrites(in: login.number)
        if isLate, !callers.overdue.contains(caller.callback) { return callers.cleaning.append(caller) }
        callers.overdue.remove(caller.callback)
        if session != nil {
            if isLate { log("signed in", "an earlier session still writes") }
            change {
                // A process that died during a switch leaves a lock that nobody else switched on.
                if !caller.isSwitch, $0.account == nil { $0.hasLock = false }
                $0.account = caller.account
                $0.token = caller.token
            }
            if caller.isSwitch {
                // The same user goes on, unlocked or not, but with a token that may have expired.
                login.isChecked = false
                checkSession()
            } else {
                start.mustUnlock = session?.hasLock == true && display.scenes.areInBackground
            }
            giveNonce()
            if let tap = gate.switching, tap.owner == caller.account { gate.move(tap.id, to: .waiting) }
        } else {
            log("not signed in", "the session on disk is not known")
        }
        effects.append(.callBack(caller.callback, .noData))
    }

    /// A switch is a sign-out and a sign-in, after which the tap is let through as any other. A lock stays on: it is
    /// the same user. A tap that may not be shown any more switches nobody.
    mutating func endQuestion(_ question: SwitchQuestion, _ answer: SwitchAnswer) {
        let isAsked = gate.question == question
        switch answer {
        case .yes(let token, let callback) where isAsked && !isRefused(question.tap):
            gate.move(question.tap, to: .switching)
            signIn(Caller(callback: callback, account: question.account, token: token, isSwitch: true))
        case .yes(_, let callback): effects.append(.callBack(callback, .noData))
        case .no: if isAsked { settle(question.tap, as: .discarded(.otherAccount)) }
        }
    }

    /// A write that never ends keeps nobody out.
    mutating func stopWaiting(for callback: CallbackID) {
        guard (callers.ending + callers.cleaning).contains(where: { $0.callback == callback }) else { return }
        callers.overdue.insert(callback)
        cleanup.isRequested = cleanup.isRequested || login.needsCleanup && !callers.cleaning.isEmpty
    }

    /// The backend has forgotten the device, or could not be told in time.
    mutating func endSession() {
        let next = callers.ending.first(where: \.isSwitch)?.account
        for arrival in gate.arrivals where !arrival.isSwitchable || arrival.owner != next {
            settle(arrival.id, as: .discarded(.loggedOut))
        }
        login.number += 1
        change { [now] in $0.end(at: now, keepsLock: next != nil) }
        endRefresh(isDone: true)
        if next == nil { start.mustUnlock = false }
        // Those about an account go with it.
        alerts.pending.removeAll { !alerts.raised.contains($0) }
        for job in jobs.all where job.session != nil && !job.isRunning { finish(job.id) }
        callers.cleaning += callers.ending
        callers.ending = []
        cleanup = Cleanup(isRequested: true, mustRepeat: jobs.isRunning(.cleanUp))
        effects.append(.purge)
    }

    // MARK: The clean-up

    /// Once for all who wait.
    mutating func startCleanup() {
        let isAwaited = jobs.all.contains(where: \.awaitsCleanStores)
        guard login.needsCleanup, cleanup.isRequested || isAwaited, !jobs.isRunning(.cleanUp) else { return }
        cleanup.isRequested = false
        advance(jobs.add(Job(nil, [.cleanUp])))
    }

    mutating func endCleanup(_ failure: StepFailure?) {
        let mustRepeat = cleanup.mustRepeat
        cleanup = Cleanup(isRequested: failure == nil && mustRepeat)
        if let failure {
            failWaiting(failure)
            // The callers go on even so: the phase lets nobody in before a clean-up has succeeded.
            letCallersGoOn()
        } else if !mustRepeat {
            change { $0.needsSignOutCleanup = false }
            giveNonce()
        }
    }

    /// Loading fails with the clean-up. Whatever else waited was not tried: it counts no failure, and waits on as if
    /// the disk had refused it.
    private mutating func failWaiting(_ failure: StepFailure) {
        let refusal = StepFailure(code: Self.diskRefusedCode, .refusedByDisk, reason: failure.reason)
        for job in jobs.all where job.awaitsCleanStores {
            // What is not archived is not stored either.
            if case .archive? = job.step { jobs[job.id]?.endStep() }
            end(job.id, .failed(job.step == .load ? failure : refusal), skipping: true)
        }
    }

    /// Something was written for an account that has signed out.
    mutating func wroteLate() {
        if account == nil { change { $0.needsSignOutCleanup = true } }
        cleanup = Cleanup(isRequested: login.needsCleanup, mustRepeat: jobs.isRunning(.cleanUp))
    }

    mutating func letCallersIn() {
        if !login.needsCleanup, !jobs.isRunning(.cleanUp) { letCallersGoOn() }
    }

    /// One by one, so that each sees the account that the one before signed in.
    private mutating func letCallersGoOn() {
        let waiting = callers.cleaning
        callers.cleaning = []
        for caller in waiting {
            if caller.account == nil {
                effects.append(.callBack(caller.callback, .noData))
            } else {
                signIn(caller)
            }
        }
    }
}

extension Session {
    fileprivate mutating func end(at date: Date, keepsLock: Bool) {
        account = nil
        token = nil
        nonce = nil
        hasLock = hasLock && keepsLock
        loggedOutAt = date
        needsSignOutCleanup = true
    }
}
