public import DeepLinks

/// The channel an arrival came through.
public enum LaunchSource: String, Sendable, CaseIterable {
    /// A custom scheme's URL. Apple: `scene(_:openURLContexts:)`.
    case openURL
    /// A universal link. Apple: `scene(_:continue:)`.
    case userActivity
    /// Apple: `userNotificationCenter(_:didReceive:withCompletionHandler:)`.
    case notificationResponse
    /// A link on one of the app's own screens.
    case inApp

    /// How far a link from here is trusted.
    public var linkSource: LinkSource {
        switch self {
        case .openURL: .scheme
        case .userActivity: .universalLink
        case .notificationResponse: .push
        case .inApp: .inApp
        }
    }
}
