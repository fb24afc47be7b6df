import Launches
public import Notifications

extension Device {
    /// The device as it is now.
    public var state: DeviceState { state(listing: .max) }

    /// The device as it is now, for a display that has no room for all that is listed.
    /// - Parameter newest: how many notifications the groups hold at most, the newest of all.
    public func state(listing newest: Int) -> DeviceState {
        let service = pushes.service
        let banner = presenter.banner.map {
            DeviceState.Banner(notification: row(of: $0.notification), disappearsAt: $0.disappearsAt)
        }
        return DeviceState(
            display: display.screen, isLocked: display.isLocked, app: appStatus, banner: banner,
            prompt: isPromptOnDisplay, groups: groups(of: notificationCenter.delivered.suffix(newest).reversed()),
            badge: notificationCenter.badge, verdict: presenter.log.verdict,
            quickActions: surfaces.quickActions.map(DeviceState.Link.init),
            searchItems: surfaces.searchItems.suffix(100).reversed().map(DeviceState.Link.init),
            settings: notificationCenter.settings,
            pushes: DeviceState.PushStatus(
                isOnline: service.isOnline, stored: service.stored?.push.requestID, waiting: service.waiting.count),
            now: clock.now, isClockRunning: clock.isRunning)
    }

    private var appStatus: DeviceState.AppStatus {
        DeviceState.AppStatus(
            state: appState, launches: process.launches, hasScene: process.hasScene, hasCard: display.card == .shown,
            wasForceQuit: display.card == .swipedAway, isRefreshRequested: backgroundRefresh.isRequested,
            suspendsAt: process.suspendsAt)
    }

    /// - Returns: the group of the first notification first.
    private func groups(of notifications: [DeliveredNotification]) -> [DeviceState.NotificationGroup] {
        var groups: [DeviceState.NotificationGroup] = []
        for row in notifications.map(row) {
            if let place = groups.firstIndex(where: { $0.thread == row.thread }) {
                groups[place].notifications.append(row)
            } else {
                groups.append(DeviceState.NotificationGroup(thread: row.thread, notifications: [row]))
            }
        }
        return groups
    }

    private func row(of notification: DeliveredNotification) -> NotificationRow {
        NotificationRow(notification, strings: strings, categories: notificationCenter.categories)
    }

    /// How many notifications are listed.
    public var listedCount: Int { notificationCenter.delivered.count }

    /// How the last notification was presented; nil if none was.
    public var lastPresentation: PresentationOptions? { presenter.log.lastPresentation }

    /// Called each time that something may be different, for whoever asks for ``state`` at times of their own.
    public var didChange: @MainActor () -> Void {
        get { changeSignal.observer }
        set { changeSignal.observer = newValue }
    }
}

extension DeviceState.Link {
    fileprivate init(_ item: SystemItem) {
        self.init(title: item.title, link: item.link)
    }
}
