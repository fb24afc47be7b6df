import Launches
import Navigation
import Notifications

extension ApplicationCoordinator {
    /// One action from the gate to its effect.
    func perform(_ id: LaunchRecord.ID) async {
        guard gate.performing?.id == id else { return }
        services.checkpoint(.gated)
        ledger.note(.performing, nil, of: id)
        guard ledger.beginRouting(id) else { return tellGate(.diskRefused(id)) }
        services.checkpoint(.routing)
        guard let request = request(of: id) else {
            return notPerformed(id, code: PayloadError.code, reason: "\(PayloadError.lost)", isFinal: true)
        }
        let takenIn = await takeIn(ledger.payload(of: id))
        // A logout in the meantime has taken it back.
        guard gate.performing?.id == id else { return }
        // The message that a room is marked as read for would be unread if it came after that.
        if case .failure(.databaseRefused(let reason)) = takenIn {
            services.logFailure("not performed yet", ["payload": "\(id)", "reason": "\(reason)"])
            return tellGate(.diskRefused(id))
        }
        let logout = logouts
        do {
            try await clearStores()
            try await main.perform(request)
            services.checkpoint(.committed)
            await clearStores(ifChangedSince: logout)
            await updateBadge(for: request.account)
            guard gate.performing?.id == id else { return }
            ledger.note(.performed, nil, of: id)
            handOver(what: id, of: request.account)
            tellGate(.performed(id))
        } catch .databaseRefused(let reason) {
            services.logFailure("not performed yet", ["payload": "\(id)", "reason": "\(reason)"])
            tellGate(.diskRefused(id))
        } catch {
            notPerformed(id, code: error.code, reason: "\(error)", isFinal: error.isFinal)
        }
    }

    /// The system waits for it, as long as it does for an action; nothing else here does.
    private func handOver(what id: LaunchRecord.ID, of account: AccountID) {
        handingOver.insert(id)
        run {
            await self.main.handOver(for: account)
            self.handingOver.remove(id)
            self.callBackWhatIsDone()
        }
    }

    private func notPerformed(_ id: LaunchRecord.ID, code: String, reason: String, isFinal: Bool) {
        services.logFailure("not performed", ["payload": "\(id)", "code": "\(code)", "reason": "\(reason)"])
        tellGate(.notPerformed(id, code: code, isFinal: isFinal))
    }

    /// Nil if the action or its notification can no longer be read.
    private func request(of id: LaunchRecord.ID) -> ActionRequest? {
        guard let payload = ledger.payload(of: id), let account = gate.account,
            case .response(let response) = payload.content, case .custom(let action, let text) = response.action,
            let notification = try? NotificationPayload(json: response.notification.userInfo)
        else { return nil }
        let (parameters, target) = router.tap(on: notification, requestID: response.notification.requestID)
        return ActionRequest(
            action: action, text: text, notification: notification, parameters: parameters, account: account,
            key: payload.event, date: payload.arrivedAt, target: target)
    }

    /// Calls back once the action is settled, or nothing happens to it any more, or its time is over.
    func callBack(_ completion: @escaping @MainActor () -> Void, after id: LaunchRecord.ID) {
        callbacks.add(completion, for: id) { [weak self] in self?.tellGate(.ranOutOfTime(id)) }
        if phase == .notRunning {
            run { await self.checkSession() }
        } else {
            callBackWhatIsDone()
        }
    }

    func callBackWhatIsDone() {
        guard hasCheckedSession else { return }
        callbacks.complete { !gate.isBusy(with: $0) && !handingOver.contains($0) }
    }
}

extension MainCoordinator {
    /// What is to be done with a response: `open` for one that goes to a screen, nil if there is nothing to do.
    nonisolated static func meaning(of response: NotificationResponse) -> NotificationAction.Meaning? {
        switch response.action {
        case .open: return .open
        case .dismiss: return nil
        case .custom(let action, _):
            let payload = try? NotificationPayload(json: response.notification.userInfo)
            return categories.action(action, in: payload?.category)?.meaning
        }
    }

    nonisolated static func hasEffect(_ payload: LaunchPayload) -> Bool {
        guard case .response(let response) = payload.content, let meaning = meaning(of: response) else { return false }
        return meaning != .open
    }
}

extension LaunchGate {
    /// Whether an action is being performed, or will be without anything else having to happen.
    func isBusy(with id: LaunchRecord.ID) -> Bool {
        performing?.id == id || (performing != nil && actions.contains { $0.id == id })
    }
}

extension RouteError {
    /// Whether trying again is of no use.
    fileprivate var isFinal: Bool {
        switch self {
        case .databaseUnavailable, .databaseRefused: false
        case .link, .contentNotFound, .navigation: true
        }
    }
}
