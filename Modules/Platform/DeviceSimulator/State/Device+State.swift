import Launches
import Notifications

extension Device {
    /// The device as it is now.
    public var state: DeviceState { state(listing: .max) }

    /// The device as it is now, for a display that has no room for all that is listed.
    /// - Parameter newest: how many notifications are listed at most, the newest of all.
    public func state(listing newest: Int) -> DeviceState {
        DeviceState(
            display: display.screen, isLocked: display.isLocked, page: display.page, app: appStatus,
            banner: presenter.banner.map { row(of: $0.notification) }, prompt: isPromptOnDisplay,
            delivered: notificationCenter.delivered.suffix(newest).reversed().map(row),
            badge: notificationCenter.badge, verdict: presenter.log.verdict,
            quickActions: surfaces.quickActions.map(DeviceState.Link.init),
            searchItems: surfaces.searchItems.suffix(100).reversed().map(DeviceState.Link.init),
            settings: notificationCenter.settings, isOnline: pushes.isOnline, now: clock.now,
            isClockRunning: clock.isRunning)
    }

    private var appStatus: DeviceState.AppStatus {
        DeviceState.AppStatus(
            state: appState, launches: process.launches, hasScene: process.hasScene, hasCard: display.card == .shown,
            wasForceQuit: display.card == .swipedAway, isRefreshRequested: backgroundRefresh.isRequested)
    }

    private func row(of notification: DeliveredNotification) -> NotificationRow {
        let push = notification.isLocal ? nil : notification.payload
        return NotificationRow(
            notification, strings: strings, categories: notificationCenter.categories,
            service: push.flatMap(serviceContent))
    }
}

extension DeviceState.Link {
    fileprivate init(_ item: SystemItem) {
        self.init(title: item.title, link: item.link)
    }
}
