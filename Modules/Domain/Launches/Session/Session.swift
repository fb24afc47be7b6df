public import Foundation

/// The signed-in account, and its progress through onboarding.
public struct Session: Hashable, Sendable {
    /// Nil while no account is signed in.
    public var account: AccountID?
    /// Nil if nobody is signed in, or if the app's backend gives none.
    public var token: SessionToken?
    public var hasOnboarded: Bool
    /// The nonce of the account's widgets; nil if no account is signed in, or the app has no widgets.
    public var nonce: LinkNonce?
    /// Whether the user has to unlock the app before it shows any content.
    public var hasLock = false
    /// The time of the last sign-out. A payload delivered before it belongs to no later account.
    public var loggedOutAt: Date?
    /// Whether the last sign-out has yet to empty the archive of received notifications, and to delete the account's
    /// content from the app's other stores.
    public var needsSignOutCleanup = false

    public init(account: AccountID?, token: SessionToken? = nil, hasOnboarded: Bool, loggedOutAt: Date? = nil) {
        self.account = account
        self.token = token
        self.hasOnboarded = hasOnboarded
        self.loggedOutAt = loggedOutAt
    }
}

/// The id of an account.
public struct AccountID: Hashable, Sendable, CustomStringConvertible {
    public let description: String

    /// A recipient that cannot be read. No account has an empty id, so it never equals the signed-in account.
    public static let unreadable = AccountID("")

    public init(_ description: String) {
        self.description = description
    }

    /// Compares bytes: `==` of strings accepts another Unicode spelling, a backend need not.
    public static func == (one: Self, other: Self) -> Bool {
        one.description.utf8.elementsEqual(other.description.utf8)
    }
}
