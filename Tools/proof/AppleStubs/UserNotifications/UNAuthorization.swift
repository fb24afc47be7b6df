public import Foundation

// Apple: "UNNotificationSettings", "authorizationStatus"
public class UNNotificationSettings: NSObject {
    public var authorizationStatus: UNAuthorizationStatus { .notDetermined }
}

// Later systems may add a case: a switch over it needs a default.
// Apple: "UNAuthorizationStatus", "notDetermined", "denied", "authorized", "provisional", "ephemeral"
public enum UNAuthorizationStatus: Int, Sendable {
    case notDetermined = 0
    case denied = 1
    case authorized = 2
    case provisional = 3
    case ephemeral = 4
}

// Apple: "UNAuthorizationOptions", "badge", "sound", "alert", "provisional",
// "providesAppNotificationSettings"
public struct UNAuthorizationOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static var badge: Self { Self(rawValue: 1 << 0) }
    public static var sound: Self { Self(rawValue: 1 << 1) }
    public static var alert: Self { Self(rawValue: 1 << 2) }
    public static var providesAppNotificationSettings: Self { Self(rawValue: 1 << 5) }
    public static var provisional: Self { Self(rawValue: 1 << 6) }
}
