public import DeepLinks
import Launches
import Notifications

/// What the app's own router has to open.
public struct ArrivedLink: Equatable, Sendable {
    /// The link as it came, or the one that the link rules derived from the push.
    public let link: String
    /// How far it is trusted. Apple's callback decides, not the link: pass it to `LinkTable.resolve`.
    public let source: LinkSource
    /// The id of the button that was tapped on the notification; nil for the notification itself, and for a link.
    public private(set) var action: String?
    /// The link rule that applied; nil for a link.
    private(set) var rule: String?

    /// Nil for what opens nothing: a dismissal, an action that does not open the app, a silent push.
    /// - Throws: `PayloadError` for a tapped push that cannot be read.
    init?(
        of payload: LaunchPayload, by rules: LinkRules, foregroundActions: Set<String>
    ) throws(PayloadError) {
        source = payload.source.linkSource
        switch payload.content {
        case .link(let link): self.link = link
        case .silentPush: return nil
        case .response(let response):
            if case .custom(let id, _) = response.action { action = id }
            guard response.action == .open || action.map(foregroundActions.contains) == true else { return nil }
            let push = try NotificationPayload(json: response.notification.userInfo)
            let derivation = rules.derive(from: push, requestID: response.notification.requestID)
            link = derivation.target.text
            rule = derivation.rule
        }
    }
}
