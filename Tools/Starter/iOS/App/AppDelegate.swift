import AppFlow
import AppleBridge
import Launches
import Navigation
import UIKit

@main
final class AppDelegate: ArrivalApplicationDelegate {
    override init() {
        super.init(sceneDelegate: SceneDelegate.self, makePort: Composition.makeApp)
    }
}

final class SceneDelegate: ArrivalSceneDelegate {
    override func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        super.scene(scene, willConnectTo: session, options: connectionOptions)
        guard let scene = scene as? UIWindowScene, let app = port as? Composition.App else { return }
        window = UIWindow(windowScene: scene)
        window?.rootViewController = RootView.controller(of: app, drawnBy: ViewRenderer(app.navigator))
        window?.makeKeyAndVisible()
    }

    /// The lock, in the app switcher's picture.
    override func makeCover() -> UIView? {
        guard let app = port as? Composition.App, app.phase == .locked else { return nil }
        let cover = UIView(frame: .zero)
        cover.backgroundColor = .systemBackground
        return cover
    }
}
