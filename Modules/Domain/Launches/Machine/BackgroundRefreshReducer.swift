/// Sends the outbox while the app is not open: asks the system for a background refresh, flushes the outbox when it
/// comes, and asks again if messages are left.
struct BackgroundRefreshReducer: LaunchReducer, Hashable {
    private struct Refresh: Hashable {
        enum Step {
            case checkingSession, performing, flushing, checkingOutbox
        }

        /// The system waits for it.
        let callback: CallbackID
        var step: Step
    }

    /// Nil unless the system gave the app time for it.
    private var refresh: Refresh?
    /// How often the app left the display and its outbox is still being checked, by number.
    private var departures: Set<Int> = []

    var isUnderWay: Bool { refresh != nil }

    mutating func reduce(_ event: LaunchEvent, in context: LaunchContext) -> [LaunchStep] {
        switch event {
        case .refreshBegan(let callback): begin(callback, context)
        case .refreshExpired: finish(isDone: false)
        case .checked(nil): finish(isDone: false)
        case .checked(let account): refresh?.step == .checkingSession ? goOn(for: account) : []
        case .ended(.flush(let account, .refresh(let callback)), _):
            enter(.checkingOutbox, from: Refresh(callback: callback, step: .flushing))
                ? [.effect(.start(.checkOutbox(account, .refresh(callback))))] : []
        case .ended(.checkOutbox(let account, .refresh(let callback)), let result):
            refresh == Refresh(callback: callback, step: .checkingOutbox)
                ? finish(isDone: !context.hasUnsent(account, result)) : []
        case .enteredBackground: leave(context)
        case .ended(.checkOutbox(let account, .departure(let number)), let result):
            departures.remove(number) != nil && context.hasUnsent(account, result) ? [.effect(.requestRefresh)] : []
        case .signedOut: finish(isDone: true)
        default: []
        }
    }

    /// Actions that the session allows are performed first, since they may queue messages. With an expired token
    /// nothing is sent.
    mutating func next(in gate: LaunchGate, hasExpiredToken: Bool) -> [LaunchEffect] {
        guard let refresh, gate.performing == nil, let account = gate.account,
            enter(
                hasExpiredToken ? .checkingOutbox : .flushing,
                from: Refresh(callback: refresh.callback, step: .performing))
        else { return [] }
        let reason = LaunchWork.Reason.refresh(refresh.callback)
        return [.start(hasExpiredToken ? .checkOutbox(account, reason) : .flush(account, reason))]
    }

    private mutating func begin(_ callback: CallbackID, _ context: LaunchContext) -> [LaunchStep] {
        let earlier = finish(isDone: false)
        refresh = Refresh(callback: callback, step: .checkingSession)
        guard let session = context.session else { return earlier + finish(isDone: false) }
        // A sign-out deletes what is queued, but the process may die before that: another refresh is then needed.
        if session.account == nil || context.isSigningOut { return earlier + finish(isDone: session.account == nil) }
        if context.needsSessionCheck(session) { return earlier + [.event(.checkWanted)] }
        return earlier + goOn(for: context.gate.account)
    }

    /// A session that is known to be valid is an occasion to try again what failed.
    private mutating func goOn(for account: AccountID?) -> [LaunchStep] {
        guard let account else { return finish(isDone: false) }
        refresh?.step = .performing
        return [.event(.gate(.session(account)))]
    }

    private mutating func enter(_ step: Refresh.Step, from expected: Refresh) -> Bool {
        guard refresh == expected else { return false }
        refresh?.step = step
        return true
    }

    private mutating func finish(isDone: Bool) -> [LaunchStep] {
        guard let callback = refresh?.callback else { return [] }
        refresh = nil
        let request: [LaunchStep] = isDone ? [] : [.effect(.requestRefresh)]
        return request + [.effect(.callBack(callback, isDone ? .noData : .failed))]
    }

    private mutating func leave(_ context: LaunchContext) -> [LaunchStep] {
        guard let account = context.account else { return [] }
        let number = (0...departures.count).first { !departures.contains($0) } ?? departures.count
        departures.insert(number)
        return [.effect(.start(.checkOutbox(account, .departure(number))))]
    }
}

extension LaunchContext {
    /// Whether the session has to be checked: it never was in this process, or its token has expired. A refused token
    /// waits for the login.
    fileprivate func needsSessionCheck(_ session: Session) -> Bool {
        phase == .notRunning || validAccount != nil && session.expiredToken(at: now) != nil
    }

    /// Whether the signed-in account's outbox holds messages. One that cannot be read may hold some.
    func hasUnsent(_ account: AccountID, _ outbox: WorkResult) -> Bool {
        account == self.account
            && (outbox != .outbox(isEmpty: true) || !gate.actions.isEmpty || gate.performing != nil)
    }
}
