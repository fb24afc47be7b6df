public import Foundation

// Apple: "UNNotificationDefaultActionIdentifier"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let UNNotificationDefaultActionIdentifier = ""
// Apple: "UNNotificationDismissActionIdentifier"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let UNNotificationDismissActionIdentifier = ""

// Apple: "UNNotificationResponse", "notification", "actionIdentifier"
public class UNNotificationResponse: NSObject {
    public var notification: UNNotification { UNNotification() }
    public var actionIdentifier: String { "" }
}

// Apple: "UNTextInputNotificationResponse", "userText"
public class UNTextInputNotificationResponse: UNNotificationResponse {
    public var userText: String { "" }
}
