public import Foundation
public import Launches
public import Notifications

/// What a device's user, its environment or iOS can do to it; see ``Device/perform(_:)``.
public enum DeviceCommand: Sendable, Equatable {
    // What the user sees.
    case pressHome
    /// By its icon, or by its card in the app switcher.
    case openApp
    case openAppSwitcher
    case openNotificationCenter
    /// Back to what the app switcher or the list of notifications lies over.
    case closeOverlay
    case lock
    /// The user enters the passcode; the tap on the lock screen goes on.
    case unlock
    /// The user cancels the passcode; the tap on the lock screen is dropped.
    case cancelUnlock
    /// The device is switched off and on again.
    case reboot

    // The app's process.
    /// iOS stops giving it time.
    case suspend
    /// iOS ends it, for its memory or for the time it takes, or it ends by a fault of its own.
    case kill
    /// The user swipes it away in the app switcher.
    case forceQuit
    /// iOS disconnects its scene, and keeps the process.
    case disconnectScene
    /// iOS gives it the time in the background that it asked for.
    case refreshInBackground

    // Notifications, by their requests; a banner, or one of the list.
    case tap(requestID: String)
    /// One of its category's actions.
    /// - Parameter text: what is typed, where the action takes text.
    case act(requestID: String, action: String, text: String? = nil)
    /// It is swiped off the list.
    case dismiss(requestID: String)
    /// The list is emptied.
    case clearNotifications
    /// The banner is flicked away and stays in the list.
    case hideBanner
    /// The banner is pulled open, and stays until the user does something with it.
    case holdBanner
    case answerPrompt(grants: Bool)
    /// The user changes in the settings whether the app may notify.
    case setAuthorization(NotificationAuthorization)
    case setFocus(Bool)

    // Environment.
    case receive(PushMessage)
    /// A link of a custom scheme is tapped somewhere on the device.
    case open(url: String)
    /// A universal link is tapped somewhere on the device.
    case openUniversalLink(url: String)
    /// A quick action, a search result, an activity of another device or a shortcut is chosen that leads to a link.
    case openSystemLink(link: String, kind: SystemLink.Kind)
    /// A widget is tapped that leads to a URL of the app's own scheme.
    case openWidget(url: String)
    case setOnline(Bool)
    case advanceClock(seconds: TimeInterval)
}

/// Why a command cannot be carried out on a device that is as it is. Nothing has happened then. The program has a
/// sentence for each case.
public enum DeviceRefusal: String, Error, Sendable, CaseIterable {
    case deviceIsLocked
    case deviceIsUnlocked
    /// Nothing waits for the user to unlock the device.
    case noPasscodeAsked
    /// It is on the display already.
    case alreadyShown
    /// Nothing lies over the app or the home screen.
    case noOverlay
    case appNotRunning
    case appNotInBackground
    /// The app switcher has no card of it.
    case noCard
    case noScene
    /// The user swiped it away; iOS does not start it by itself until they open it.
    case appWasForceQuit
    /// It did not ask for time in the background.
    case noRefreshRequested
    case appInForeground
    case noBanner
    /// No notification with that request id is visible.
    case noSuchNotification
    /// The notification's category has no such action.
    case noSuchAction
    case textMissing
    case textNotTaken
    case noPrompt
    /// A number of seconds that no clock is moved by.
    case invalidTime
    case emptyLink
}
