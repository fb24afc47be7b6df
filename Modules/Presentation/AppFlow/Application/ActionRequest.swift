public import Foundation
public import Launches
public import Navigation
public import Notifications

/// A notification's action that the app has to perform.
public struct ActionRequest: Equatable, Sendable {
    /// The action's identifier.
    public let action: String
    /// The typed text, for an action that takes text.
    public let text: String?
    public let notification: NotificationPayload
    /// The parameters of the link that a tap would open, as captured from path and query.
    public let parameters: [String: String]
    public let account: AccountID
    /// Identifies this effect: the same for every attempt at it. The store of the effect keeps it unique.
    public let key: EventIdentity
    /// When the user acted.
    public let date: Date
    /// The screen that a tap would open, as the link's route declares it; nil if it declares none.
    public let target: Screen?

    public init(
        action: String, text: String?, notification: NotificationPayload, parameters: [String: String],
        account: AccountID, key: EventIdentity, date: Date, target: Screen?
    ) {
        self.action = action
        self.text = text
        self.notification = notification
        self.parameters = parameters
        self.account = account
        self.key = key
        self.date = date
        self.target = target
    }
}
