public import Launches

extension Device {
    /// The user asks for a link that the app once gave to the system. An intent runs once the app is on the display.
    /// Apple: `openAppWhenRun`.
    public func open(_ link: SystemLink) {
        if link.kind == .appIntent {
            openApp()
            app?.open(link)
        } else if !connect(with: ConnectionOptions(systemLinks: [link])) {
            enterForeground()
            app?.open(link)
        }
    }

    /// The user asks for a link of the account whose links the device shows. Shortcuts has no account.
    public func open(link: String, through kind: SystemLink.Kind) {
        open(SystemLink(link, through: kind, owner: kind == .appIntent ? nil : surfaces.account))
    }

    /// The user taps a widget that leads to a URL of the app's own scheme.
    public func open(widgetURL url: String) {
        open(url: surfaces.nonce?.added(to: url) ?? url)
    }
}
