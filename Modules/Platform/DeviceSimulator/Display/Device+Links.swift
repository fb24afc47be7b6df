public import Launches

extension Device {
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
