public import Launches

extension Device {
    /// The user opens the app by its icon.
    public func openApp() {
        process.openScene()
    }

    /// The user leaves for the home screen.
    public func pressHome() {
        display.overlay = nil
        display.isAppInFront = false
        display.otherApp = nil
        process.enterBackground()
        didChange()
    }

    /// The app leads its user to another app.
    /// - Returns: whether it may: it is in the foreground.
    @discardableResult
    func leaveApp(for other: OtherApp) -> Bool {
        guard process.state == .foreground else { return false }
        pressHome()
        display.otherApp = other
        didChange()
        return true
    }

    /// The device is locked; an app in front goes to the background.
    public func lock() {
        display.lock()
        presenter.hideBanner()
        process.enterBackground()
        didChange()
    }

    /// The user proves who they are, and comes to what they left, or to what they tapped on the lock screen.
    public func unlock() {
        guard display.isLocked else { return }
        if display.unlock() { process.protectedDataDidBecomeAvailable() }
        let response = display.waitingResponse
        display.waitingResponse = nil
        if display.isAppInFront, response.map(responses.opensApp) != true { openApp() }
        pushes.deliverWaiting(upTo: .lowest)
        if let response { responses.send(response) }
        didChange()
    }

    /// The device is switched off and on again. Listed and scheduled notifications are kept. No app runs, and an app
    /// that was swiped away may be woken again. Apple:
    /// "application(_:didReceiveRemoteNotification:fetchCompletionHandler:)".
    public func reboot() {
        kill()
        lock()
        display.restart()
        didChange()
    }

    /// Whether the files can be read that iOS keeps closed until the first unlocking.
    public var isProtectedDataReadable: Bool { display.isProtectedDataReadable }

    /// The user taps a link of a custom scheme somewhere on the device.
    public func open(url: String) {
        if !process.openScene(with: ConnectionOptions(urls: [url])) { process.app?.open(urls: [url]) }
    }

    /// The user taps a universal link somewhere on the device.
    public func open(universalLink: String) {
        let isTold = process.openScene(with: ConnectionOptions(userActivities: [universalLink]))
        if !isTold { process.app?.continueUserActivity(webpageURL: universalLink) }
    }

    /// The user asks for a link that the app once gave to the system. An intent runs once the app is on the display.
    /// Apple: `openAppWhenRun`.
    public func open(_ link: SystemLink) {
        let isIntent = link.kind == .appIntent
        let isConnected = process.openScene(with: ConnectionOptions(systemLinks: isIntent ? [] : [link]))
        if isIntent || !isConnected { process.app?.open(link) }
    }
}
