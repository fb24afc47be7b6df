#if canImport(UIKit)
public import Notifications
import UIKit
public import UserNotifications

extension NotificationAuthorization {
    init(_ status: UNAuthorizationStatus) {
        switch status {
        case .notDetermined: self = .notDetermined
        case .denied: self = .denied
        case .authorized: self = .authorized
        case .provisional: self = .provisional
        case .ephemeral: self = .ephemeral
        @unknown default: self = .unknown
        }
    }
}

extension UNAuthorizationOptions {
    init(_ options: AuthorizationOptions) {
        self = []
        if options.contains(.badge) { insert(.badge) }
        if options.contains(.sound) { insert(.sound) }
        if options.contains(.alert) { insert(.alert) }
        if options.contains(.provisional) { insert(.provisional) }
        if options.contains(.providesAppNotificationSettings) { insert(.providesAppNotificationSettings) }
    }
}

extension NotificationCategory {
    /// The category as the system takes it. Apple: "Declaring your actionable notification types".
    /// - Parameter title: an action's title in the user's language.
    public func registered(title: (NotificationAction) -> String) -> UNNotificationCategory {
        UNNotificationCategory(
            identifier: id, actions: actions.map { $0.registered(title: title($0)) }, intentIdentifiers: [],
            options: reportsDismissal ? .customDismissAction : [])
    }
}

extension NotificationAction {
    fileprivate func registered(title: String) -> UNNotificationAction {
        switch meaning {
        case .open:
            UNNotificationAction(identifier: id, title: title, options: options.registered.union(.foreground))
        case .perform: UNNotificationAction(identifier: id, title: title, options: options.registered)
        case .performWithText:
            UNTextInputNotificationAction(
                identifier: id, title: title, options: options.registered, textInputButtonTitle: title,
                textInputPlaceholder: "")
        }
    }
}

extension NotificationAction.Options {
    fileprivate var registered: UNNotificationActionOptions {
        var registered: UNNotificationActionOptions = []
        if contains(.authenticationRequired) { registered.insert(.authenticationRequired) }
        if contains(.destructive) { registered.insert(.destructive) }
        return registered
    }
}

extension UNNotificationPresentationOptions {
    public init(_ options: PresentationOptions) {
        self.init()
        if options.contains(.badge) { insert(.badge) }
        if options.contains(.sound) { insert(.sound) }
        if options.contains(.list) { insert(.list) }
        if options.contains(.banner) { insert(.banner) }
    }
}

extension DeliveredNotification {
    /// A notification as the system hands it over; one that no push triggered is local.
    public init(_ notification: UNNotification) {
        let request = notification.request
        self.init(
            requestID: request.identifier, deliveredAt: notification.date,
            content: JSONValue(request.content.userInfo), isLocal: !(request.trigger is UNPushNotificationTrigger))
    }
}

extension NotificationResponse {
    /// What the user did, with the text of an action that takes some and the scene that the system chose.
    @MainActor
    public init(_ response: UNNotificationResponse) {
        self.init(
            DeliveredNotification(response.notification), action: Action(response),
            targetScene: response.targetScene.map { SceneID($0.session) })
    }
}

extension NotificationResponse.Action {
    /// The action behind Apple's own identifiers, else one of the category's.
    public init(_ response: UNNotificationResponse) {
        switch response.actionIdentifier {
        case UNNotificationDefaultActionIdentifier: self = .open
        case UNNotificationDismissActionIdentifier: self = .dismiss
        case let id: self = .custom(id: id, text: (response as? UNTextInputNotificationResponse)?.userText)
        }
    }
}
#endif
