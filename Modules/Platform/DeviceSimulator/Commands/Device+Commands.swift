import Notifications

extension Device {
    /// Does what a user, the surroundings or iOS do, if it can be done as things stand.
    /// - Throws: ``DeviceRefusal``, the reason why it cannot; nothing has happened then.
    public func perform(_ command: DeviceCommand) throws(DeviceRefusal) {
        catchUp()
        try check(command)
        switch command {
        case .pressHome: pressHome()
        case .openApp: openApp()
        case .openAppSwitcher: cover(with: .appSwitcher)
        case .openNotificationCenter: cover(with: .notificationCenter)
        case .closeOverlay: cover(with: nil)
        case .lock: lock()
        case .unlock: unlock()
        case .cancelUnlock: ask(for: nil)
        case .reboot: reboot()
        case .suspend: process.suspend()
        case .kill, .crash: kill()
        case .forceQuit: forceQuit()
        case .disconnectScene: process.disconnectScene()
        case .refreshInBackground:
            // Its request is used up by that.
            backgroundRefresh.cancelRefresh()
            process.refreshInBackground()
        case .tap(let id): take(NotificationResponse(try visible(id)))
        case .act(let id, let name, let text):
            let notification = try visible(id)
            let action = try action(name, on: notification, text: text)
            take(NotificationResponse(notification, action: .custom(id: name, text: text)), by: action)
        case .dismiss(let id): dismiss(try listed(id))
        case .clearNotifications: for notification in reachable { dismiss(notification) }
        case .hideBanner: hideBanner()
        case .holdBanner: holdBanner()
        case .answerPrompt(let grants): notificationCenter.answerPrompt(grants)
        case .changeSettings(let settings): notificationCenter.settings = settings
        case .receive(let push): receive(push)
        case .open(let url): open(url: url)
        case .openUniversalLink(let url): open(universalLink: url)
        case .openSystemLink(let link, let kind): open(link: link, through: kind)
        case .openWidget(let url): open(widgetURL: url)
        case .setOnline(let isOnline): self.isOnline = isOnline
        case .advanceClock(let seconds): advance(by: seconds)
        case .deliverResponses(let delivery): responseDelivery = delivery
        }
    }

    /// A response to what the user sees. On a locked device they prove who they are before anything opens, and before
    /// an action that asks for it. Apple: "UNNotificationActionOptions".
    private func take(_ response: NotificationResponse, by action: NotificationAction? = nil) {
        let needsUnlock = opensApp(response) || action?.options.contains(.authenticationRequired) == true
        if isLocked, needsUnlock { ask(for: response) } else { answer(response) }
    }

    /// The app is told if its category asks for that. Apple: "UNNotificationDismissActionIdentifier".
    private func dismiss(_ notification: DeliveredNotification) {
        if category(of: notification)?.reportsDismissal == true {
            answer(NotificationResponse(notification, action: .dismiss))
        } else {
            notificationCenter.remove(requestID: notification.requestID)
        }
    }

    private func hideBanner() {
        banners.showNext(at: clock.now)
        changed()
    }

    private func holdBanner() {
        banners.hold()
        changed()
    }

    /// The passcode is asked for because of a response; nil to let it be.
    private func ask(for response: NotificationResponse?) {
        waitingResponse = response
        changed()
    }
}
