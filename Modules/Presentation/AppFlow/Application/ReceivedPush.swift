public import Foundation
public import Navigation
public import Notifications

/// A push that the app's code has in its hands: presented in the foreground, tapped, acted on, or silent.
public struct ReceivedPush: Equatable, Sendable {
    /// With the texts that the app's strings have for its keys.
    public let payload: NotificationPayload
    /// What the link that a tap would open names, as captured from path and query; empty if it leads nowhere.
    public let parameters: [String: String]
    /// The screen that a tap would open, as the link's route declares it; nil if it declares none.
    public let target: Screen?
    /// When it reached the device, which may be long ago.
    public let deliveredAt: Date
    /// What the user looks at; nil if they do not look at the app.
    public let visible: Screen?
    /// What that screen displays.
    public let content: ScreenContent?

    public init(
        _ payload: NotificationPayload, parameters: [String: String], target: Screen?, deliveredAt: Date,
        visible: Screen? = nil, content: ScreenContent? = nil
    ) {
        self.payload = payload
        self.parameters = parameters
        self.target = target
        self.deliveredAt = deliveredAt
        self.visible = visible
        self.content = content
    }
}
