/// What the user did with a delivered notification. Apple: `UNNotificationResponse`.
public struct NotificationResponse: Equatable, Sendable {
    /// What the user tapped, or that the notification was dismissed.
    public enum Action: Equatable, Sendable {
        /// The notification itself was tapped. Apple: `UNNotificationDefaultActionIdentifier`.
        case open
        /// It was dismissed. Apple: `UNNotificationDismissActionIdentifier`.
        case dismiss
        /// One of its category's actions, with what was typed where the action takes text.
        case custom(id: String, text: String? = nil)
    }

    public var notification: DeliveredNotification
    public var action: Action
    /// The scene in which the system wants it handled; nil for the active one. Apple: `targetScene`.
    public var targetScene: SceneID?

    public init(_ notification: DeliveredNotification, action: Action = .open, targetScene: SceneID? = nil) {
        self.notification = notification
        self.action = action
        self.targetScene = targetScene
    }
}

extension NotificationResponse.Action {
    /// The action's identifier, stable enough to be part of an event's identity.
    public var id: String {
        switch self {
        case .open: "open"
        case .dismiss: "dismiss"
        case .custom(let id, _): "action:\(id)"
        }
    }

    /// The action of an identifier, Apple's or the app's.
    /// - Parameters:
    ///   - identifier: the action's.
    ///   - text: what was typed, for an action that takes text.
    public init(identifier: String, text: String? = nil) {
        switch identifier {
        case "com.apple.UNNotificationDefaultActionIdentifier": self = .open
        case "com.apple.UNNotificationDismissActionIdentifier": self = .dismiss
        default: self = .custom(id: identifier, text: text)
        }
    }
}

/// Which scene. Apple: `UISceneSession.persistentIdentifier`.
public struct SceneID: Hashable, Sendable, CustomStringConvertible {
    public let description: String

    public init(_ description: String) {
        self.description = description
    }

    /// The only scene of an app that has one.
    public static let main = SceneID("main")
}
