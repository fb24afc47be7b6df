#if canImport(UIKit)
import Launches
public import UIKit

/// The scene delegate of an app with a SwiftUI `App`. It receives quick actions, for which SwiftUI has no modifier, and
/// what the scene is connected with, which SwiftUI may not hand on: each arrives once. Apple:
/// "windowScene(_:performActionFor:completionHandler:)", "scene(_:willConnectTo:options:)".
public final class QuickActionSceneDelegate: ArrivalSceneDelegate {
    public override func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        connectionOptions.unhandledKinds.forEach(log.noteUnhandled)
        ArrivalApplicationDelegate.current?.hasQuickActions = true
        guard let foundPort else { return }
        ArrivalApplicationDelegate.current?.links.pass(ConnectionOptions(connectionOptions, of: session), to: foundPort)
    }

    public override func scene(_ scene: UIScene, openURLContexts urlContexts: Set<UIOpenURLContext>) {}
    public override func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
    public override func sceneWillEnterForeground(_ scene: UIScene) {}
    public override func sceneDidEnterBackground(_ scene: UIScene) {}
    public override func sceneDidDisconnect(_ scene: UIScene) {}
}
#endif
