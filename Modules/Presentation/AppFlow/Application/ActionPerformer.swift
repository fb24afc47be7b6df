import Launches
import Navigation
import Notifications

/// Has a feature perform an action's effect.
@MainActor
struct ActionPerformer<Main: MainCoordinator> {
    let main: Main
    let router: PayloadRouter<Main>
    let inbox: BufferedInbox<Main>
    let pushes: OpenPushes<Main>
    let services: AppServices

    func perform(_ id: LaunchRecord.ID, for account: AccountID) async -> WorkResult {
        guard let request = request(of: id, for: account) else {
            log("not performed", id, code: PayloadError.code, reason: "\(PayloadError.lost)")
            return .failed(WorkFailure(code: PayloadError.code, .final))
        }
        do {
            try await main.perform(request)
            services.checkpoint(.committed)
            return .done
        } catch {
            let failure = WorkFailure(error)
            let what = failure.kind == .refusedByDisk ? "not performed yet" : "not performed"
            log(what, id, code: error.code, reason: "\(error)")
            return .failed(failure)
        }
    }

    private func log(_ what: String, _ id: LaunchRecord.ID, code: String, reason: String) {
        services.logFailure(what, ["payload": "\(id)", "code": code, "reason": reason])
    }

    /// Nil if the action or its notification can no longer be read.
    private func request(of id: LaunchRecord.ID, for account: AccountID) -> ActionRequest? {
        guard let payload = inbox.arrival(id)?.payload,
            case .response(let response) = payload.content, case .custom(let action, let text) = response.action,
            let push = pushes[.arrival(id)]
        else { return nil }
        let (parameters, target) = router.tap(on: push)
        return ActionRequest(
            action: action, text: text, notification: push.push.payload, parameters: parameters, account: account,
            key: payload.event, date: payload.arrivedAt, target: target)
    }
}
