import Notifications

/// Carries out a command as the device's user, its environment or iOS.
@MainActor
struct CommandRunner {
    let device: Device
    private var check: CommandCheck { CommandCheck(device: device) }

    /// - Parameter command: one that can be carried out.
    /// - Throws: as its check does.
    func perform(_ command: DeviceCommand) throws(DeviceRefusal) {
        switch command {
        case .pressHome: device.pressHome()
        case .openApp: device.openApp()
        case .openAppSwitcher: device.display.overlay = .appSwitcher
        case .openNotificationCenter: device.display.overlay = .notificationCenter
        case .closeOverlay: device.display.overlay = nil
        case .lock: device.lock()
        case .unlock: device.unlock()
        case .cancelUnlock: device.display.waitingResponse = nil
        case .reboot: device.reboot()
        case .suspend: device.process.suspend()
        case .kill, .crash: device.kill()
        case .forceQuit: device.forceQuit()
        case .disconnectScene: device.process.disconnectScene()
        case .refreshInBackground:
            // Its request is used up by that.
            device.backgroundRefresh.cancelRefresh()
            device.process.refreshInBackground()
        case .tap(let id): take(NotificationResponse(try check.visible(id)))
        case .act(let id, let name, let text):
            let notification = try check.visible(id)
            let action = try check.action(name, on: notification, text: text)
            take(NotificationResponse(notification, action: .custom(id: name, text: text)), by: action)
        case .dismiss(let id): dismiss(try check.listed(id))
        case .clearNotifications: for notification in check.reachable { dismiss(notification) }
        case .hideBanner: device.presenter.hideBanner()
        case .holdBanner: device.presenter.holdBanner()
        case .answerPrompt(let grants): device.notificationCenter.answerPrompt(grants)
        case .setAuthorization(let status): device.notificationCenter.settings.authorization = status
        case .setFocus(let isOn): device.notificationCenter.settings.isFocusOn = isOn
        case .receive(let push): device.receive(push)
        case .open(let url): device.open(url: url)
        case .openUniversalLink(let url): device.open(universalLink: url)
        case .openSystemLink(let link, let kind): device.open(device.surfaces.link(link, through: kind))
        case .openWidget(let url): device.open(url: device.surfaces.widgetURL(url))
        case .setOnline(let isOnline): device.pushes.isOnline = isOnline
        case .advanceClock(let seconds): device.advance(by: seconds)
        }
        device.changeSignal.send()
    }

    /// A response to what the user sees. On a locked device they prove who they are before anything opens, and before
    /// an action that asks for it. Apple: "UNNotificationActionOptions".
    private func take(_ response: NotificationResponse, by action: NotificationAction? = nil) {
        let needsUnlock =
            device.responses.opensApp(response) || action?.options.contains(.authenticationRequired) == true
        if device.display.isLocked, needsUnlock {
            device.display.waitingResponse = response
        } else {
            device.responses.send(response)
        }
    }

    /// The app is told if its category asks for that. Apple: "UNNotificationDismissActionIdentifier".
    private func dismiss(_ notification: DeliveredNotification) {
        if notification.category(in: device.notificationCenter.categories)?.reportsDismissal == true {
            device.responses.send(NotificationResponse(notification, action: .dismiss))
        } else {
            device.notificationCenter.remove(requestID: notification.requestID)
        }
    }
}
