public import Launches

/// The app's links outside its process: search results, the menu of the app's icon, and a widget.
@MainActor
public final class SurfacesSimulator: SystemSurfaces {
    /// Whose links it shows; nil if the app gave it nothing, or took it back.
    public private(set) var account: AccountID?
    /// The nonce that the widget puts into its links.
    public private(set) var nonce: LinkNonce?
    public private(set) var quickActions: [SystemItem] = []
    /// The newest last, one for each link.
    public private(set) var searchItems: [SystemItem] = []
    /// Called when anything of it has changed.
    var didChange: @MainActor () -> Void = {}

    public init() {}

    public func give(_ nonce: LinkNonce, of account: AccountID) {
        self.nonce = nonce
        self.account = account
        didChange()
    }

    public func setQuickActions(_ items: [SystemItem]) {
        quickActions = items
        didChange()
    }

    public func index(_ items: [SystemItem]) {
        for item in items {
            searchItems.removeAll { $0.link == item.link }
            searchItems.append(item)
        }
        didChange()
    }

    public func removeFromIndex(_ links: [String], of account: AccountID) {
        searchItems.removeAll { $0.owner == account && links.contains($0.link) }
        didChange()
    }

    /// A link as it comes back to the app of whoever's links are shown. Shortcuts knows nobody.
    public func link(_ link: String, through kind: SystemLink.Kind) -> SystemLink {
        SystemLink(link, through: kind, owner: kind == .appIntent ? nil : account)
    }

    /// A URL of the app's own scheme as the widget leads to it.
    public func widgetURL(_ url: String) -> String {
        nonce?.added(to: url) ?? url
    }

    public func removeAll() {
        (account, nonce, quickActions, searchItems) = (nil, nil, [], [])
        didChange()
    }
}
