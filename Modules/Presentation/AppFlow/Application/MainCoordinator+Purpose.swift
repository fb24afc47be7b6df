import Launches
import Notifications

extension MainCoordinator {
    /// What is to be done with an arrival.
    /// - Parameter push: what was read of its push; nil for a link.
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

    /// What is to be done with a response: `open` for one that goes to a screen, nil if there is nothing to do.
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
