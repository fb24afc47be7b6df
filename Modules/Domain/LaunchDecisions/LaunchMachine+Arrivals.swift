import Launches
import Notifications

/// Arrivals, from the inbox to their end, and pushes that are no arrivals.
extension LaunchMachine {
    /// The code of the alert that something waits for the disk.
    package static let diskRefusedCode = "storageRefused"

    /// Takes those that earlier launches left, and those that arrived before the session could be read.
    mutating func recover(_ left: [Arrival]?) {
        login.hasReadInbox = login.hasReadInbox || left != nil
        let unread = gate.takeUnread()
        for arrival in left ?? [] where gate[arrival.id] == nil {
            // A sign-out was to end it when the process died, or the disk refused that.
            let isSwitchedTo = arrival.isSwitchable && arrival.owner == account
            if login.needsCleanup, !isSwitchedTo, let signOut = session?.loggedOutAt, arrival.arrivedAt < signOut {
                endings.append(Ending(id: arrival.id, settlement: .discarded(.loggedOut), keepsPush: false))
            } else {
                admit(arrival, nil)
            }
        }
        for arrival in unread { admit(arrival, nil) }
    }

    mutating func take(_ new: [Arrival], _ callback: CallbackID?) {
        arrived = new
        for arrival in new where gate[arrival.id] == nil {
            if arrival.purpose == .action, let callback { callers.actions[arrival.id] = callback }
            if session == nil {
                gate.add([arrival], at: .unread)
                answer(callback, arrival)
            } else {
                admit(arrival, callback)
            }
        }
        // The system waits for an action's effect, perhaps in a process without a scene.
        if !login.isChecked, new.contains(where: { $0.purpose == .action }) { checkSession() }
    }

    /// Ends what has nothing to show and no effect, has a silent push stored, and lets the rest wait.
    private mutating func admit(_ arrival: Arrival, _ callback: CallbackID?) {
        if let settlement = immediateEnd(of: arrival) {
            endings.append(Ending(id: arrival.id, settlement: settlement, keepsPush: false))
            answer(callback, arrival)
        } else if arrival.purpose == .unresolved {
            gate.add([arrival], at: .underWay)
            jobs.add(Job(login.number, [.resolve(arrival.id)], of: arrival.id))
        } else if arrival.purpose == .silentPush {
            gate.add([arrival], at: .underWay)
            let steps: [Step] = [.mark(arrival.id), .store(.arrival(arrival.id), visible: nil), .countBadge]
            jobs.add(Job(login.number, steps, of: arrival.id, calling: callback))
        } else {
            gate.add([arrival])
            // A new action does not wait behind one that failed before.
            if arrival.purpose == .action { gate.retryActions() }
        }
    }

    private func immediateEnd(of arrival: Arrival) -> Settlement? {
        switch arrival.purpose {
        case .link, .unresolved, .tap, .action: return nil
        case .nothing: return Settlement(.ignored)
        case .unreadablePush: return Settlement(.failed, code: PayloadError.code)
        case .silentPush:
            if arrival.owner != nil, arrival.owner != account { return .discarded(.otherAccount) }
            return arrival.attempts < Arrival.attemptLimit ? nil : .crashed
        }
    }

    /// An action's callback waits for its effect.
    private mutating func answer(_ callback: CallbackID?, _ arrival: Arrival) {
        guard let callback, arrival.purpose != .action else { return }
        effects.append(.callBack(callback, arrival.purpose == .unreadablePush ? .failed : .noData))
    }

    /// Writes to the trace that what arrived just now waits.
    mutating func holdArrived() {
        let held = arrived.map(\.id).filter { [.unread, .waiting, .backingOff].contains(gate[$0]?.stage) }
        if !held.isEmpty { effects.append(.hold(held, in: phase)) }
    }

    // MARK: Pushes that are no arrivals

    mutating func storePresented(_ push: PushID) {
        guard session != nil else {
            return login.unreadPushes.append(UnreadPush(id: push, owner: nil, isPresented: true))
        }
        jobs.add(Job(login.number, [.archive(push), .store(push, visible: nil), .countBadge], keeping: push))
    }

