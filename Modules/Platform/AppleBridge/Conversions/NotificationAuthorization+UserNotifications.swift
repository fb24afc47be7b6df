#if canImport(UIKit)
import Notifications
import UserNotifications

extension NotificationAuthorization {
    init(_ status: UNAuthorizationStatus) {
        switch status {
        case .notDetermined: self = .notDetermined
        case .denied: self = .denied
        case .authorized: self = .authorized
        case .provisional: self = .provisional
        case .ephemeral: self = .ephemeral
        @unknown default: self = .unknown
        }
    }
}

extension UNAuthorizationOptions {
    init(_ options: AuthorizationOptions) {
        self = []
        if options.contains(.badge) { insert(.badge) }
        if options.contains(.sound) { insert(.sound) }
        if options.contains(.alert) { insert(.alert) }
        if options.contains(.provisional) { insert(.provisional) }
        if options.contains(.providesAppNotificationSettings) { insert(.providesAppNotificationSettings) }
    }
}
#endif
