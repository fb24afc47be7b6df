public import Foundation
public import Notifications

/// What the platform calls. A phone's delegates and the simulated device both speak to an app through this alone.
@MainActor
public protocol ArrivalPort: AnyObject {
    /// A scene connects, and with it whatever the process was started for.
    /// Apple: `scene(_:willConnectTo:options:)`.
    func connect(_ options: ConnectionOptions)

    /// A custom scheme's URLs while the app runs. Apple: `scene(_:openURLContexts:)`.
    func open(urls: [String])

    /// A universal link while the app runs. Apple: `scene(_:continue:)`.
    func continueUserActivity(webpageURL: String)

    /// A quick action, a search result, an activity or an intent while the app runs; an intent at a start, too.
    /// Apple: `windowScene(_:performActionFor:completionHandler:)`, `scene(_:continue:)`, `AppIntent`.
    func open(_ link: SystemLink)

    /// A response to a notification. Apple: `userNotificationCenter(_:didReceive:withCompletionHandler:)`.
    /// - Parameters:
    ///   - response: what was tapped, and what was typed.
    ///   - completion: called exactly once: for a tap when it is safe, for an action when its effect stands or its
    ///     time is over.
    func didReceive(_ response: NotificationResponse, completion: @escaping @MainActor () -> Void)

    /// A notification arrives in the foreground. Apple: `userNotificationCenter(_:willPresent:withCompletionHandler:)`.
    /// - Parameters:
    ///   - notification: the notification that arrives.
    ///   - completion: called exactly once, with how it is to be shown.
    func willPresent(
        _ notification: DeliveredNotification, completion: @escaping @MainActor (PresentationOptions) -> Void)

    /// A push with content for the app and nothing for its user to tap.
    /// Apple: `application(_:didReceiveRemoteNotification:fetchCompletionHandler:)`.
    /// - Parameters:
    ///   - userInfo: the dictionary as JSON.
    ///   - completion: called exactly once, when the content is kept.
    func didReceiveRemoteNotification(
        _ userInfo: Data, completion: @escaping @MainActor (BackgroundFetchResult) -> Void)

    /// The system gives the app its device token, as it does at every launch that asks for it, whatever the user lets the
    /// app show. Apple: `application(_:didRegisterForRemoteNotificationsWithDeviceToken:)`.
    func didRegister(deviceToken: Data)

    /// The system has no device token for the app now. Apple:
    /// `application(_:didFailToRegisterForRemoteNotificationsWithError:)`.
    /// - Parameter reason: for the log.
    func didFailToRegister(reason: String)

    /// Apple: `sceneWillEnterForeground(_:)`.
    func willEnterForeground(_ scene: SceneID)

    /// Apple: `sceneDidEnterBackground(_:)`.
    func didEnterBackground(_ scene: SceneID)

    /// The scene is gone, its process may live on. Apple: `sceneDidDisconnect(_:)`.
    func disconnect(_ scene: SceneID)

    /// The files that iOS kept closed since the device was switched on can be read, as it was unlocked for the first
    /// time. Apple: `applicationProtectedDataDidBecomeAvailable(_:)`.
    func protectedDataDidBecomeAvailable()

    /// The system gives the app the time in the background that it asked for by ``BackgroundRefreshScheduler``.
    /// Apple: "BGAppRefreshTask", `register(forTaskWithIdentifier:using:launchHandler:)`.
    /// - Parameter completion: called exactly once, with whether nothing is left to send.
    func refreshInBackground(completion: @escaping @MainActor (Bool) -> Void)

    /// The time of that refresh is over. Apple: `BGTask.expirationHandler`.
    func backgroundRefreshExpired()

    /// The process ends in good order. Apple: `applicationWillTerminate(_:)`.
    func willTerminate()
}

/// What an app that never asks for a refresh does with one.
extension ArrivalPort {
    public func refreshInBackground(completion: @escaping @MainActor (Bool) -> Void) { completion(true) }

    public func backgroundRefreshExpired() {}
}

/// What a silent push brought. Apple: `UIBackgroundFetchResult`.
public enum BackgroundFetchResult: Sendable, Equatable {
    case newData, noData, failed
}
