import Foundation
import Notifications

extension Device {
    /// Does what a user, the environment or iOS do, if it can be done as things stand.
    /// - Throws: ``DeviceRefusal``, the reason why it cannot; nothing has happened then.
    public func perform(_ command: DeviceCommand) throws(DeviceRefusal) {
        catchUp()
        try CommandRunner(device: self).perform(command)
        didChange()
    }
}

/// Carries out a command as the device's user, its environment or iOS, where it can be carried out.
@MainActor
private struct CommandRunner {
    let device: Device
    private var display: Display { device.display }
    private var process: AppProcess { device.process }
    private var center: NotificationCenterSimulator { device.notificationCenter }

    /// A case first demands what it needs, and then does all of it.
    func perform(_ command: DeviceCommand) throws(DeviceRefusal) {
        if command.needsUnlockedDevice { try demand(!display.isLocked, else: .deviceIsLocked) }
        switch command {
        case .pressHome:
            try demand(display.screen != .homeScreen, else: .alreadyShown)
            device.pressHome()
        case .openApp:
            try demand(display.screen != .app, else: .alreadyShown)
            device.openApp()
        case .openAppSwitcher: try cover(with: .appSwitcher)
        case .openNotificationCenter: try cover(with: .notificationCenter)
        case .closeOverlay:
            try demand(display.overlay != nil, else: .noOverlay)
            display.overlay = nil
        case .lock: device.lock()
        case .unlock:
            try demand(display.isLocked, else: .deviceIsUnlocked)
            device.unlock()
        case .cancelUnlock:
            try demand(display.waitingResponse != nil, else: .noPasscodeAsked)
            display.waitingResponse = nil
        case .reboot: device.reboot()
        case .suspend:
            try demand(process.state == .background, else: .appNotInBackground)
            process.suspend()
        case .kill:
            try demand(process.state != .notRunning, else: .appNotRunning)
            device.kill()
        case .forceQuit:
            try demand(display.card == .shown, else: .noCard)
            device.forceQuit()
        case .disconnectScene:
            try demand(process.state == .background, else: .appNotInBackground)
            try demand(process.hasScene, else: .noScene)
            process.disconnectScene()
        case .refreshInBackground: try refresh()
        case .tap(let id): take(NotificationResponse(try visible(id)))
        case .act(let id, let name, let text):
            let notification = try visible(id)
            let action = try action(name, on: notification, text: text)
            take(NotificationResponse(notification, action: .custom(id: name, text: text)), by: action)
        case .dismiss(let id): dismiss([try listed(id)])
        case .clearNotifications:
            try demand(!reachable.isEmpty, else: .noSuchNotification)
            dismiss(reachable)
        case .hideBanner:
            try demand(device.presenter.banner != nil, else: .noBanner)
            device.presenter.hideBanner()
        case .holdBanner:
            try demand(device.presenter.banner != nil, else: .noBanner)
            device.presenter.holdBanner()
        case .answerPrompt(let grants):
            try demand(device.isPromptOnDisplay, else: .noPrompt)
            center.set(grants ? .authorized : .denied)
        case .setAuthorization(let status): center.set(status)
        case .setFocus(let isOn): center.isFocusOn = isOn
        case .receive(let push): device.pushes.receive(push)
        case .open(let url): device.open(url: try link(url))
        case .openUniversalLink(let url): device.open(universalLink: try link(url))
        case .openSystemLink(let url, let kind): device.open(device.surfaces.link(try link(url), through: kind))
        case .openWidget(let url): device.open(url: device.surfaces.widgetURL(try link(url)))
        case .setOnline(let isOnline): device.pushes.isOnline = isOnline
        case .advanceClock(let seconds):
            try demand(seconds > 0 && seconds <= Self.longestAdvance, else: .invalidTime)
            device.advance(by: seconds)
        }
    }

    /// Seconds; some hundred years.
    private static let longestAdvance: TimeInterval = 100 * 366 * 24 * 60 * 60

    private func demand(_ holds: Bool, else refusal: DeviceRefusal) throws(DeviceRefusal) {
        if !holds { throw refusal }
    }

    private func link(_ url: String) throws(DeviceRefusal) -> String {
        try demand(!url.isEmpty, else: .emptyLink)
        return url
    }

    private func cover(with overlay: Overlay) throws(DeviceRefusal) {
        try demand(display.overlay != overlay, else: .alreadyShown)
        display.overlay = overlay
    }

    /// The app's request for it is used up.
    private func refresh() throws(DeviceRefusal) {
        try demand(display.card != .swipedAway, else: .appWasForceQuit)
        try demand(device.backgroundRefresh.isRequested, else: .noRefreshRequested)
        try demand(process.state != .foreground, else: .appInForeground)
        device.backgroundRefresh.cancelRefresh()
        process.refreshInBackground()
    }
}

extension CommandRunner {
    /// The banner, or one of the list.
    private func visible(_ requestID: String) throws(DeviceRefusal) -> DeliveredNotification {
        if let banner = device.presenter.banner?.notification, banner.requestID == requestID { return banner }
        return try listed(requestID)
    }

    private func listed(_ requestID: String) throws(DeviceRefusal) -> DeliveredNotification {
        guard let found = reachable.first(where: { $0.requestID == requestID }) else { throw .noSuchNotification }
        return found
    }

    /// What is listed where the user sees it, or can pull it down.
    private var reachable: [DeliveredNotification] {
        display.waitingResponse == nil ? center.delivered : []
    }

    /// One that the notification offers, with a text just where it takes one.
    private func action(
        _ id: String, on notification: DeliveredNotification, text: String?
    ) throws(DeviceRefusal) -> NotificationAction {
        let category = notification.category(in: center.categories)
        guard let action = category?.actions.first(where: { $0.id == id }) else { throw .noSuchAction }
        let takesText = action.meaning == .performWithText
        try demand(!takesText || text != nil, else: .textMissing)
        try demand(takesText || text == nil, else: .textNotTaken)
        return action
    }

    /// A response to what the user sees. On a locked device they prove who they are before anything opens, and before
    /// an action that asks for it. Apple: "UNNotificationActionOptions".
    private func take(_ response: NotificationResponse, by action: NotificationAction? = nil) {
        let needsUnlock =
            device.responses.opensApp(response) || action?.options.contains(.authenticationRequired) == true
        if display.isLocked, needsUnlock {
            display.waitingResponse = response
        } else {
            device.responses.send(response)
        }
    }

    /// The app is told of those whose category asks for that. Apple: "UNNotificationDismissActionIdentifier".
    private func dismiss(_ notifications: [DeliveredNotification]) {
        // All in one step, as the user sees it: the file is written once.
        center.removeDelivered(notifications.map(\.requestID))
        for notification in notifications
        where notification.category(in: center.categories)?.reportsDismissal == true {
            device.responses.send(NotificationResponse(notification, action: .dismiss))
        }
    }
}

extension DeviceCommand {
    /// Whether only who has proved who they are gets so far.
    fileprivate var needsUnlockedDevice: Bool {
        switch self {
        case .unlock, .cancelUnlock, .reboot, .suspend, .kill, .disconnectScene, .refreshInBackground, .tap,
            .act, .dismiss, .clearNotifications, .hideBanner, .holdBanner, .answerPrompt, .receive, .setOnline,
            .advanceClock:
            false
        default: true
        }
    }
}
