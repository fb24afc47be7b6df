public import Foundation
public import Notifications

/// One arrival: a tap on a notification, a notification's action, a link from anywhere, or a silent push.
public struct LaunchPayload: Equatable, Sendable {
    /// The arrival's content, unchanged.
    public enum Content: Equatable, Sendable {
        case link(String)
        /// The notification is kept unchanged, so that an unreadable one is still recorded.
        case response(NotificationResponse)
        /// A push that shows nothing: its dictionary as JSON, just as it came.
        case silentPush(Data)
    }

    public var source: LaunchSource
    public var content: Content
    public var event: EventIdentity
    /// The account that it belongs to: the recipient or owner that it names, else the account at arrival; nil while no
    /// account is signed in.
    public var owner: AccountID?
    /// When the system delivered the notification; the arrival itself for a link.
    public var deliveredAt: Date
    public var arrivedAt: Date

    public init(
        source: LaunchSource, content: Content, event: EventIdentity, owner: AccountID?, deliveredAt: Date,
        arrivedAt: Date
    ) {
        self.source = source
        self.content = content
        self.event = event
        self.owner = owner
        self.deliveredAt = deliveredAt
        self.arrivedAt = arrivedAt
    }
}

/// Identifies one event over several callbacks: a notification's request, action and delivery, or a link's arrival.
public struct EventIdentity: Hashable, Sendable, CustomStringConvertible {
    public let description: String

    public init(_ description: String) {
        self.description = description
    }

    /// Compares bytes: `==` of strings accepts another Unicode spelling.
    public static func == (one: Self, other: Self) -> Bool {
        one.description.utf8.elementsEqual(other.description.utf8)
    }

    /// The same tap through two callbacks is one event; a later push under the same request id is another.
    public init(_ response: NotificationResponse) {
        let milliseconds = (response.notification.deliveredAt.timeIntervalSince1970 * 1000).rounded()
        let delivered = Int64(exactly: milliseconds) ?? (milliseconds < 0 ? .min : .max)
        description = "\(response.notification.requestID)|\(response.action.id)|\(delivered)"
    }

    /// An event of its own, for what has no identity but its arrival: a link, a silent push.
    public static func unique() -> EventIdentity { EventIdentity("link|\(UUID().uuidString)") }
}

/// How long an arrival stays useful, in seconds from the tap: ten minutes for one that navigates, and a day for an
/// action with an effect, unless a program says otherwise.
public struct TimeToLive: Sendable {
    public static let navigation: TimeInterval = 10 * 60
    public static let action: TimeInterval = 24 * 60 * 60

    public let navigation: TimeInterval
    public let action: TimeInterval

    public init(navigation: TimeInterval = Self.navigation, action: TimeInterval = Self.action) {
        self.navigation = navigation
        self.action = action
    }
}
