public import Notifications

extension NotificationPayload {
    /// Whose the push is: the recipient that it names, else the account that is signed in as it arrives. One that names a
    /// recipient which cannot be read is ``AccountID/unreadable``'s, never that account's.
    /// - Parameter account: nil if nobody is signed in.
    public func owner(signedIn account: AccountID?) -> AccountID? {
        hasUnreadableRecipient ? .unreadable : recipient.map(AccountID.init) ?? account
    }
}
