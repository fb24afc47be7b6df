#if canImport(UIKit)
public import Foundation
public import Launches
import Logging
import Notifications
public import UIKit

/// Passes what reaches a scene to the port. Apple: `UIWindowSceneDelegate`.
///
/// Derive the app's scene delegate from it: override `scene(_:willConnectTo:options:)`, call `super` first, so that
/// what arrived is recorded, and then make the window.
open class ArrivalSceneDelegate: UIResponder, UIWindowSceneDelegate {
    open var window: UIWindow?
    private var cover: UIView?

    /// The application delegate's port. Override it if the application delegate is another class.
    open var port: (any ArrivalPort)? { ArrivalApplicationDelegate.current?.port }

    /// Without a port every tap is lost, which must not go unsaid.
    var foundPort: (any ArrivalPort)? {
        if port == nil {
            log.critical("no port: override ArrivalSceneDelegate.port, or nothing arrives")
        }
        return port
    }

    /// Whether a URL is for another part of the app. It asks the application delegate, and each URL is for the port if
    /// that is another class: override it then.
    open func isForAnother(_ url: URL) -> Bool {
        ArrivalApplicationDelegate.current?.isForAnother(url) ?? false
    }

    private func isForPort(_ address: String) -> Bool {
        URL(string: address).map { !isForAnother($0) } ?? true
    }

    let log = Logger(label: "AppleBridge")

    open func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        connectionOptions.unhandledKinds.forEach(log.noteUnhandled)
        var options = ConnectionOptions(connectionOptions, of: session)
        options.urls.removeAll { !isForPort($0) }
        options.userActivities.removeAll { !isForPort($0) }
        if let response = connectionOptions.notificationResponse,
            ArrivalApplicationDelegate.current?.isForAnother(response) == true
        {
            options.response = nil
        }
        foundPort?.connect(options)
    }

    open func scene(_ scene: UIScene, openURLContexts urlContexts: Set<UIOpenURLContext>) {
        foundPort?.open(urls: urlContexts.addresses.filter(isForPort))
    }

    open func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
        if let address = userActivity.webAddress {
            if isForPort(address) { foundPort?.continueUserActivity(webpageURL: address) }
        } else if let link = SystemLink(userActivity) {
            foundPort?.open(link)
        } else {
            log.noteUnhandled(userActivity.activityType)
        }
    }

    open func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) {
        guard let link = SystemLink(shortcutItem) else {
            log.noteUnhandled(shortcutItem.type)
            return completionHandler(false)
        }
        foundPort?.open(link)
        completionHandler(port != nil)
    }

    open func sceneWillEnterForeground(_ scene: UIScene) {
        cover?.removeFromSuperview()
        cover = nil
        foundPort?.willEnterForeground(SceneID(scene.session))
    }

    open func sceneDidEnterBackground(_ scene: UIScene) {
        if let port = foundPort {
            port.didEnterBackground(SceneID(scene.session))
            BackgroundTime.flush(port)
        }
        guard let window, cover == nil, let view = makeCover() else { return }
        view.frame = window.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        window.addSubview(view)
        cover = view
    }

    /// What lies over the window while the app is in the background; nil for nothing.
    ///
    /// iOS takes the app switcher's picture as soon as the app has entered the background, which is before SwiftUI has
    /// drawn a lock. Apple: "Preparing your UI to run in the background".
    open func makeCover() -> UIView? { nil }

    open func sceneDidDisconnect(_ scene: UIScene) {
        foundPort?.disconnect(SceneID(scene.session))
    }
}
#endif
