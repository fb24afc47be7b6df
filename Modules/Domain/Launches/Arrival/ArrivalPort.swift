public import Foundation
public import Notifications

/// The app's side of the system's callbacks. A phone's delegates and the simulated device call an app only through it.
@MainActor
public protocol ArrivalPort: AnyObject {
    /// A scene connects, with the links and the response that the process was started for.
    /// Apple: `scene(_:willConnectTo:options:)`.
    func connect(_ options: ConnectionOptions)

    /// A custom scheme's URLs while the app runs. Apple: `scene(_:openURLContexts:)`.
    func open(urls: [String])

    /// A universal link while the app runs. Apple: `scene(_:continue:)`.
    func continueUserActivity(webpageURL: String)

    /// A quick action, a search result, an activity or an intent while the app runs; an intent at a cold start, too.
    /// Apple: `windowScene(_:performActionFor:completionHandler:)`, `scene(_:continue:)`, `AppIntent`.
    func open(_ link: SystemLink)

    /// A response to a notification. Apple: `userNotificationCenter(_:didReceive:withCompletionHandler:)`.
    ///
    /// `completion` is called exactly once: for a tap once it is recorded; for an action once it is settled and the
    /// flush of the outbox that follows has ended, once the action has to wait, or after 20 seconds.
    func didReceive(_ response: NotificationResponse, completion: @escaping @MainActor () -> Void)

    /// A notification arrives in the foreground. Apple: `userNotificationCenter(_:willPresent:withCompletionHandler:)`.
    ///
    /// `completion` is called exactly once, with how it is to be shown.
    func willPresent(
        _ notification: DeliveredNotification, completion: @escaping @MainActor (PresentationOptions) -> Void)

    /// A silent push: content for the app, and nothing for the user to tap.
    /// Apple: `application(_:didReceiveRemoteNotification:fetchCompletionHandler:)`.
    /// - Parameters:
    ///   - userInfo: the dictionary as JSON.
    ///   - completion: called exactly once, when the content is stored or cannot be.
    func didReceiveRemoteNotification(
        _ userInfo: Data, completion: @escaping @MainActor (BackgroundFetchResult) -> Void)

    /// The system gives the app its device token, at every launch that asks for it, even without permission to notify.
    /// Apple: `application(_:didRegisterForRemoteNotificationsWithDeviceToken:)`.
    func didRegister(deviceToken: Data)

    /// The system has no device token for the app now. Apple:
    /// `application(_:didFailToRegisterForRemoteNotificationsWithError:)`.
    /// - Parameter reason: for the log.
    func didFailToRegister(reason: String)

    /// Apple: `sceneWillEnterForeground(_:)`.
    func willEnterForeground(_ scene: SceneID)

    /// Apple: `sceneDidEnterBackground(_:)`.
    func didEnterBackground(_ scene: SceneID)

    /// The scene is gone; its process may live on. Apple: `sceneDidDisconnect(_:)`.
    func disconnect(_ scene: SceneID)

    /// The device was unlocked. The first time after a restart, the stores can open from now on. Apple:
    /// `applicationProtectedDataDidBecomeAvailable(_:)`.
    func protectedDataDidBecomeAvailable()

    /// Whether the app asks for refreshes by a ``BackgroundRefreshScheduler``. The task is registered only then: an app
    /// that registers the same task itself would end at its launch.
    var usesBackgroundRefresh: Bool { get }

    /// The system gives the app the time in the background that it asked for by ``BackgroundRefreshScheduler``.
    /// Apple: "BGAppRefreshTask", `register(forTaskWithIdentifier:using:launchHandler:)`.
    /// - Parameter completion: called exactly once, with true if nothing is left to send.
    func refreshInBackground(completion: @escaping @MainActor (Bool) -> Void)

    /// The time of that refresh is over. Apple: `BGTask.expirationHandler`.
    func backgroundRefreshExpired()

    /// The process is about to end. Apple: `applicationWillTerminate(_:)`.
    func willTerminate()
}

/// What an app that never asks for a refresh does with one.
extension ArrivalPort {
    public var usesBackgroundRefresh: Bool { false }

    public func refreshInBackground(completion: @escaping @MainActor (Bool) -> Void) { completion(true) }

    public func backgroundRefreshExpired() {}
}

/// What a silent push brought. Apple: `UIBackgroundFetchResult`.
public enum BackgroundFetchResult: Sendable, Equatable {
    case newData, noData, failed
}

/// What a scene is connected with. Apple: `UIScene.ConnectionOptions`.
public struct ConnectionOptions: Equatable, Sendable {
    public var scene: SceneID
    public var urls: [String]
    /// The web page addresses of the user activities.
    public var userActivities: [String]
    /// The quick action, the search result and the other activities.
    public var systemLinks: [SystemLink]
    public var response: NotificationResponse?

    public init(
        scene: SceneID = .main, urls: [String] = [], userActivities: [String] = [],
        systemLinks: [SystemLink] = [], response: NotificationResponse? = nil
    ) {
        self.scene = scene
        self.urls = urls
        self.userActivities = userActivities
        self.systemLinks = systemLinks
        self.response = response
    }
}

/// Asks the system for time in the background, in which the app flushes its outbox without being opened. The system
/// alone decides when, and calls ``ArrivalPort/refreshInBackground(completion:)`` then. Apple: "Using background tasks
/// to update your app".
@MainActor
public protocol BackgroundRefreshScheduler: AnyObject {
    /// Asks for one refresh, which replaces an earlier request. Apple: `BGTaskScheduler.submit(_:)`.
    func requestRefresh()

    /// Cancels the request. Apple: `BGTaskScheduler.cancel(taskRequestWithIdentifier:)`.
    func cancelRefresh()
}
