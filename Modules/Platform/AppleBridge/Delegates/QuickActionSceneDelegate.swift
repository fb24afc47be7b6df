#if canImport(UIKit)
public import Foundation
import Launches
public import UIKit

/// The scene delegate of an app with a SwiftUI `App`. It receives quick actions, for which SwiftUI has no modifier, and
/// the links that SwiftUI may not hand on: each arrives once. Derive from it to handle a quick
/// action of your own, and name your class to the application delegate. Apple:
/// "windowScene(_:performActionFor:completionHandler:)", "scene(_:willConnectTo:options:)".
open class QuickActionSceneDelegate: ArrivalSceneDelegate {
    open override func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        connectionOptions.unhandledKinds.forEach(log.noteUnhandled)
        ArrivalApplicationDelegate.current?.hasQuickActions = true
        pass(ConnectionOptions(connectionOptions, of: session))
    }

    open override func scene(_ scene: UIScene, openURLContexts urlContexts: Set<UIOpenURLContext>) {
        pass(ConnectionOptions(urls: urlContexts.addresses))
    }

    open override func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
        let pages = [userActivity.webAddress].compactMap(\.self)
        let links = [SystemLink(userActivity)].compactMap(\.self)
        if pages.isEmpty, links.isEmpty { log.noteUnhandled(userActivity.activityType) }
        pass(ConnectionOptions(userActivities: pages, systemLinks: links))
    }

    /// The application delegate is asked, whichever of SwiftUI and this brings a link.
    public final override func isForAnother(_ url: URL) -> Bool { super.isForAnother(url) }

    private func pass(_ options: ConnectionOptions) {
        guard let foundPort else { return }
        (ArrivalApplicationDelegate.current?.links ?? LinkChannels()).pass(options, from: .sceneDelegate, to: foundPort)
    }

    // SwiftUI's view tells the port.
    open override func sceneWillEnterForeground(_ scene: UIScene) {}
    open override func sceneDidEnterBackground(_ scene: UIScene) {}
    open override func sceneDidDisconnect(_ scene: UIScene) {}
}
#endif
