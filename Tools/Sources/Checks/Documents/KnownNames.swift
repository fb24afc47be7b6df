/// Names that the pages may use though no file of the project does: Swift's, Apple's, the packages', and banned ones.
enum KnownNames {
    static let platform = words(
        """
        AppKit AsyncSequence AsyncStream BGTaskSchedulerPermittedIdentifiers Bundle CFBundleLocalizations
        CFBundleURLTypes Codable Combine Darwin Data Date Debug Decodable Dispatch DispatchQueue
        Encodable Equatable Foundation FoundationNetworking Hashable Info InlineArray Keychain Linux NSUserActivityTypes
        Observable Observation Observations PushKit Release Result SQLite Sendable SendableMetatype Span String Swift
        SwiftUI Task Testing UIApplication UIApplicationDelegate UIApplicationSceneManifest
        UIApplicationShortcutItemUserInfo UIApplicationSupportsMultipleScenes UIBackgroundModes
        UIKit UINavigationController UIOpenURLContext UIScene UISceneDelegate UISceneDelegateClassName UISceneSession
        UIWindowScene UIWindowSceneDelegate UNAuthorizationOptions UNAuthorizationStatus UNMutableNotificationContent
        UNNotification UNNotificationAction UNNotificationCategory UNNotificationContent
        UNNotificationPresentationOptions UNNotificationRequest UNNotificationResponse
        UNNotificationServiceExtension UNTextInputNotificationAction UNTimeIntervalNotificationTrigger
        UNUserNotificationCenter UNUserNotificationCenterDelegate URLComponents URLSession UserDefaults
        UserNotifications XCTest Xcode
        """)

    static let packages = words("DatabaseMigrator DatabasePool DatabaseQueue FlyingFox OpenCombine ValueObservation")

    static let banned = words("Common Core Default Helper Impl Manager Util Utils")

    static let all = platform.union(packages).union(banned)

    private static func words(_ text: String) -> Set<String> {
        Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
    }
}
