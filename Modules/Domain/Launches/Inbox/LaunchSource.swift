public import DeepLinks

/// The channel an arrival came through.
public enum LaunchSource: String, Sendable, CaseIterable {
    /// A custom scheme's URL. Apple: `scene(_:openURLContexts:)`.
    case openURL
    /// A universal link. Apple: `scene(_:continue:)`.
    case userActivity
    /// A response to a server's notification. Apple: `userNotificationCenter(_:didReceive:withCompletionHandler:)`.
    case notificationResponse
    /// A response to a notification that the app scheduled itself.
    case localNotification
    /// A push that wakes the app and shows nothing.
    /// Apple: `application(_:didReceiveRemoteNotification:fetchCompletionHandler:)`.
    case silentPush
    /// A link on one of the app's own screens.
    case inApp
    /// A custom scheme's URL with a nonce that the app gave to its widgets, see ``LinkNonce``.
    case widget
    /// The link that the app was installed for, see ``LinkResolver/firstLink()``.
    case install
    /// See ``SystemLink/Kind``.
    case quickAction, spotlight, handoff, appIntent

    /// How far a link from here is trusted.
    public var linkSource: LinkSource {
        switch self {
        case .openURL: .scheme
        // Who is signed in with the same Apple Account elsewhere wrote it, maybe by an older app.
        case .userActivity, .handoff, .install: .universalLink
        case .notificationResponse, .localNotification, .silentPush: .push
        case .inApp, .widget, .quickAction, .spotlight, .appIntent: .inApp
        }
    }

    public init(_ kind: SystemLink.Kind) {
        self =
            switch kind {
            case .quickAction: .quickAction
            case .spotlight: .spotlight
            case .handoff: .handoff
            case .appIntent: .appIntent
            }
    }
}
