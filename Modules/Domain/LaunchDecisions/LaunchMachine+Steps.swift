import Launches
import Notifications

/// What follows when a job's step has ended.
extension LaunchMachine {
    /// - Parameter skipping: whether the step ends without having begun.
    mutating func end(_ id: JobID, _ result: StepResult, skipping: Bool = false) {
        guard let job = jobs[id], let step = job.step, job.isRunning || skipping else { return }
        jobs[id]?.endStep()
        if let session = job.session, session != login.number {
            if step.traits.contains(.writes) { wroteLate() }
            return finish(id)
        }
        conclude(step, of: job, result)
        if jobs[id]?.step == nil { finish(id) }
    }

    mutating func finish(_ id: JobID) {
        guard let job = jobs[id] else { return }
        jobs[id] = nil
        if let push = job.push { effects.append(.forget(push)) }
        if let callback = job.callback { effects.append(.callBack(callback, job.result)) }
    }

    private mutating func conclude(_ step: Step, of job: Job, _ result: StepResult) {
        let failure = result.failure
        switch step {
        case .resolve(let id): endResolving(id, result)
        case .begin(let id, _): if failure != nil { awaitDisk(arrival: id) }
        case .mark: if let failure { endStoring(job, failure) }
        case .archive: if failure?.kind == .refusedByDisk { jobs[job.id]?.refusal = failure }
        case .store(_, let visible): endStore(job, result, begunAt: visible)
        case .commit(let id, _): endCommit(id, result)
        case .perform(let id, _): endPerform(id, failure, from: job.id)
        case .countBadge: endCount(result)
        case .checkOutbox: endCheck(of: job.id, result)
        case .refreshToken(let token): endRenewal(of: token, result)
        case .load:
            start.hasFailed = failure != nil
            start.hasLoaded = true
        case .forgetDevice: endSession()
        case .cleanUp: endCleanup(failure)
        case .yieldToSystem, .plan, .flush, .markSeen, .screenAction: break
        }
    }

    mutating func beginScreenAction(_ action: EventIdentity) {
        let id = jobs.add(Job(login.number, [.screenAction(action)]))
        jobs[id]?.start(.screenAction(action))
    }

    mutating func endScreenAction(_ action: EventIdentity) {
        let job = jobs.all.first { $0.isRunning && $0.step == .screenAction(action) }
        if let job { end(job.id, .done) }
    }

    // MARK: A push's content

    private mutating func endStore(_ job: Job, _ result: StepResult, begunAt visible: VisibleScreen?) {
        if result == .stored(isNew: true) { jobs[job.id]?.result = .newData }
        // A screen that became visible meanwhile was marked as seen before this content was stored: mark it again.
        if result.failure == nil, let screen = display.visible, screen != visible { noteVisit(to: screen) }
        let failure = job.refusal ?? result.failure
        let isRefused = failure?.kind == .refusedByDisk
        let arrival = job.arrival.flatMap { gate[$0] }
        switch arrival?.purpose {
        // What the disk refused keeps no screen back: it is stored before the tap ends.
        case .tap? where arrival?.stage != .unstored:
            if !isRefused, let tap = arrival?.id { gate.update(tap) { $0.isStored = true } }
        case .action?: if isRefused, let action = arrival?.id { awaitDisk(arrival: action) }
        default: endStoring(job, failure)
        }
    }

    /// A silent push, a tap that was shown, or a push that is no arrival comes to its end. What the disk refused is
    /// begun again once the app has left or come to the display.
    private mutating func endStoring(_ job: Job, _ failure: StepFailure?) {
        if let failure {
            jobs[job.id]?.result = .failed
            guard failure.kind != .refusedByDisk else { return awaitDisk(job: job.id) }
            jobs[job.id]?.stop()
        }
        guard let arrival = job.arrival.flatMap({ gate[$0] }) else { return }
        let failed = failure.map { Settlement(.failed, code: $0.code) }
        settle(arrival.id, as: arrival.stage == .unstored ? Settlement(.shown) : failed ?? Settlement(.ignored))
    }

    private mutating func awaitDisk(job id: JobID) {
        guard let job = jobs[id] else { return }
        if let callback = job.callback { effects.append(.callBack(callback, job.result)) }
        jobs[id]?.awaitDisk()
        noteRefusal(of: job.arrival)
    }

    // MARK: The end of an attempt

    /// It waits for its turn from now on, unless it leads out of the app or has ended meanwhile.
    private mutating func endResolving(_ id: LaunchRecord.ID, _ result: StepResult) {
        guard case .resolved(let purpose) = result else { return }
        if purpose == .nothing { return settle(id, as: .ignored) }
        gate.update(id) { $0.purpose = purpose }
        gate.move(id, to: .waiting)
    }

    private mutating func endCommit(_ id: LaunchRecord.ID, _ result: StepResult) {
        if let failure = result.failure {
            // It may be the content that the disk refused.
            if failure.mayLackContent, gate[id]?.lacksContent == true { return awaitDisk(arrival: id) }
            alerts.pending.append(failure.code)
            alerts.isUrgent = true
            return settle(id, as: Settlement(.failed, code: failure.code))
        }
        endings += gate.commit(id)
        if case .committed(let scene) = result { display.scene = display.scenes.destination(of: scene) }
    }

    private mutating func endPerform(_ id: LaunchRecord.ID, _ failure: StepFailure?, from job: JobID) {
        guard gate[id]?.stage == .underWay else { return }
        guard let failure else { return settle(id, as: .performed) }
        switch failure.kind {
        case .refusedByDisk: awaitDisk(arrival: id)
        // The user did not cause the attempt of a background refresh.
        case .temporary where callers.refresh != nil: putBack(id, at: .backingOff, from: job)
        case .temporary, .final: failAction(id, failure, from: job)
        }
    }

    /// A failed action is tried again at the next occasion, before the actions that came after it.
    private mutating func failAction(_ id: LaunchRecord.ID, _ failure: StepFailure, from job: JobID) {
        jobs[job]?.stop()
        gate.update(id) { $0.failures += 1 }
        guard failure.kind != .final, let action = gate[id], action.failures < Arrival.failureLimit else {
            alerts.pending.append(failure.code)
            return settle(id, as: Settlement(.failed, code: failure.code))
        }
        gate.move(id, to: .backingOff)
        effects.append(.postpone(id, code: failure.code, countsFailure: true))
    }

    private mutating func endCount(_ result: StepResult) {
        if case .badge(let badge?) = result, storingAccount != nil { effects.append(.setBadge(badge)) }
    }

    private mutating func endCheck(of job: JobID, _ result: StepResult) {
        let hasUnsent = result != .outbox(isEmpty: true) || !gate.actions.isEmpty
        if callers.refresh?.job == job {
            endRefresh(isDone: !hasUnsent)
        } else if hasUnsent {
            effects.append(.requestRefresh)
        }
    }
}
