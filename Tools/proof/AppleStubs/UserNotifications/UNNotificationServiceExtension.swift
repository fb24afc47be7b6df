public import Foundation

// Apple: "UNNotificationServiceExtension", "didReceive(_:withContentHandler:)", "serviceExtensionTimeWillExpire()"
open class UNNotificationServiceExtension: NSObject {
    open func didReceive(
        _ request: UNNotificationRequest,
        withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void
    ) {}

    open func serviceExtensionTimeWillExpire() {}
}
