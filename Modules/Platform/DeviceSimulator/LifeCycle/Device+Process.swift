import Foundation
public import Launches
import Notifications

extension Device {
    /// iOS stops giving the app time. The app is told only if it was given time to refresh.
    public func suspend() {
        guard process == .background else { return }
        endRefresh()
        // It may have died of it.
        guard process == .background else { return }
        process = .suspended
        backgroundTime.end()
        changed()
    }

    /// The process ends, without a word to it.
    public func kill() {
        guard app != nil else { return }
        app = nil
        hasScene = false
        process = .notRunning
        backgroundTime.end()
        refresh = nil
        isAppInFront = false
        notificationCenter.dropPrompt()
        processDidEnd()
        changed()
    }

    /// The user swipes the app away; a suspended one is not told.
    public func forceQuit() {
        if process != .suspended, let app {
            if hasScene { app.disconnect(.main) }
            if self.app === app { app.willTerminate() }
        }
        kill()
        wasForceQuit = true
        hasCard = false
        overlay = nil
        changed()
    }

    /// iOS frees the memory of a scene in the background; the process lives on. Apple: "sceneDidDisconnect(_:)".
    public func disconnectScene() {
        guard process == .background, hasScene else { return }
        hasScene = false
        app?.disconnect(.main)
        changed()
    }

    /// iOS starts the process without a scene, for what does not open the app.
    @discardableResult
    public func startInBackground() -> any ArrivalPort {
        launches += 1
        let app = makeApp(notificationCenter)
        self.app = app
        process = .background
        backgroundTime.end()
        backgroundTime.grant(until: clock.now + BackgroundTime.afterLeaving)
        if let token { app.didRegister(deviceToken: token) }
        changed()
        return app
    }

    /// The app gets time for an event in the background. In the foreground it needs none.
    /// - Parameter event: gets the app, and what it calls when it is done.
    func wake(for event: (any ArrivalPort, _ done: @escaping @MainActor () -> Void) -> Void) {
        let app = app ?? startInBackground()
        if process == .suspended { process = .background }
        guard process == .background else { return event(app, {}) }
        let grant = backgroundTime.grant(until: clock.now + BackgroundTime.forEvent)
        event(app) { [weak self] in
            guard let self else { return }
            backgroundTime.giveBack(grant, at: clock.now)
        }
        changed()
    }

    /// Gives the app a scene, and a process if it has none.
    /// - Returns: whether it had none; the options then hold the arrival.
    func connect(with options: ConnectionOptions) -> Bool {
        guard !hasScene else { return false }
        let app = app ?? startInBackground()
        hasScene = true
        hasCard = true
        wasForceQuit = false
        process = .foreground
        bringToFront()
        app.connect(options)
        // It may have died of it.
        if self.app === app { app.willEnterForeground(.main) }
        changed()
        return true
    }

    func enterForeground() {
        bringToFront()
        guard process != .foreground else { return changed() }
        process = .foreground
        app?.willEnterForeground(.main)
        changed()
    }

    private func bringToFront() {
        backgroundTime.end()
        isAppInFront = true
        overlay = nil
        isLocked = false
        readProtectedData()
        waitingResponse = nil
    }

    /// The app is not on the display any longer.
    func enterBackground() {
        guard process == .foreground else { return }
        process = .background
        backgroundTime.grant(until: clock.now + BackgroundTime.afterLeaving)
        app?.didEnterBackground(.main)
    }
}
