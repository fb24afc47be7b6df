#if canImport(UIKit)
public import Notifications
public import UserNotifications

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
#endif
