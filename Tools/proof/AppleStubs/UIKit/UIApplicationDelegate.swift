public import Foundation

// Every method is optional in the SDK. Here each one that the bridge means to implement is required.
// Apple: "UIApplicationDelegate", "application(_:willFinishLaunchingWithOptions:)",
// "application(_:didFinishLaunchingWithOptions:)", "application(_:didRegisterForRemoteNotificationsWithDeviceToken:)",
// "application(_:didFailToRegisterForRemoteNotificationsWithError:)",
// "application(_:didReceiveRemoteNotification:fetchCompletionHandler:)",
// "application(_:configurationForConnecting:options:)", "applicationProtectedDataDidBecomeAvailable(_:)",
// "applicationWillTerminate(_:)"
@MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool

    func application(
        _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)

    func application(
        _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)

    func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)

    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration

    func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication)

    func applicationWillTerminate(_ application: UIApplication)
}

// Apple: "UIApplicationDelegate", "main()"
extension UIApplicationDelegate {
    public static func main() {}
}
