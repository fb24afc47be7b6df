#if canImport(UIKit)
public import Foundation
public import Launches
import Logging
import Notifications
public import UIKit
public import UserNotifications

/// The application delegate of an app whose arrivals go to a port. Apple: `UIApplicationDelegate`.
///
/// Derive the app's `@main` class from it, and override `init()`, which UIKit calls, to say how the port is made. It is
/// made in `application(_:willFinishLaunchingWithOptions:)`, the first call of a launch, so that it exists before UIKit
/// connects a scene or delivers anything. It stays for the process's life.
open class ArrivalApplicationDelegate: UIResponder, UIApplicationDelegate {
    /// The app's delegate. `UIApplicationDelegateAdaptor` makes an object of SwiftUI's the application's delegate, so
    /// that casting that one finds nothing.
    public private(set) static weak var current: ArrivalApplicationDelegate?

    /// Receives everything that arrives; nil if the derived class passed none.
    public private(set) lazy var port = makePort?()
    /// What SwiftUI's `App` and its scene's delegate bring.
    private(set) lazy var links = LinkChannels { [weak self] in self?.isForPort($0) ?? true }
    /// Whether a scene was connected to the ``QuickActionSceneDelegate``, or the log says that none was.
    var hasQuickActions = false
    /// Kept here, since the notification centre does not keep its delegate.
    private lazy var notifications = port.map { makeNotificationDelegate(for: $0) }

    private let sceneDelegate: ArrivalSceneDelegate.Type?
    private let makePort: (@MainActor () -> any ArrivalPort)?

    /// A delegate without a port, to be overridden: UIKit calls the initializer of this signature, and finds a derived
    /// class's own only as an override.
    public override init() {
        sceneDelegate = ArrivalSceneDelegate.self
        makePort = nil
        super.init()
        Self.current = self
    }

    /// - Parameters:
    ///   - sceneDelegate: the class that UIKit makes for each scene with the app's own windows; a
    ///     ``QuickActionSceneDelegate`` if the app is SwiftUI's `App`, which has its own; nil for none.
    ///   - makePort: called once, before the app has finished launching. `AppFlow`'s coordinator registers the app's
    ///     categories as it is made; another port must do that itself.
    public init(sceneDelegate: ArrivalSceneDelegate.Type?, makePort: @escaping @MainActor () -> any ArrivalPort) {
        self.sceneDelegate = sceneDelegate
        self.makePort = makePort
        super.init()
        Self.current = self
    }

    /// Makes the notification centre's delegate, once. Override it to return one that tells a push service's SDK, too,
    /// or that knows the link of the app's own settings for notifications.
    open func makeNotificationDelegate(for port: any ArrivalPort) -> UserNotificationDelegate {
        UserNotificationDelegate(port: port)
    }

    /// Whether a URL is for another part of the app, such as the callback of a sign-in or a payment. The port does not
    /// hear of it then. It is asked once for each URL and universal link, at a cold start and later, and may hand the
    /// URL over to an SDK as it answers.
    open func isForAnother(_ url: URL) -> Bool { false }

    /// Whether a tap on a notification is for another part of the app, such as an SDK that opens a screen of its own.
    /// The port does not hear of it then. It may be asked twice for one tap: hand the tap over in an override of the
    /// ``UserNotificationDelegate``, which iOS calls once.
    open func isForAnother(_ response: UNNotificationResponse) -> Bool { false }

    func isForPort(_ address: String) -> Bool {
        guard let url = URL(string: address) else { return true }
        return !isForAnother(url)
    }

    @discardableResult
    open func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        if port == nil {
            Logger(label: "AppleBridge").critical("no port: override init() and hand one over, or nothing arrives")
        }
        // Too late once the launch has finished. Apple: "UNUserNotificationCenterDelegate".
        UNUserNotificationCenter.current().delegate = notifications
        #if canImport(BackgroundTasks)
        if let port, port.usesBackgroundRefresh { DeviceRefreshScheduler.register(for: port) }
        #endif
        watchScenes()
        return true
    }

    @discardableResult
    open func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        // At every launch, since the token can change. Apple: "Registering your app with APNs".
        application.registerForRemoteNotifications()
        return true
    }

    open func application(
        _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    ) {
        port?.didRegister(deviceToken: deviceToken)
    }

    open func application(
        _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
    ) {
        let reason = error as NSError
        port?.didFailToRegister(reason: "\(reason.domain) \(reason.code)")
    }

    open func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    ) {
        guard let port else { return completionHandler(.noData) }
        port.didReceiveRemoteNotification(JSONValue(userInfo).json) { completionHandler(UIBackgroundFetchResult($0)) }
    }

    open func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = connectingSceneSession.configuration
        // Nothing arrives at another scene, such as an external display's.
        guard let sceneDelegate, connectingSceneSession.role == .windowApplication else { return configuration }
        let ours = UISceneConfiguration(name: configuration.name, sessionRole: connectingSceneSession.role)
        ours.sceneClass = configuration.sceneClass
        ours.storyboard = configuration.storyboard
        ours.delegateClass = sceneDelegate
        // Not certain that SwiftUI tells the scene's delegate of it (FB17446617). iOS does not ask for a restored
        // scene.
        if sceneDelegate is QuickActionSceneDelegate.Type, let port {
            links.pass(ConnectionOptions(options, of: connectingSceneSession), from: .configuration, to: port)
        }
        return ours
    }

    private func watchScenes() {
        _ = NotificationCenter.default.addObserver(forName: UIScene.didActivateNotification, object: nil, queue: .main)
        {
            guard let scene = $0.object as? UIScene else { return }
            Task { @MainActor in
                Self.current?.checkNotificationDelegate()
                Self.current?.checkDelegate(of: scene)
            }
        }
    }

    /// An SDK that puts its own delegate there later takes every tap on a notification from the port.
    private func checkNotificationDelegate() {
        let delegate = UNUserNotificationCenter.current().delegate
        guard delegate !== notifications else { return }
        Logger(label: "AppleBridge").critical(
            "the notification centre's delegate is not the app's, and taps are lost: have the push SDK set none",
            metadata: ["delegate": "\(delegate.map { "\(type(of: $0))" } ?? "none")"])
    }

    /// A scene that iOS restores after an update keeps the delegate that it had: then nothing arrives, nor is shown.
    private func checkDelegate(of scene: UIScene) {
        guard let sceneDelegate, scene.session.role == .windowApplication else { return }
        // SwiftUI's scenes have a delegate of its own, which tells this one.
        if sceneDelegate is QuickActionSceneDelegate.Type {
            if hasQuickActions { return }
            hasQuickActions = true
            return Logger(label: "AppleBridge").error(
                "a scene came back without QuickActionSceneDelegate: quick actions are lost, and cold links may be")
        }
        if scene.delegate is ArrivalSceneDelegate { return }
        Logger(label: "AppleBridge").critical(
            "the scene has another delegate: name yours in Info.plist, under UISceneDelegateClassName")
    }

    /// At each unlock of the device while the app runs. From the first after a restart on, the stores can open.
    open func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication) {
        port?.protectedDataDidBecomeAvailable()
    }

    open func applicationWillTerminate(_ application: UIApplication) {
        port?.willTerminate()
    }
}
#endif
