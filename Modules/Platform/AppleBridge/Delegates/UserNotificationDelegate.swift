#if canImport(UIKit)
public import Launches
import Notifications
public import UserNotifications

/// Passes responses and notifications in the foreground to the port. Apple: `UNUserNotificationCenterDelegate`.
///
/// Apple's page names no thread for these calls, but iOS makes them on the main thread and wants their completion
/// there: the conformance is the main actor's, which Swift checks on entry, and the completion never leaves it.
@MainActor
open class UserNotificationDelegate: NSObject, @MainActor UNUserNotificationCenterDelegate {
    private let port: any ArrivalPort
    private let settingsLink: String?

    /// - Parameter settingsLink: opens the app's own settings for notifications; nil for an app without. Ask for the
    ///   permission with `AuthorizationOptions.providesAppNotificationSettings`, or iOS shows no button that leads
    ///   there.
    public init(port: any ArrivalPort, settingsLink: String? = nil) {
        self.port = port
        self.settingsLink = settingsLink
    }

    open func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) {
        if ArrivalApplicationDelegate.current?.isForAnother(response) == true { return completionHandler() }
        port.didReceive(NotificationResponse(response)) { completionHandler() }
    }

    open func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) {
        port.willPresent(DeliveredNotification(notification)) { completionHandler(.init($0)) }
    }

    /// From the settings of iOS, or from the menu of a notification. The link is as trusted as an intent's.
    open func userNotificationCenter(
        _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?
    ) {
        if let settingsLink { port.open(SystemLink(settingsLink, through: .appIntent)) }
    }
}
#endif
