#if canImport(UIKit)
import Launches
public import UIKit

/// The scene delegate of an app with a SwiftUI `App`. It receives only quick actions, for which SwiftUI has no
/// modifier. Apple: "windowScene(_:performActionFor:completionHandler:)".
public final class QuickActionSceneDelegate: ArrivalSceneDelegate {
    public override func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let item = connectionOptions.shortcutItem, let scene = scene as? UIWindowScene else { return }
        windowScene(scene, performActionFor: item) { _ in }
    }

    public override func scene(_ scene: UIScene, openURLContexts urlContexts: Set<UIOpenURLContext>) {}
    public override func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
    public override func sceneWillEnterForeground(_ scene: UIScene) {}
    public override func sceneDidEnterBackground(_ scene: UIScene) {}
    public override func sceneDidDisconnect(_ scene: UIScene) {}
}
#endif
