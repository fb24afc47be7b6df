#if canImport(UIKit)
public import Notifications
import UIKit
public import UserNotifications

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
