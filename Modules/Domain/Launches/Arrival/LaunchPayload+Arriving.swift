public import Foundation
public import Notifications

/// What just arrived. `account` is who is signed in, nil if nobody is: whoever a push or a link names takes precedence.
extension LaunchPayload {
    /// A link, as the system gave it.
    public init(link: String, from source: LaunchSource, for account: AccountID?, at now: Date) {
        self.init(
            source: source, content: .link(link), event: .unique(), owner: account, deliveredAt: now, arrivedAt: now)
    }

    /// A link that the system brought back.
    public init(_ link: SystemLink, for account: AccountID?, at now: Date) {
        self.init(link: link.link, from: LaunchSource(link.kind), for: link.owner ?? account, at: now)
    }

    /// A silent push. `payload` is the parsed push; nil if it cannot be read.
    public init(silent userInfo: Data, reading payload: NotificationPayload?, for account: AccountID?, at now: Date) {
        self.init(
            source: .silentPush, content: .silentPush(userInfo), event: .unique(),
            owner: payload?.owner(signedIn: account) ?? account, deliveredAt: now, arrivedAt: now)
    }

    /// A response to a notification. `payload` is the parsed push; nil if it cannot be read.
    public init(
        _ response: NotificationResponse, reading payload: NotificationPayload?, for account: AccountID?, at now: Date
    ) {
        let notification = response.notification
        self.init(
            source: notification.isLocal ? .localNotification : .notificationResponse, content: .response(response),
            event: EventIdentity(response), owner: payload?.owner(signedIn: account) ?? account,
            deliveredAt: notification.deliveredAt, arrivedAt: now)
    }
}

extension NotificationPayload {
    /// The push's account: the recipient that it names, else the account that is signed in as it arrives. A push whose
    /// recipient cannot be read belongs to ``AccountID/unreadable``, never to the signed-in account.
    /// - Parameter account: nil if nobody is signed in.
    public func owner(signedIn account: AccountID?) -> AccountID? {
        hasUnreadableRecipient ? .unreadable : recipient.map(AccountID.init) ?? account
    }
}
