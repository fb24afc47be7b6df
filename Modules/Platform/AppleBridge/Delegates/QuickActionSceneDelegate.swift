#if canImport(UIKit)
import Launches
public import UIKit

/// The scene delegate of an app with a SwiftUI `App`. It receives quick actions, for which SwiftUI has no modifier, and
/// what the scene is connected with, which SwiftUI may not hand on: each arrives once. Derive from it to handle a quick
/// action of your own, and name your class to the application delegate. Apple:
/// "windowScene(_:performActionFor:completionHandler:)", "scene(_:willConnectTo:options:)".
open class QuickActionSceneDelegate: ArrivalSceneDelegate {
    open override func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        connectionOptions.unhandledKinds.forEach(log.noteUnhandled)
        ArrivalApplicationDelegate.current?.hasQuickActions = true
        guard let foundPort else { return }
        ArrivalApplicationDelegate.current?.links.pass(ConnectionOptions(connectionOptions, of: session), to: foundPort)
    }

    public final override func scene(_ scene: UIScene, openURLContexts urlContexts: Set<UIOpenURLContext>) {}
    public final override func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
    public final override func sceneWillEnterForeground(_ scene: UIScene) {}
    public final override func sceneDidEnterBackground(_ scene: UIScene) {}
    public final override func sceneDidDisconnect(_ scene: UIScene) {}
}
#endif
