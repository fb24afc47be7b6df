public import Foundation

/// Who uses the app, and how far they have come in it.
public struct Session: Hashable, Sendable {
    /// Nil while nobody is signed in.
    public var account: AccountID?
    /// Nil if nobody is signed in, or if the app's backend gives none.
    public var token: SessionToken?
    public var hasOnboarded: Bool
    /// What the account's widgets were given; nil if nobody is signed in, or the app has no widgets.
    public var nonce: LinkNonce?
    /// Whether the user has to unlock the app before anything of it is shown.
    public var hasLock = false
    /// When somebody last signed out; what was delivered before then is nobody else's.
    public var loggedOutAt: Date?
    /// Whether the last logout has yet to empty the archive of received notifications, and to take what was the account's
    /// out of the app's other stores.
    public var needsSignOutCleanup = false

    public init(account: AccountID?, token: SessionToken? = nil, hasOnboarded: Bool, loggedOutAt: Date? = nil) {
        self.account = account
        self.token = token
        self.hasOnboarded = hasOnboarded
        self.loggedOutAt = loggedOutAt
    }
}
