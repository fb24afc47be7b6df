public import Launches

extension Device {
    /// The user taps a link of a custom scheme somewhere on the device.
    public func open(url: String) {
        guard !connect(with: ConnectionOptions(urls: [url])) else { return }
        enterForeground()
        process.app?.open(urls: [url])
    }

    /// The user taps a universal link somewhere on the device.
    public func open(universalLink: String) {
        guard !connect(with: ConnectionOptions(userActivities: [universalLink])) else { return }
        enterForeground()
        process.app?.continueUserActivity(webpageURL: universalLink)
    }

    /// The user asks for a link that the app once gave to the system. An intent runs once the app is on the display.
    /// Apple: `openAppWhenRun`.
    public func open(_ link: SystemLink) {
        let isIntent = link.kind == .appIntent
        guard isIntent || !connect(with: ConnectionOptions(systemLinks: [link])) else { return }
        openApp()
        process.app?.open(link)
    }

    /// The user asks for a link of whoever's links the device shows. Shortcuts knows nobody.
    public func open(link: String, through kind: SystemLink.Kind) {
        open(SystemLink(link, through: kind, owner: kind == .appIntent ? nil : surfaces.account))
    }

    /// The user taps a widget that leads to a URL of the app's own scheme.
    public func open(widgetURL url: String) {
        open(url: surfaces.nonce?.added(to: url) ?? url)
    }
}
