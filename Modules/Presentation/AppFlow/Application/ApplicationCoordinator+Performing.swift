import Launches
import Navigation
import Notifications

extension ApplicationCoordinator {
    /// One action from the gate to its effect.
    func perform(_ id: LaunchRecord.ID) async {
        guard gate.performing?.id == id else { return }
        services.checkpoint(.gated)
        bufferedInbox.note(.performing, nil, of: id)
        guard bufferedInbox.beginRouting(id) else { return reduceGate(.diskRefused(id)) }
        services.checkpoint(.routing)
        guard let request = request(of: id) else {
            return notPerformed(id, code: PayloadError.code, reason: "\(PayloadError.lost)", isFinal: true)
        }
        let ingested = await ingest(bufferedInbox.payload(of: id))
        // A logout in the meantime has taken it back.
        guard gate.performing?.id == id else { return }
        // The message that a room is marked as read for would be unread if it came after that.
        if case .failure(.databaseRefused(let reason)) = ingested {
            services.logFailure("not performed yet", ["payload": "\(id)", "reason": "\(reason)"])
            return reduceGate(.diskRefused(id))
        }
        let logout = signOutCount
        do {
            try await clearStores()
            try await main.perform(request)
            services.checkpoint(.committed)
            await clearStores(ifChangedSince: logout)
            await updateBadge(for: request.account)
            guard gate.performing?.id == id else { return }
            bufferedInbox.note(.performed, nil, of: id)
            flushOutbox(after: id, of: request.account)
            reduceGate(.performed(id))
        } catch .databaseRefused(let reason) {
            services.logFailure("not performed yet", ["payload": "\(id)", "reason": "\(reason)"])
            reduceGate(.diskRefused(id))
        } catch {
            notPerformed(id, code: error.code, reason: "\(error)", isFinal: error.isFinal)
        }
    }

    /// The system waits for it, as long as it does for an action; nothing else here does.
    private func flushOutbox(after id: LaunchRecord.ID, of account: AccountID) {
        handingOver.insert(id)
        run {
            await self.main.flushOutbox(for: account)
            self.handingOver.remove(id)
            self.completeFinishedActions()
        }
    }

    private func notPerformed(_ id: LaunchRecord.ID, code: String, reason: String, isFinal: Bool) {
        services.logFailure("not performed", ["payload": "\(id)", "code": "\(code)", "reason": "\(reason)"])
        reduceGate(.notPerformed(id, code: code, isFinal: isFinal))
    }

    /// Nil if the action or its notification can no longer be read.
    private func request(of id: LaunchRecord.ID) -> ActionRequest? {
        guard let payload = bufferedInbox.payload(of: id), let account = gate.account,
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
        callbacks.add(completion, for: id) { [weak self] in self?.reduceGate(.ranOutOfTime(id)) }
        if phase == .notRunning {
            run { await self.checkSession() }
        } else {
            completeFinishedActions()
        }
    }

    func completeFinishedActions() {
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
