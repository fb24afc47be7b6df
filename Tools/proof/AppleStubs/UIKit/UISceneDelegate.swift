public import Foundation

// Every member is optional in the SDK. Here each one that the bridge means to implement is required.
// Apple: "UISceneDelegate", "scene(_:willConnectTo:options:)", "scene(_:openURLContexts:)", "scene(_:continue:)",
// "sceneWillEnterForeground(_:)", "sceneDidEnterBackground(_:)", "sceneDidDisconnect(_:)"
@MainActor
public protocol UISceneDelegate: NSObjectProtocol {
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)

    func scene(_ scene: UIScene, openURLContexts urlContexts: Set<UIOpenURLContext>)

    func scene(_ scene: UIScene, continue userActivity: NSUserActivity)

    func sceneWillEnterForeground(_ scene: UIScene)

    func sceneDidEnterBackground(_ scene: UIScene)

    func sceneDidDisconnect(_ scene: UIScene)
}

// Apple: "UIWindowSceneDelegate", "window", "windowScene(_:performActionFor:completionHandler:)"
@MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
    var window: UIWindow? { get set }

    func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void)
}
