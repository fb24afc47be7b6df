import Launches
import Notifications

extension MainCoordinator {
    /// What is to be done with an arrival.
    nonisolated static func purpose(of payload: LaunchPayload) -> LaunchTicket.Purpose {
        switch payload.content {
        case .link: .link
        case .silentPush(let userInfo):
            (try? NotificationPayload(json: userInfo)) == nil ? .unreadablePush : .silentPush
        case .response(let response):
            switch meaning(of: response) {
            case .open: .tap
            case .perform, .performWithText: .effect
            case nil: .nothing
            }
        }
    }

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
}
