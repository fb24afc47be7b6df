public import DeepLinks
public import Launches
import Notifications

/// What is on the display and what lies over it, whether the device is locked, and what the lock keeps from the user.
@MainActor
final class Display {
    /// Whether the user used the app last, and not the home screen.
    var isAppInFront = false
    /// Where the app led them; nil for the home screen.
    var otherApp: OtherApp?
    var overlay: Overlay?
    private(set) var isLocked = false
    /// Whether the device was unlocked since it was switched on: iOS keeps files closed until then.
    /// Apple: "Encrypting your app's files", `completeUntilFirstUserAuthentication`.
    private(set) var isProtectedDataReadable = true
    /// The tap on the lock screen that waits for the passcode.
    var waitingResponse: NotificationResponse?
    private(set) var card = AppCard.missing

    /// The screen that the user sees.
    var screen: DeviceScreen {
        if isLocked { return waitingResponse == nil ? .lockScreen : .passcode }
        switch overlay {
        case .appSwitcher: return .appSwitcher
        case .notificationCenter: return .notificationCenter
        case nil: return isAppInFront ? .app : otherApp?.screen ?? .homeScreen
        }
    }

    /// The page that is on the display; nil unless the browser is.
    var page: String? {
        guard screen == .browser, case .browser(let page) = otherApp else { return nil }
        return page
    }

    /// The app is opened. On a locked device its user has proved who they are.
    /// - Returns: whether that was the first unlocking since the device was switched on.
    func showApp() -> Bool {
        isAppInFront = true
        otherApp = nil
        overlay = nil
        waitingResponse = nil
        card = .shown
        return unlock()
    }

    func lock() {
        overlay = nil
        isLocked = true
        waitingResponse = nil
    }

    /// - Returns: whether that was the first time since the device was switched on.
    func unlock() -> Bool {
        isLocked = false
        defer { isProtectedDataReadable = true }
        return !isProtectedDataReadable
    }

    /// The user swiped the app away in the app switcher, which goes.
    func swipeAppAway() {
        overlay = nil
        card = .swipedAway
    }

    /// The device is switched off and on again.
    func restart() {
        lock()
        isAppInFront = false
        otherApp = nil
        isProtectedDataReadable = false
        if card == .swipedAway { card = .missing }
    }
}

/// A layer of the system over an app or the home screen.
enum Overlay {
    case appSwitcher, notificationCenter
}

/// An app of the system that the app led to.
enum OtherApp: Equatable {
    case settings
    case browser(page: String)

    var screen: DeviceScreen {
        switch self {
        case .settings: .settings
        case .browser: .browser
        }
    }
}

/// The app's card in the app switcher.
enum AppCard {
    case missing, shown
    /// By the user, after which nothing but the user or a restart of the device starts the app.
    case swipedAway
}

/// The screen that the user sees.
public enum DeviceScreen: String, Sendable, Codable, CaseIterable {
    case homeScreen
    case app
    /// The app's notifications in Settings, to which the app led.
    case settings
    /// A page in the browser, which the app left to it.
    case browser
    /// The cards of the apps that were opened, over what was there.
    case appSwitcher
    /// The list of notifications, pulled down over what was there.
    case notificationCenter
    case lockScreen
    /// The lock screen asks for the passcode, because of a tap on it.
    case passcode
}

/// The device's browser: it comes to the display with a page, and gives no link back to the app that opened it. Apple:
/// "Supporting universal links in your app".
@MainActor
public final class BrowserSimulator: WebBrowser {
    /// Shows a page; returns whether the app may open one, which it may in the foreground.
    var show: @MainActor (String) -> Bool = { _ in false }

    public init() {}

    public func open(_ page: WebAddress, refused: @escaping @MainActor () -> Void) {
        if !show(page.text) { refused() }
    }
}
