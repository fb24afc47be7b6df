public import Foundation

// Apple: "UIResponder"
@MainActor
open class UIResponder: NSObject {}

// Apple: "UIApplication", "LaunchOptionsKey", "shared", "delegate", "registerForRemoteNotifications()",
// "shortcutItems", "beginBackgroundTask(withName:expirationHandler:)", "endBackgroundTask(_:)",
// "open(_:options:completionHandler:)", "OpenExternalURLOptionsKey", "universalLinksOnly",
// "openNotificationSettingsURLString", "applicationState", "State"
@MainActor
open class UIApplication: UIResponder {
    public struct LaunchOptionsKey: Hashable, RawRepresentable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    public struct OpenExternalURLOptionsKey: Hashable, RawRepresentable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "")
    }

    public enum State: Int, Sendable {
        case active = 0
        case inactive = 1
        case background = 2
    }

    open var applicationState: State { .active }

    @available(iOSApplicationExtension, unavailable)
    open class var shared: UIApplication { UIApplication() }

    @available(iOS 16.0, *)
    public class var openNotificationSettingsURLString: String { "" }

    public weak var delegate: (any UIApplicationDelegate)?

    open func registerForRemoteNotifications() {}

    public var shortcutItems: [UIApplicationShortcutItem]?

    open nonisolated func beginBackgroundTask(
        withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier { .invalid }

    open nonisolated func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

    @available(iOSApplicationExtension, unavailable)
    open func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {}
}

// Apple: "UIBackgroundTaskIdentifier", "invalid"
public struct UIBackgroundTaskIdentifier: Hashable, RawRepresentable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

// Apple: "UIBackgroundFetchResult", "newData", "noData", "failed"
public enum UIBackgroundFetchResult: UInt, Sendable {
    case newData = 0
    case noData = 1
    case failed = 2
}
