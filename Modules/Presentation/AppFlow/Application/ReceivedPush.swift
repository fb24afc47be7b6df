public import Foundation
public import Navigation
public import Notifications

/// A push that reached the app: presented in the foreground, tapped, acted on, or silent.
public struct ReceivedPush: Equatable, Sendable {
    /// With the texts that the app's strings have for its keys.
    public let payload: NotificationPayload
    /// The parameters of the link that a tap would open, as captured from path and query; empty if it opens no screen.
    public let parameters: [String: String]
    /// The screen that a tap would open, as the link's route declares it; nil if it declares none.
    public let target: Screen?
    /// When it reached the device, which may be long ago.
    public let deliveredAt: Date
    /// The visible screen; nil if the app is not in the foreground.
    public let visible: Screen?
    /// The content of that screen.
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
