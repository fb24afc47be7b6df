public import Foundation
import Launches
import Notifications

/// The whole state of a device at one moment, to draw it.
public struct DeviceState: Sendable, Equatable, Codable {
    public var display: DeviceScreen
    public var isLocked: Bool
    /// The address of the page in the browser; nil unless that is on the display.
    public var page: String?
    public var app: AppStatus
    /// The banner on the display; nil if there is none.
    public var banner: NotificationRow?
    /// Whether the question for the permission to notify lies over the app.
    public var prompt: Bool
    /// The listed notifications, the newest first.
    public var delivered: [NotificationRow]
    /// The number on the app's icon; 0 for none.
    public var badge: Int
    /// Whether the last notification that came was presented, and if not, why; nil if none came.
    public var verdict: PushVerdict?
    /// The quick actions in the menu of the app's icon.
    public var quickActions: [Link]
    /// The app's search results, the newest first.
    public var searchItems: [Link]
    public var settings: NotificationSettings
    /// Whether the push service reaches the device.
    public var isOnline: Bool
    public var now: Date
    /// Whether the clock runs, rather than stand where it was put.
    public var isClockRunning: Bool

    /// What iOS knows of the app.
    public struct AppStatus: Sendable, Equatable, Codable {
        public var state: Device.AppState
        /// How many processes of it there were.
        public var launches: Int
        /// Whether it has a scene in this process.
        public var hasScene: Bool
        /// Whether the app switcher shows a card of it.
        public var hasCard: Bool
        /// Whether the user swiped it away, after which no push wakes it.
        public var wasForceQuit: Bool
        /// Whether it asked for a background refresh, to flush its outbox.
        public var isRefreshRequested: Bool
    }

    /// A link of the app that the system shows outside it.
    public struct Link: Sendable, Equatable, Codable {
        public var title: String
        public var link: String
    }
}

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
