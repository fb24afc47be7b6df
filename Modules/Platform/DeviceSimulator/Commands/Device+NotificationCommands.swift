import Notifications

extension Device {
    func performOnNotifications(_ command: DeviceCommand) throws(DeviceRefusal) {
        switch command {
        case .tap(let requestID):
            take(NotificationResponse(try notification(requestID)))
        case .act(let requestID, let id, let text):
            let notification = try notification(requestID)
            let action = category(of: notification)?.actions.first { $0.id == id }
            guard let action else { throw .noSuchAction }
            let takesText = action.meaning == .performWithText
            try demand(!takesText || text != nil, else: .textMissing)
            try demand(takesText || text == nil, else: .textNotTaken)
            take(
                NotificationResponse(notification, action: .custom(id: id, text: text)),
                requiresUnlock: action.options.contains(.authenticationRequired))
        case .dismiss(let requestID):
            dismiss(try listed(requestID))
        case .clearNotifications:
            let visible = isListReachable ? notificationCenter.delivered : []
            try demand(!visible.isEmpty, else: .noSuchNotification)
            for notification in visible { dismiss(notification) }
        case .hideBanner:
            try demand(banners.current != nil, else: .noBanner)
            banners.showNext(at: clock.now)
            changed()
        case .answerPrompt(let grants):
            try demand(isPromptOnDisplay, else: .noPrompt)
            notificationCenter.answerPrompt(grants)
        case .changeSettings(let settings):
            try demand(!isLocked, else: .deviceIsLocked)
            notificationCenter.settings = settings
        default: break
        }
    }

    /// A response to what the user sees. On a locked device they prove who they are before anything opens, and before
    /// an action that asks for it. Apple: "UNNotificationActionOptions".
    private func take(_ response: NotificationResponse, requiresUnlock: Bool = false) {
        guard isLocked, requiresUnlock || opensApp(response) else { return answer(response) }
        waitingResponse = response
        changed()
    }

    /// The app hears of it if its category wants to. Apple: "UNNotificationDismissActionIdentifier".
    private func dismiss(_ notification: DeliveredNotification) {
        if category(of: notification)?.reportsDismissal == true {
            answer(NotificationResponse(notification, action: .dismiss))
        } else {
            notificationCenter.remove(requestID: notification.requestID)
        }
    }

    /// The banner, or one of the list.
    private func notification(_ requestID: String) throws(DeviceRefusal) -> DeliveredNotification {
        if let banner = banners.current?.notification, banner.requestID == requestID { return banner }
        return try listed(requestID)
    }

    private func listed(_ requestID: String) throws(DeviceRefusal) -> DeliveredNotification {
        let found = notificationCenter.delivered.first { $0.requestID == requestID }
        guard let found, isListReachable else { throw .noSuchNotification }
        return found
    }

    /// Whether the user sees the list, or can pull it down.
    private var isListReachable: Bool {
        guard waitingResponse == nil else { return false }
        let settings = notificationCenter.settings
        return isLocked ? settings.showsOnLockScreen : settings.showsInNotificationCenter
    }
}
