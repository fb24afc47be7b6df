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

    /// How far a link from here is trusted.
    public var linkSource: LinkSource {
        switch self {
        case .openURL: .scheme
        case .userActivity: .universalLink
        case .notificationResponse, .localNotification, .silentPush: .push
        case .inApp: .inApp
        }
    }
}
