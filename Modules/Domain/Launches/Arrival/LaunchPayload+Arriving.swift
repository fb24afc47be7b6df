public import Foundation
public import Notifications

extension LaunchPayload {
    /// A link that was just opened.
    /// - Parameters:
    ///   - link: the link as the system gave it.
    ///   - source: the channel that it came through.
    ///   - account: who is signed in; nil if nobody is.
    ///   - now: when it was opened.
    public init(link: String, from source: LaunchSource, for account: AccountID?, at now: Date) {
        self.init(
            source: source, content: .link(link), event: .unique(), owner: account, deliveredAt: now, arrivedAt: now)
    }

    /// A URL of the app's own scheme that was just opened.
    /// - Parameters:
    ///   - url: the URL as the system gave it.
    ///   - nonce: that of the app's widgets; nil if they have none.
    ///   - account: who is signed in; nil if nobody is.
    ///   - now: when it was opened.
    public init(url: String, trusting nonce: LinkNonce?, for account: AccountID?, at now: Date) {
        if let link = nonce?.removed(from: url) {
            self.init(link: link, from: .widget, for: account, at: now)
        } else {
            self.init(link: url, from: .openURL, for: account, at: now)
        }
    }

    /// A link that the system just brought back.
    /// - Parameters:
    ///   - link: the link, and whose it is.
    ///   - account: who is signed in; nil if nobody is. An owner that the link names takes precedence.
    ///   - now: when the user asked for it.
    public init(_ link: SystemLink, for account: AccountID?, at now: Date) {
        self.init(link: link.link, from: LaunchSource(link.kind), for: link.owner ?? account, at: now)
    }

    /// A silent push that just came.
    /// - Parameters:
    ///   - userInfo: the push's JSON.
    ///   - payload: the parsed push; nil if it cannot be read.
    ///   - account: who is signed in; nil if nobody is. A recipient named in the payload takes precedence.
    ///   - now: when it came.
    public init(silent userInfo: Data, reading payload: NotificationPayload?, for account: AccountID?, at now: Date) {
        self.init(
            source: .silentPush, content: .silentPush(userInfo), event: .unique(),
            owner: payload?.owner(signedIn: account) ?? account, deliveredAt: now, arrivedAt: now)
    }

    /// A response that was just given.
    /// - Parameters:
    ///   - response: the response.
    ///   - payload: the parsed notification; nil if it cannot be read.
    ///   - account: who is signed in; nil if nobody is. A recipient named in the payload takes precedence.
    ///   - now: when it was given.
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
