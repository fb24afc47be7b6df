import Launches
import Notifications

/// Reads which link an arrival opens.
struct ArrivalReader {
    let rules: LinkRules
    /// The ids of the actions that open the app.
    let foregroundActions: Set<String>

    /// - Throws: `PayloadError` for a tapped push that cannot be read.
    /// - Returns: nil for what opens nothing: a dismissal, an action that does not open the app, a silent push.
    func link(of payload: LaunchPayload) throws(PayloadError) -> ArrivedLink? {
        let source = payload.source.linkSource
        switch payload.content {
        case .link(let link): return ArrivedLink(link, from: source)
        case .silentPush: return nil
        case .response(let response):
            guard opensApp(response.action) else { return nil }
            let push = try NotificationPayload(json: response.notification.userInfo)
            let derivation = rules.derive(from: push, requestID: response.notification.requestID)
            return ArrivedLink(
                derivation.target.text, from: source, action: response.action.customID, rule: derivation.rule)
        }
    }

    private func opensApp(_ action: NotificationResponse.Action) -> Bool {
        action == .open || action.customID.map(foregroundActions.contains) == true
    }
}

extension NotificationResponse.Action {
    fileprivate var customID: String? {
        if case .custom(let id, _) = self { id } else { nil }
    }
}
