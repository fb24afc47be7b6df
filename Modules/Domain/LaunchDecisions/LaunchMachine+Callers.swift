import Launches

/// The system's completion handlers: of actions, and of the time in the background that it gave the app.
extension LaunchMachine {
    /// Each is called once its action has ended and was sent to the backend, or can go no further. If work is left, the
    /// system is asked for more time before.
    mutating func callBackActions() {
        let goesOn = gate.actionUnderWay != nil || !login.isChecked
        let due = callers.actions.filter { id, _ in
            !jobs.isBusy(with: id) && !(goesOn && gate[id]?.stage == .waiting)
        }
        guard !due.isEmpty else { return }
        if due.keys.contains(where: { gate[$0] != nil }) { effects.append(.requestRefresh) }
        for (id, callback) in due.sorted(by: { $0.key < $1.key }) {
            callers.actions[id] = nil
            effects.append(.callBack(callback, .noData))
        }
    }

    /// The caller can wait no longer.
    mutating func giveUp(_ callback: CallbackID) {
        guard let action = callers.actions.first(where: { $0.value == callback })?.key else {
            return stopWaiting(for: callback)
        }
        callers.actions[action] = nil
        if gate[action]?.stage == .underWay { effects.append(.unmark(action)) }
        effects += [.requestRefresh, .callBack(callback, .noData)]
    }

    // MARK: Time in the background

    mutating func beginRefresh(_ callback: CallbackID) {
        endRefresh(isDone: false)
        if let action = gate.actionUnderWay { effects.append(.mark(action.id)) }
        callers.refresh = BackgroundRefresh(callback: callback)
        // A sign-out deletes what is queued, but the process may die before that: another refresh is then needed.
        guard let account = storingAccount else { return endRefresh(isDone: session != nil && self.account == nil) }
        if !login.isChecked { checkSession() }
        if !jobs.isRefreshingToken { gate.retryActions() }
        callers.refresh?.job = jobs.add(Job(login.number, [.flush(account), .checkOutbox(account)]))
    }

    mutating func endRefresh(isDone: Bool) {
        guard let refresh = callers.refresh else { return }
        callers.refresh = nil
        if let job = refresh.job { jobs[job]?.stop() }
        if !isDone { effects.append(.requestRefresh) }
        effects.append(.callBack(refresh.callback, isDone ? .noData : .failed))
    }

    /// In the background a death does not count from now on.
    mutating func expireRefresh() {
        if isInBackground, let action = gate.actionUnderWay { effects.append(.unmark(action.id)) }
        endRefresh(isDone: false)
    }
}
