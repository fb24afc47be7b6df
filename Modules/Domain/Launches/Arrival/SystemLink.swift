public import Foundation
import Notifications

/// A link that the app once gave to the system, and that comes back when the user asks for it.
///
/// An account's link names the account as its owner, so that it opens nothing for another account.
public struct SystemLink: Hashable, Sendable {
    /// Where the user asked for it.
    public enum Kind: String, Sendable, CaseIterable {
        /// An entry in the menu of the app's icon. Apple: `UIApplicationShortcutItem`.
        case quickAction
        /// A search result. Apple: `CSSearchableItemActionType`.
        case spotlight
        /// An activity of a type that the app declares, on this device or another one. Apple: `NSUserActivity`.
        case handoff
        /// Shortcuts or Siri. Apple: `AppIntent`.
        case appIntent
    }

    public let link: String
    public let kind: Kind
    /// Nil if it names none, as an entry that every account has.
    public let owner: AccountID?

    public init(_ link: String, through kind: Kind, owner: AccountID? = nil) {
        self.link = link
        self.kind = kind
        self.owner = owner
    }

    /// Reads what ``json`` made, or the app's own dictionary with the keys `link` and `owner`. `address` is an
    /// activity's web page: the link, if the dictionary names none.
    ///
    /// An owner that cannot be read becomes ``AccountID/unreadable``.
    /// - Returns: nil if there is no link.
    public init?(json: Data, through kind: Kind, address: String? = nil) {
        let value = JSONValue(json: json)
        guard let link = value?["link"]?.text ?? address else { return nil }
        let owner: AccountID? =
            switch value?["owner"] {
            case nil, .null: nil
            case let owner?: owner.text.map(AccountID.init) ?? .unreadable
            }
        self.init(link, through: kind, owner: owner)
    }

    /// The link with its owner, for where the system keeps a text alone, such as a search item's identifier.
    public var json: Data {
        var members = ["link": JSONValue.string(link)]
        if let owner { members["owner"] = .string(owner.description) }
        return JSONValue.object(members).json
    }
}
