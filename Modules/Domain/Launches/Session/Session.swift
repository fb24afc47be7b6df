public import Foundation

/// Who uses the app, and how far they have come in it.
public struct Session: Equatable, Sendable {
    /// Nil while nobody is signed in.
    public var account: AccountID?
    public var hasOnboarded: Bool
    /// When somebody last signed out; what was delivered before then is nobody else's.
    public var loggedOutAt: Date?
    /// Whether the last logout has yet to empty the archive of received notifications.
    public var hasArchiveToClear = false

    public init(account: AccountID?, hasOnboarded: Bool, loggedOutAt: Date? = nil) {
        self.account = account
        self.hasOnboarded = hasOnboarded
        self.loggedOutAt = loggedOutAt
    }
}
