import Launches
import Notifications

extension Device {
    /// As the app would be told if it asked.
    public var appState: AppState {
        // Something of the system's over the app takes the touches.
        let isCovered = display.overlay != nil || notificationCenter.permission.isOpen
        return process.state == .foreground && isCovered ? .inactive : process.state
    }

    /// The prompt is over the app that asks, wherever that is.
    var isPromptOnDisplay: Bool { notificationCenter.permission.isOpen && process.state == .foreground }

    /// The process ends, without a word to it.
    public func kill() {
        guard process.app != nil else { return }
        notificationCenter.permission.close()
        process.end()
        didChange()
    }

    /// The user swipes the app away; a suspended one is not told.
    public func forceQuit() {
        process.terminate()
        kill()
        display.swipeAppAway()
        didChange()
    }
}
