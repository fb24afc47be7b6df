public import Foundation

public class UNNotification: NSObject {
    public var date: Date { Date() }
    public var request: UNNotificationRequest { UNNotificationRequest() }
}

public class UNNotificationRequest: NSObject {
    public var identifier: String { "" }
    public var content: UNNotificationContent { UNNotificationContent() }
    public var trigger: UNNotificationTrigger? { nil }

    public convenience init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
        self.init()
    }
}

public class UNNotificationTrigger: NSObject {}

public class UNPushNotificationTrigger: UNNotificationTrigger {}

public class UNCalendarNotificationTrigger: UNNotificationTrigger {
    public convenience init(dateMatching dateComponents: DateComponents, repeats: Bool) {
        self.init()
    }

    public func nextTriggerDate() -> Date? { nil }
}
