public import Foundation
public import UserNotifications

// Apple: "UIScene", "ConnectionOptions", "session", "delegate", "didActivateNotification"
@MainActor
open class UIScene: UIResponder {
    @MainActor
    public class ConnectionOptions: NSObject {
        public var urlContexts: Set<UIOpenURLContext> { [] }
        public var userActivities: Set<NSUserActivity> { [] }
        public var notificationResponse: UNNotificationResponse? { nil }
        public var shortcutItem: UIApplicationShortcutItem? { nil }
    }

    public nonisolated static var didActivateNotification: NSNotification.Name { NSNotification.Name("") }

    public var session: UISceneSession { UISceneSession() }

    public var delegate: (any UISceneDelegate)?
}

// Apple: "UIWindowScene"
@MainActor
public class UIWindowScene: UIScene {}

// Apple: "UISceneSession", "Role", "persistentIdentifier", "role", "configuration"
@MainActor
public class UISceneSession: NSObject {
    public struct Role: Hashable, RawRepresentable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let windowApplication = Role(rawValue: "")
    }

    public var persistentIdentifier: String { "" }
    public var role: Role { .windowApplication }
    public var configuration: UISceneConfiguration { UISceneConfiguration(name: nil, sessionRole: role) }
}

// Apple: "UISceneConfiguration", "init(name:sessionRole:)", "name", "delegateClass", "sceneClass", "storyboard"
@MainActor
public class UISceneConfiguration: NSObject {
    public init(name: String?, sessionRole: UISceneSession.Role) {}

    public var name: String? { nil }
    public var delegateClass: AnyClass?
    public var sceneClass: AnyClass?
    public var storyboard: UIStoryboard?
}

// Apple: "UIOpenURLContext", "url"
@MainActor
public class UIOpenURLContext: NSObject {
    public var url: URL { URL(filePath: "/") }
}

// Apple: "UNNotificationResponse", "targetScene"
extension UNNotificationResponse {
    public var targetScene: UIScene? { nil }
}
