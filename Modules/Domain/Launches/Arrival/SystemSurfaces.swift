/// Where the system shows links of the app outside its process: search results, the menu of its icon, and widgets.
///
/// What lies there is one account's, and goes with its sign-out.
@MainActor
public protocol SystemSurfaces: AnyObject {
    /// Gives widgets, Live Activities and controls the nonce that makes the app trust their links.
    func give(_ nonce: LinkNonce, of account: AccountID)

    /// Puts these into the menu of the app's icon, in the place of those before. Apple: `UIApplication.shortcutItems`.
    func setQuickActions(_ items: [SystemItem])

    /// Lets the user find these. Apple: `CSSearchableIndex`.
    func index(_ items: [SystemItem])

    /// Has the user find these links of an account no more. Apple: `deleteSearchableItems(withIdentifiers:completionHandler:)`.
    func removeFromIndex(_ links: [String], of account: AccountID)

    /// Takes back all that lies there, nonces too.
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
