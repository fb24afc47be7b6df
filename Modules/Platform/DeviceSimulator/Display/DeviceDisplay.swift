/// What the user has before their eyes.
public enum DeviceDisplay: String, Sendable, Codable, CaseIterable {
    case homeScreen
    case app
    /// The cards of the apps that were opened, over what was there.
    case appSwitcher
    /// The list of notifications, pulled down over what was there.
    case notificationCenter
    case lockScreen
    /// The lock screen asks who it is, because of what was tapped on it.
    case passcode
}

/// What the system lays over an app, or over the home screen.
enum Overlay {
    case appSwitcher, notificationCenter
}
