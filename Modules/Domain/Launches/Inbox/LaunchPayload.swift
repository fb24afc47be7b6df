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
