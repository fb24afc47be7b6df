import Launches

/// Whether a job may take its next step: asked before each.
extension LaunchMachine {
    /// Until none of them goes on any more.
    mutating func advanceJobs() {
        var waiting: [Job] = []
        repeat {
            waiting = jobs.all.filter(\.canAdvance)
            for job in waiting { advance(job.id) }
        } while jobs.all.filter(\.canAdvance) != waiting
    }

    /// A case that breaks makes the job wait: it is asked again at the next event.
    mutating func advance(_ id: JobID) {
        guard let job = jobs[id], job.canAdvance else { return }
        guard let step = job.step else { return finish(id) }
        let isRefresh = callers.refresh?.job == id
        switch step {
        // With nobody signed in, skip the step.
        case _ where step.traits.contains(.needsAccount) && account == nil: end(id, .done, skipping: true)
        // A sign-out is under way: the job will end with the session.
        case _ where step.traits.contains(.needsAccount) && isSigningOut: break
        // What an earlier account left is deleted first: startCleanup() sees that somebody waits.
        case _ where step.traits.contains(.needsCleanStores) && login.needsCleanup: break
        // Silent pushes go one by one, so that one that crashes the app takes no other with it.
        case .mark where jobs.all.contains(where: \.isStoringSilently): break
        // Counts do not overlap.
        case .countBadge where jobs.isRunning(.countBadge): break
        // The lock closed, the user signs out, or a reason to refuse it arose while its path was planned.
        case .commit(let tap, let account) where phase != .ready(account) || isRefused(tap) || isSigningOut:
            putBack(tap, at: .waiting, from: id)
        case .perform where !login.isChecked: break
        // The session turned out to be invalid meanwhile.
        case .perform(let action, let account) where login.validAccount != account:
            putBack(action, at: .backingOff, from: id)
        // A background refresh sends once the session is checked and what was left is performed.
        case .flush where isRefresh && (!login.isChecked || jobs.isRefreshingToken): break
        case .flush where isRefresh && login.checkedAccount == nil: endRefresh(isDone: false)
        case .flush where isRefresh && gate.actionUnderWay != nil: break
        // Without a valid token nothing is sent.
        case .flush where isRefresh && login.expiredToken(at: now) != nil: end(id, .done, skipping: true)
        default: start(step, of: id)
        }
    }

    private mutating func start(_ step: Step, of id: JobID) {
        let step: Step =
            switch step {
            // In the background a death of the process says nothing about a tap.
            case .begin(let arrival, _): .begin(arrival, marks: !isInBackground || gate[arrival]?.purpose == .action)
            case .store(let push, _): .store(push, visible: display.visible)
            default: step
            }
        jobs[id]?.start(step)
        starts.append(.start(step, of: id))
    }
}
