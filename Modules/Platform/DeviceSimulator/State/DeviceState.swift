public import Foundation

/// The whole state of a device at one moment, to draw it.
public struct DeviceState: Sendable, Equatable, Codable {
    public var display: DeviceScreen
    public var isLocked: Bool
    public var app: AppStatus
    /// The banner on the display; nil if there is none.
    public var banner: Banner?
    /// Whether the question for the permission to notify lies over the app.
    public var prompt: Bool
    /// The listed notifications; the group of the newest comes first.
    public var groups: [NotificationGroup]
    /// The number on the app's icon; 0 for none.
    public var badge: Int
    /// Whether the last notification that came was presented, and if not, why; nil if none came.
    public var verdict: PushVerdict?
    /// The quick actions in the menu of the app's icon.
    public var quickActions: [Link]
    /// The app's search results, the newest first.
    public var searchItems: [Link]
    public var settings: NotificationSettings
    public var pushes: PushStatus
    public var now: Date
    /// Whether the clock runs, rather than stand where it was put.
    public var isClockRunning: Bool

    /// The listed notifications, the newest of the first group first.
    public var delivered: [NotificationRow] { groups.flatMap(\.notifications) }

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
        /// When it is suspended unless something happens; nil if it is not in the background.
        public var suspendsAt: Date?
    }

    /// What slid in from the top of the display.
    public struct Banner: Sendable, Equatable, Codable {
        public var notification: NotificationRow
        /// Nil if it stays until the user does something with it.
        public var disappearsAt: Date?
    }

    /// A link of the app that the system shows outside it.
    public struct Link: Sendable, Equatable, Codable {
        public var title: String
        public var link: String
    }

    /// Notifications of one thread. Apple: `threadIdentifier`.
    public struct NotificationGroup: Sendable, Equatable, Codable {
        /// Nil for those that name no thread.
        public var thread: String?
        /// The newest first.
        public var notifications: [NotificationRow]
    }

    /// The network between the push service and the device.
    public struct PushStatus: Sendable, Equatable, Codable {
        /// Whether the push service reaches the device.
        public var isOnline: Bool
        /// The notification request that the push service keeps for it; nil if it keeps none.
        public var stored: String?
        /// How many of low priority wait until the device is used.
        public var waiting: Int
    }
}
