public import Foundation

// Apple: "UNNotification", "date", "request"
public class UNNotification: NSObject {
    public var date: Date { Date() }
    public var request: UNNotificationRequest { UNNotificationRequest() }
}

// Apple: "UNNotificationRequest", "identifier", "content", "trigger", "init(identifier:content:trigger:)"
public class UNNotificationRequest: NSObject {
    public var identifier: String { "" }
    public var content: UNNotificationContent { UNNotificationContent() }
    public var trigger: UNNotificationTrigger? { nil }

    public convenience init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
        self.init()
    }
}

// Apple: "UNNotificationTrigger"
public class UNNotificationTrigger: NSObject {}

// Apple: "UNPushNotificationTrigger"
public class UNPushNotificationTrigger: UNNotificationTrigger {}

// Apple: "UNCalendarNotificationTrigger", "init(dateMatching:repeats:)", "nextTriggerDate()"
public class UNCalendarNotificationTrigger: UNNotificationTrigger {
    public convenience init(dateMatching dateComponents: DateComponents, repeats: Bool) {
        self.init()
    }

    public func nextTriggerDate() -> Date? { nil }
}
