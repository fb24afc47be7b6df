/// Whether the user lets the app show notifications. Apple: `UNAuthorizationStatus`.
public enum NotificationAuthorization: String, Sendable, Codable, CaseIterable {
    /// The user was not asked yet.
    case notDetermined
    case denied
    case authorized
    /// Notifications go to the list quietly, until the user decides whether to keep them.
    case provisional
    /// An app clip may show some for a few hours.
    case ephemeral
    /// One that this version of the app does not know.
    case unknown
}

/// What the app asks permission for. Apple: `UNAuthorizationOptions`.
public struct AuthorizationOptions: OptionSet, Equatable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let badge = AuthorizationOptions(rawValue: 1 << 0)
    public static let sound = AuthorizationOptions(rawValue: 1 << 1)
    public static let alert = AuthorizationOptions(rawValue: 1 << 2)
    /// iOS offers a button that leads to the app's own settings for notifications.
    public static let providesAppNotificationSettings = AuthorizationOptions(rawValue: 1 << 5)
    /// The user is not asked: notifications go to the list quietly, where the user decides whether to keep them.
    public static let provisional = AuthorizationOptions(rawValue: 1 << 6)
}
