import Launches

extension Device {
    /// The user taps a link of a custom scheme somewhere on the device.
    public func open(url: String) {
        guard !connect(with: ConnectionOptions(urls: [url])) else { return }
        enterForeground()
        app?.open(urls: [url])
    }

    /// The user taps a universal link somewhere on the device.
    public func open(universalLink: String) {
        guard !connect(with: ConnectionOptions(userActivities: [universalLink])) else { return }
        enterForeground()
        app?.continueUserActivity(webpageURL: universalLink)
    }
}
