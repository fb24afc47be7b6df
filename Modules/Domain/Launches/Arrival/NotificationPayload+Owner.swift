public import Notifications

extension NotificationPayload {
    /// Whose the push is: the recipient that it names, else the account that is signed in as it arrives.
    /// - Parameter account: nil if nobody is signed in.
    public func owner(signedIn account: AccountID?) -> AccountID? {
        recipient.map(AccountID.init) ?? account
    }
}
