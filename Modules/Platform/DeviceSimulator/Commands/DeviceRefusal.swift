/// Why a command cannot be carried out on a device that is as it is. Nothing has happened then.
public enum DeviceRefusal: String, Error, Sendable, Codable, CaseIterable, CustomStringConvertible {
    case deviceIsLocked
    case deviceIsUnlocked
    /// Nothing waits for the user to unlock the device.
    case noPasscodeAsked
    /// It is on the display already.
    case alreadyShown
    case noOverlay
    case appNotRunning
    case appNotInBackground
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
    case noSuchNotification
    /// The notification's category has no such action.
    case noSuchAction
    case textMissing
    case textNotTaken
    case noPrompt
    /// A number of seconds that no clock is moved by.
    case invalidTime
    case emptyLink

    public var description: String {
        switch self {
        case .deviceIsLocked: "the device is locked"
        case .deviceIsUnlocked: "the device is not locked"
        case .noPasscodeAsked: "nothing waits for the device to be unlocked"
        case .alreadyShown: "it is on the display already"
        case .noOverlay: "nothing lies over the app or the home screen"
        case .appNotRunning: "the app does not run"
        case .appNotInBackground: "the app is not in the background"
        case .appIsSuspended: "the app is suspended, and no code of it runs"
        case .noCard: "the app switcher has no card of the app"
        case .noScene: "the app has no scene"
        case .appWasForceQuit: "the app was swiped away, and iOS starts it only when it is opened"
        case .noRefreshRequested: "the app asked for no background refresh"
        case .appInForeground: "the app is in front, and needs no background refresh"
        case .noBanner: "there is no banner"
        case .noSuchNotification: "no such notification can be seen"
        case .noSuchAction: "the notification has no such action"
        case .textMissing: "the action takes a text"
        case .textNotTaken: "the action takes no text"
        case .noPrompt: "nothing is asked"
        case .invalidTime: "the clock goes forward, and by no more than a hundred years"
        case .emptyLink: "the link is empty"
        }
    }
}
