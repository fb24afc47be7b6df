public import Foundation

// Every method is optional in the SDK, on no actor. Here each one that the bridge means to implement is required, so
// that one which is misspelt or of another type fails the check. Tools/proof/typecheck-apple also takes `@Sendable` away from
// the completion handlers, which earlier SDKs did not have.
// Apple: "UNUserNotificationCenterDelegate", "userNotificationCenter(_:willPresent:withCompletionHandler:)",
// "userNotificationCenter(_:didReceive:withCompletionHandler:)", "userNotificationCenter(_:openSettingsFor:)"
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping @Sendable (UNNotificationPresentationOptions) -> Void)

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping @Sendable () -> Void)

    func userNotificationCenter(
        _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
}
