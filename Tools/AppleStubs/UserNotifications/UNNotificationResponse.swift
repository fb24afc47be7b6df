public import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase
public let UNNotificationDefaultActionIdentifier = ""
// swift-format-ignore: AlwaysUseLowerCamelCase
public let UNNotificationDismissActionIdentifier = ""

public class UNNotificationResponse: NSObject {
    public var notification: UNNotification { UNNotification() }
    public var actionIdentifier: String { "" }
}

public class UNTextInputNotificationResponse: UNNotificationResponse {
    public var userText: String { "" }
}
