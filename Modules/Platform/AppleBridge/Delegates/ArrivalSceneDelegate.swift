#if canImport(UIKit)
public import Launches
import Notifications
public import UIKit

/// Hands what reaches a scene to the port. Apple: `UIWindowSceneDelegate`.
///
/// A team's class derives from it to draw: it overrides `scene(_:willConnectTo:options:)`, calls `super` first, so that
/// what arrived is recorded, and then makes its window.
open class ArrivalSceneDelegate: UIResponder, UIWindowSceneDelegate {
    open var window: UIWindow?

    /// The application delegate's port. To be overridden where that is another class, as with SwiftUI's
    /// `UIApplicationDelegateAdaptor`.
    open var port: (any ArrivalPort)? {
        (UIApplication.shared.delegate as? ArrivalApplicationDelegate)?.port
    }

    open func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        port?.connect(ConnectionOptions(connectionOptions, of: session))
    }

    open func scene(_ scene: UIScene, openURLContexts urlContexts: Set<UIOpenURLContext>) {
        port?.open(urls: urlContexts.addresses)
    }

    open func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
        guard let address = userActivity.webAddress else { return }
        port?.continueUserActivity(webpageURL: address)
    }

    open func sceneWillEnterForeground(_ scene: UIScene) {
        port?.willEnterForeground(SceneID(scene.session))
    }

    open func sceneDidEnterBackground(_ scene: UIScene) {
        port?.didEnterBackground(SceneID(scene.session))
    }

    open func sceneDidDisconnect(_ scene: UIScene) {
        port?.disconnect(SceneID(scene.session))
    }
}
#endif
