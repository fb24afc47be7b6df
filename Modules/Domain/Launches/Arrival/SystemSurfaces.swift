/// Where the system shows links of the app outside its process: search results, the menu of its icon, and widgets.
///
/// The links belong to one account, and its sign-out removes them.
@MainActor
public protocol SystemSurfaces: AnyObject {
    /// Gives widgets, Live Activities and controls the nonce that makes the app trust their links.
    func give(_ nonce: LinkNonce, of account: AccountID)

    /// Replaces the quick actions in the menu of the app's icon. Apple: `UIApplication.shortcutItems`.
    func setQuickActions(_ items: [SystemItem])

    /// Adds these items to the search index. Apple: `CSSearchableIndex`.
    func index(_ items: [SystemItem])

    /// Removes these links of an account from the search index. Apple:
    /// `deleteSearchableItems(withIdentifiers:completionHandler:)`.
    func removeFromIndex(_ links: [String], of account: AccountID)

    /// Removes all links and nonces.
    func removeAll()
}

/// A link that the system shows under a title.
public struct SystemItem: Hashable, Sendable {
    public let title: String
    public let link: String
    public let owner: AccountID

    public init(_ title: String, link: String, owner: AccountID) {
        self.title = title
        self.link = link
        self.owner = owner
    }
}
