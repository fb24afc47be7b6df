public import Foundation

// Apple: "UNUserNotificationCenter", "current()", "delegate", "setNotificationCategories(_:)",
// "getNotificationCategories(completionHandler:)", "getNotificationSettings(completionHandler:)",
// "requestAuthorization(options:completionHandler:)", "add(_:withCompletionHandler:)",
// "getPendingNotificationRequests(completionHandler:)", "removePendingNotificationRequests(withIdentifiers:)",
// "removeAllPendingNotificationRequests()", "getDeliveredNotifications(completionHandler:)",
// "removeDeliveredNotifications(withIdentifiers:)", "removeAllDeliveredNotifications()",
// "setBadgeCount(_:withCompletionHandler:)"
public class UNUserNotificationCenter: NSObject {
    public class func current() -> UNUserNotificationCenter { UNUserNotificationCenter() }

    public weak var delegate: (any UNUserNotificationCenterDelegate)?

    public func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {}

    public func getNotificationCategories(
        completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void
    ) {}

    public func getNotificationSettings(completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void) {}

    public func requestAuthorization(
        options: UNAuthorizationOptions = [], completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {}

    public func add(
        _ request: UNNotificationRequest,
        withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {}

    public func getPendingNotificationRequests(
        completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
    ) {}

    public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {}

    public func removeAllPendingNotificationRequests() {}

    public func getDeliveredNotifications(
        completionHandler: @escaping @Sendable ([UNNotification]) -> Void
    ) {}

    public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}

    public func removeAllDeliveredNotifications() {}

    public func setBadgeCount(
        _ newBadgeCount: Int, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {}
}

// Apple: "UNNotificationPresentationOptions", "badge", "sound", "list", "banner"
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static var badge: Self { Self(rawValue: 1 << 0) }
    public static var sound: Self { Self(rawValue: 1 << 1) }
    public static var list: Self { Self(rawValue: 1 << 3) }
    public static var banner: Self { Self(rawValue: 1 << 4) }
}