    /// No notification is archived before it is tapped.
    mutating func storePushed(_ push: PushID, of owner: AccountID?, _ callback: CallbackID?) {
        let answer = callback.map { [LaunchEffect.callBack($0, .noData)] } ?? []
        guard session != nil else {
            login.unreadPushes.append(UnreadPush(id: push, owner: owner, isPresented: false))
            effects += answer
            return
        }
        guard owner == account else {
            log("push not ingested", DiscardReason.otherAccount.rawValue)
            effects += [.forget(push)] + answer
            return
        }
        jobs.add(Job(login.number, [.store(push, visible: nil), .countBadge], keeping: push, calling: callback))
    }

    /// The session can be read. A push that names no account is for the one that is signed in.
    mutating func storeUnreadPushes() {
        let unread = login.unreadPushes
        login.unreadPushes = []
        for push in unread {
            if push.isPresented {
                storePresented(push.id)
            } else {
                storePushed(push.id, of: push.owner ?? account, nil)
            }
        }
    }

    // MARK: The end of an attempt

    mutating func settle(_ id: LaunchRecord.ID, as settlement: Settlement) {
        endings += gate.end(id, as: settlement)
    }

    mutating func settle(_ id: LaunchRecord.ID, as outcome: Outcome) { settle(id, as: Settlement(outcome)) }

    /// Its first frame is on the display. A tap whose content the disk refused ends once that is stored.
    mutating func endWait(of id: LaunchRecord.ID) {
        guard let arrival = gate[id], arrival.stage == .awaitingFrame else { return }
        guard arrival.lacksContent else { return settle(id, as: .shown) }
        gate.move(id, to: .unstored)
        effects.append(.unmark(id))
        let push = PushID.arrival(id)
        jobs.add(Job(login.number, [.archive(push), .store(push, visible: nil), .countBadge], of: id))
    }

    /// Its screen was removed before its first frame, or the main screen went with it.
    mutating func screenGone(of id: LaunchRecord.ID) {
        guard gate[id]?.stage == .awaitingFrame else { return }
        if phase.isReady { settle(id, as: .superseded) } else { putBack(id, at: .waiting) }
    }

    mutating func awaitContent(of tap: LaunchRecord.ID) {
        for job in jobs.all where job.arrival == tap && job.step == .plan(tap) { jobs[job.id]?.awaitContent() }
    }

    /// A newer tap does not wait until what an older one shows is fetched. The older one ends, and its plan comes too
    /// late.
    mutating func supersedeFetchingTap(under conditions: Conditions) {
        guard let older = gate.tapUnderWay,
            let job = jobs.all.first(where: { $0.arrival == older.id && $0.awaitsContent }),
            gate.waitingTaps.contains(where: { $0.order > older.order && conditions.refusal(of: $0) == nil })
        else { return }
        jobs[job.id]?.leaveOut(.commit(older.id, for: conditions.account))
        putBack(older.id, at: .waiting)
    }

    /// It goes on later, as if the attempt had not begun.
    mutating func putBack(_ id: LaunchRecord.ID, at stage: Arrival.Stage, from job: JobID? = nil) {
        if let job { jobs[job] = nil }
        gate.move(id, to: stage)
        effects.append(.unmark(id))
    }

    /// Whether it has ended, or may not be shown any more.
    func isRefused(_ id: LaunchRecord.ID) -> Bool {
        guard let account, let tap = gate[id] else { return true }
        return conditions(for: account).refusal(of: tap) != nil
    }

    /// The disk refused the mark, the content or the effect of a tap or an action. This counts neither as an attempt
    /// nor as a failure.
    mutating func awaitDisk(arrival id: LaunchRecord.ID) {
        guard let arrival = gate[id], arrival.stage == .underWay, arrival.purpose != .silentPush else { return }
        for job in jobs.all where job.arrival == id { jobs[job.id]?.stop() }
        gate.move(id, to: arrival.purpose == .action ? .backingOff : .awaitingDisk)
        noteRefusal(of: id)
    }

    /// - Parameter id: nil for a push that is no arrival.
    mutating func noteRefusal(of id: LaunchRecord.ID?) {
        if let id { effects.append(.postpone(id, code: Self.diskRefusedCode, countsFailure: false)) }
        alerts.raiseOnce(Self.diskRefusedCode)
    }
}
