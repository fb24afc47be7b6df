import Launches

extension Device {
    /// The user opens the app by its icon.
    public func openApp() {
        if !connect(with: ConnectionOptions()) { enterForeground() }
    }

    /// The user leaves for the home screen.
    public func pressHome() {
        overlay = nil
        isAppInFront = false
        process.enterBackground()
        changed()
    }

    /// Lays something over the app or the home screen, or takes it away.
    func cover(with overlay: Overlay?) {
        self.overlay = overlay
        changed()
    }

    /// The device is locked; an app in front goes to the background.
    public func lock() {
        overlay = nil
        isLocked = true
        waitingResponse = nil
        banners.removeAll()
        process.enterBackground()
        changed()
    }

    /// The user proves who they are, and comes to what they left, or to what they tapped on the lock screen.
    public func unlock() {
        guard isLocked else { return }
        isLocked = false
        readProtectedData()
        let response = waitingResponse
        waitingResponse = nil
        // What only the lock screen may show is gone with it.
        if !notificationCenter.settings.showsInNotificationCenter { notificationCenter.removeListed() }
        if isAppInFront, response.map(opensApp) != true { openApp() }
        deliverPushes(upTo: .lowest)
        if let response { answer(response) }
        changed()
    }

    /// From the first unlocking on the app's files can be read, which an app that runs by then is told.
    func readProtectedData() {
        guard !isProtectedDataReadable else { return }
        isProtectedDataReadable = true
        if process.state != .suspended { process.app?.protectedDataDidBecomeAvailable() }
    }

    /// The device is switched off and on again. Listed and scheduled notifications are kept. No app runs, and an app
    /// that was swiped away may be woken again. Apple:
    /// "application(_:didReceiveRemoteNotification:fetchCompletionHandler:)".
    public func reboot() {
        kill()
        lock()
        isAppInFront = false
        isProtectedDataReadable = false
        wasForceQuit = false
        changed()
    }

    var display: DeviceDisplay {
        if isLocked { return waitingResponse == nil ? .lockScreen : .passcode }
        switch overlay {
        case .appSwitcher: return .appSwitcher
        case .notificationCenter: return .notificationCenter
        case nil: return isAppInFront ? .app : .homeScreen
        }
    }
}
