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
    /// No code of it runs.
    case appIsSuspended
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
