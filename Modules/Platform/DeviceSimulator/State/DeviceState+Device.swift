import Launches
import Notifications

extension DeviceState {
    /// - Parameter groups: what of the listed notifications is drawn.
    @MainActor
    init(of device: Device, groups: [NotificationGroup]) {
        let (center, display, presenter) = (device.notificationCenter, device.display, device.presenter)
        let (surfaces, pushes) = (device.surfaces, device.pushes.service)
        func links(_ items: [SystemItem]) -> [Link] { items.map { Link(title: $0.title, link: $0.link) } }
        self.init(
            display: display.screen, isLocked: display.isLocked, app: AppStatus(of: device), banner: Banner(of: device),
            prompt: PermissionPrompt(of: device), groups: groups,
            badge: center.badge, verdict: presenter.log.verdict,
            quickActions: links(surfaces.quickActions),
            searchItems: links(surfaces.searchItems.suffix(100).reversed()), settings: center.settings,
            pushes: PushStatus(
                isOnline: pushes.isOnline, stored: pushes.stored?.push.requestID, waiting: pushes.waiting.count),
            now: device.clock.now, isClockRunning: device.clock.isRunning)
    }
}

extension DeviceState.AppStatus {
    @MainActor
    fileprivate init(of device: Device) {
        let card = device.display.card
        self.init(
            state: device.appState, launches: device.process.launches, hasScene: device.scene.isConnected,
            hasCard: card == .shown, wasForceQuit: card == .swipedAway,
            isRefreshRequested: device.backgroundRefresh.isRequested, suspendsAt: device.process.suspendsAt)
    }
}

extension DeviceState.Banner {
    @MainActor
    fileprivate init?(of device: Device) {
        guard let banner = device.presenter.banner else { return nil }
        notification = device.rows.row(of: banner.notification, categories: device.notificationCenter.categories)
        disappearsAt = banner.disappearsAt
    }
}

extension DeviceState.PermissionPrompt {
    @MainActor
    fileprivate init?(of device: Device) {
        guard device.isPromptOnDisplay, let options = device.notificationCenter.prompt else { return nil }
        alert = options.contains(.alert)
        badge = options.contains(.badge)
        sound = options.contains(.sound)
    }
}
