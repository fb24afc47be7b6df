public import Foundation
public import UserNotifications

@MainActor
open class UIScene: UIResponder {
    @MainActor
    public class ConnectionOptions: NSObject {
        public var urlContexts: Set<UIOpenURLContext> { [] }
        public var userActivities: Set<NSUserActivity> { [] }
        public var notificationResponse: UNNotificationResponse? { nil }
        public var shortcutItem: UIApplicationShortcutItem? { nil }
    }

    public var session: UISceneSession { UISceneSession() }
}

@MainActor
public class UIWindowScene: UIScene {}

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

@MainActor
public class UISceneConfiguration: NSObject {
    public init(name: String?, sessionRole: UISceneSession.Role) {}

    public var name: String? { nil }
    public var delegateClass: AnyClass?
}

@MainActor
public class UIOpenURLContext: NSObject {
    public var url: URL { URL(filePath: "/") }
}

extension UNNotificationResponse {
    public var targetScene: UIScene? { nil }
}
