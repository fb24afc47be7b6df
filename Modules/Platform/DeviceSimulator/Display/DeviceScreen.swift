/// The screen that the user sees.
public enum DeviceScreen: String, Sendable, Codable, CaseIterable {
    case homeScreen
    case app
    /// The cards of the apps that were opened, over what was there.
    case appSwitcher
    /// The list of notifications, pulled down over what was there.
    case notificationCenter
    case lockScreen
    /// The lock screen asks for the passcode, because of a tap on it.
    case passcode
}
