public import Notifications

extension NotificationPayload {
    /// The push's account: the recipient that it names, else the account that is signed in as it arrives. A push whose
    /// recipient cannot be read belongs to ``AccountID/unreadable``, never to the signed-in account.
    /// - Parameter account: nil if nobody is signed in.
    public func owner(signedIn account: AccountID?) -> AccountID? {
        hasUnreadableRecipient ? .unreadable : recipient.map(AccountID.init) ?? account
    }
}
