public import Notifications

/// What the platform calls. A phone's delegates and the simulated device both speak to an app through this alone.
@MainActor
public protocol ArrivalPort: AnyObject {
    /// The scene connects, and with it whatever the process was started for.
    /// Apple: `scene(_:willConnectTo:options:)`.
    func connect(_ options: ConnectionOptions)

    /// A custom scheme's URLs while the app runs. Apple: `scene(_:openURLContexts:)`.
    func open(urls: [String])

    /// A universal link while the app runs. Apple: `scene(_:continue:)`.
    func continueUserActivity(webpageURL: String)

    /// A response to a notification. Apple: `userNotificationCenter(_:didReceive:withCompletionHandler:)`.
    /// - Parameter completion: called exactly once, when the response is safe.
    func didReceive(_ response: NotificationResponse, completion: @escaping @MainActor () -> Void)

    /// A notification arrives in the foreground. Apple: `userNotificationCenter(_:willPresent:withCompletionHandler:)`.
    /// - Parameter completion: called exactly once, with how it is to be shown.
    func willPresent(
        _ notification: DeliveredNotification, completion: @escaping @MainActor (PresentationOptions) -> Void)

    /// Apple: `sceneWillEnterForeground(_:)`.
    func willEnterForeground()

    /// Apple: `sceneDidEnterBackground(_:)`.
    func didEnterBackground()
}
