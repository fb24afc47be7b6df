public import Foundation

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
