#if canImport(UIKit)
public import Launches
import Logging
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

    /// Without a port every tap is lost, which must not go unsaid.
    private var foundPort: (any ArrivalPort)? {
        if port == nil {
            Logger(label: "AppleBridge").critical("no port: override ArrivalSceneDelegate.port, or nothing arrives")
        }
        return port
    }

    open func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        foundPort?.connect(ConnectionOptions(connectionOptions, of: session))
    }

    open func scene(_ scene: UIScene, openURLContexts urlContexts: Set<UIOpenURLContext>) {
        foundPort?.open(urls: urlContexts.addresses)
    }

    open func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
        guard let address = userActivity.webAddress else { return }
        foundPort?.continueUserActivity(webpageURL: address)
    }

    open func sceneWillEnterForeground(_ scene: UIScene) {
        foundPort?.willEnterForeground(SceneID(scene.session))
    }

    open func sceneDidEnterBackground(_ scene: UIScene) {
        foundPort?.didEnterBackground(SceneID(scene.session))
    }

    open func sceneDidDisconnect(_ scene: UIScene) {
        foundPort?.disconnect(SceneID(scene.session))
    }
}
#endif
