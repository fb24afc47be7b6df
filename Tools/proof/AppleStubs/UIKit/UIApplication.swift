public import Foundation

// Apple: "UIResponder"
@MainActor
open class UIResponder: NSObject {}

// Apple: "UIApplication", "LaunchOptionsKey", "shared", "delegate", "registerForRemoteNotifications()",
// "shortcutItems"
@MainActor
open class UIApplication: UIResponder {
    public struct LaunchOptionsKey: Hashable, RawRepresentable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    open class var shared: UIApplication { UIApplication() }

    public weak var delegate: (any UIApplicationDelegate)?

    open func registerForRemoteNotifications() {}

    public var shortcutItems: [UIApplicationShortcutItem]?
}

// Apple: "UIBackgroundFetchResult", "newData", "noData", "failed"
public enum UIBackgroundFetchResult: UInt, Sendable {
    case newData = 0
    case noData = 1
    case failed = 2
}
