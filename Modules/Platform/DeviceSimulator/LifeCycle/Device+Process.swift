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

extension Device {
    /// What the app's process does. Apple: "Managing your app's life cycle".
    public enum AppState: String, Sendable, Codable, CaseIterable {
        case notRunning
        /// In front, with something of the system's over it that takes the touches.
        case inactive
        case foreground
        /// It runs, and nothing of it is on the display.
        case background
        /// It is in memory, and gets no time.
        case suspended
    }
}
