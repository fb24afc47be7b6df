import Foundation
import Notifications

/// Whether a command can be carried out on a device as things stand, and what it means there.
@MainActor
struct CommandCheck {
    let device: Device
    private var display: Display { device.display }
    private var process: AppProcess { device.process }
    private var center: NotificationCenterSimulator { device.notificationCenter }
    private var banner: DeliveredNotification? { device.presenter.banner?.notification }

    /// - Throws: why the command cannot be carried out.
    func check(_ command: DeviceCommand) throws(DeviceRefusal) {
        if command.needsUnlockedDevice { try demand(!display.isLocked, else: .deviceIsLocked) }
        switch command {
        case .pressHome: try demand(display.screen != .homeScreen, else: .alreadyShown)
        case .openApp: try demand(display.screen != .app, else: .alreadyShown)
        case .openAppSwitcher: try demand(display.overlay != .appSwitcher, else: .alreadyShown)
        case .openNotificationCenter: try demand(display.overlay != .notificationCenter, else: .alreadyShown)
        case .closeOverlay: try demand(display.overlay != nil, else: .noOverlay)
        case .unlock: try demand(display.isLocked, else: .deviceIsUnlocked)
        case .cancelUnlock: try demand(display.waitingResponse != nil, else: .noPasscodeAsked)
        case .suspend: try demand(process.state == .background, else: .appNotInBackground)
        case .kill: try demand(process.state != .notRunning, else: .appNotRunning)
        case .crash:
            try demand(process.state != .notRunning, else: .appNotRunning)
            try demand(process.state != .suspended, else: .appIsSuspended)
        case .forceQuit: try demand(display.card == .shown, else: .noCard)
        case .disconnectScene:
            try demand(process.state == .background, else: .appNotInBackground)
            try demand(process.hasScene, else: .noScene)
        case .refreshInBackground:
            try demand(display.card != .swipedAway, else: .appWasForceQuit)
            try demand(device.backgroundRefresh.isRequested, else: .noRefreshRequested)
            try demand(process.state != .foreground, else: .appInForeground)
        case .tap(let id): _ = try visible(id)
        case .act(let id, let action, let text): _ = try self.action(action, on: visible(id), text: text)
        case .dismiss(let id): _ = try listed(id)
        case .clearNotifications: try demand(!reachable.isEmpty, else: .noSuchNotification)
        case .hideBanner, .holdBanner: try demand(banner != nil, else: .noBanner)
        case .answerPrompt: try demand(device.isPromptOnDisplay, else: .noPrompt)
        case .open(let url), .openUniversalLink(let url), .openSystemLink(let url, _), .openWidget(let url):
            try demand(!url.isEmpty, else: .emptyLink)
        case .advanceClock(let seconds):
            try demand(seconds > 0 && seconds <= Self.longestAdvance, else: .invalidTime)
        case .lock, .reboot, .setAuthorization, .setFocus, .receive, .setOnline: break
        }
    }

    /// Seconds; some hundred years.
    private static let longestAdvance: TimeInterval = 100 * 366 * 24 * 60 * 60

    private func demand(_ holds: Bool, else refusal: DeviceRefusal) throws(DeviceRefusal) {
        if !holds { throw refusal }
    }

    /// The banner, or one of the list.
    func visible(_ requestID: String) throws(DeviceRefusal) -> DeliveredNotification {
        if let banner, banner.requestID == requestID { return banner }
        return try listed(requestID)
    }

    func listed(_ requestID: String) throws(DeviceRefusal) -> DeliveredNotification {
        guard let found = reachable.first(where: { $0.requestID == requestID }) else { throw .noSuchNotification }
        return found
    }

    /// What is listed where the user sees it, or can pull it down.
    var reachable: [DeliveredNotification] {
        display.waitingResponse == nil ? center.delivered : []
    }

    /// One that the notification offers, with a text just where it takes one.
    func action(
        _ id: String, on notification: DeliveredNotification, text: String?
    ) throws(DeviceRefusal) -> NotificationAction {
        let category = notification.category(in: center.categories)
        guard let action = category?.actions.first(where: { $0.id == id }) else { throw .noSuchAction }
        let takesText = action.meaning == .performWithText
        try demand(!takesText || text != nil, else: .textMissing)
        try demand(takesText || text == nil, else: .textNotTaken)
        return action
    }
}

extension DeviceCommand {
    /// Whether only who has proved who they are gets so far.
    fileprivate var needsUnlockedDevice: Bool {
        switch self {
        case .pressHome, .openApp, .openAppSwitcher, .openNotificationCenter, .closeOverlay, .lock, .forceQuit,
            .setAuthorization, .setFocus, .open, .openUniversalLink, .openSystemLink, .openWidget:
            true
        case .unlock, .cancelUnlock, .reboot, .suspend, .kill, .crash, .disconnectScene, .refreshInBackground, .tap,
            .act, .dismiss, .clearNotifications, .hideBanner, .holdBanner, .answerPrompt, .receive, .setOnline,
            .advanceClock:
            false
        }
    }
}
