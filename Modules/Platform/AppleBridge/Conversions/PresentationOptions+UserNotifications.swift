#if canImport(UIKit)
public import Notifications
public import UserNotifications

extension UNNotificationPresentationOptions {
    public init(_ options: PresentationOptions) {
        self.init()
        if options.contains(.badge) { insert(.badge) }
        if options.contains(.sound) { insert(.sound) }
        if options.contains(.list) { insert(.list) }
        if options.contains(.banner) { insert(.banner) }
    }
}
#endif
