public import Foundation

public class UNNotification: NSObject {
    public var date: Date { Date() }
    public var request: UNNotificationRequest { UNNotificationRequest() }
}

public class UNNotificationRequest: NSObject {
    public var identifier: String { "" }
    public var content: UNNotificationContent { UNNotificationContent() }
    public var trigger: UNNotificationTrigger? { nil }
}

public class UNNotificationContent: NSObject {
    public var userInfo: [AnyHashable: Any] { [:] }
}

public class UNNotificationTrigger: NSObject {}

public class UNPushNotificationTrigger: UNNotificationTrigger {}
