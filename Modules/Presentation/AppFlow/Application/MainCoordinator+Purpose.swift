import Launches
import Notifications

extension MainCoordinator {
    /// How the app handles an arrival.
    /// - Parameter push: the parsed push; nil for a link.
    nonisolated static func purpose(
        of content: LaunchPayload.Content, reading push: Result<NotificationPayload, PayloadError>?
    ) -> LaunchTicket.Purpose {
        let payload = try? push?.get()
        switch content {
        case .link: return .link
        case .silentPush: return payload == nil ? .unreadablePush : .silentPush
        case .response(let response):
            switch meaning(of: response.action, in: payload?.category) {
            case .open: return .tap
            case .perform, .performWithText: return .effect
            case nil: return .nothing
            }
        }
    }

    /// How the app handles a response: `open` if it opens a screen, nil if there is nothing to do.
    private nonisolated static func meaning(
        of action: NotificationResponse.Action, in category: String?
    ) -> NotificationAction.Meaning? {
        switch action {
        case .open: .open
        case .dismiss: nil
        case .custom(let id, _): categories.action(id, in: category)?.meaning
        }
    }
}
