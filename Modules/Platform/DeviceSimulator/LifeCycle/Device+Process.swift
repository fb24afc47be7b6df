import Launches
import Notifications

extension Device {
    /// The process ends, without a word to it.
    public func kill() {
        guard process.app != nil else { return }
        process.end()
        isAppInFront = false
        notificationCenter.dropPrompt()
        processDidEnd()
        changed()
    }

    /// The user swipes the app away; a suspended one is not told.
    public func forceQuit() {
        if process.state != .suspended, let app = process.app {
            if process.hasScene { app.disconnect(.main) }
            if process.app === app { app.willTerminate() }
        }
        kill()
        wasForceQuit = true
        hasCard = false
        overlay = nil
        changed()
    }

    /// Gives the app a scene, and a process if it has none.
    /// - Returns: whether it had none; the options then hold the arrival.
    func connect(with options: ConnectionOptions) -> Bool {
        guard !process.hasScene else { return false }
        let app = process.makeScene()
        hasCard = true
        wasForceQuit = false
        bringToFront()
        app.connect(options)
        // It may have died of it.
        if process.app === app { app.willEnterForeground(.main) }
        changed()
        return true
    }

    func enterForeground() {
        bringToFront()
        process.enterForeground()
        changed()
    }

    private func bringToFront() {
        isAppInFront = true
        overlay = nil
        isLocked = false
        readProtectedData()
        waitingResponse = nil
    }
}
