#if canImport(UIKit)
import Foundation
public import Launches
public import Notifications
public import UIKit

extension ConnectionOptions {
    /// What a scene of that session is connected with. Apple: `scene(_:willConnectTo:options:)`.
    @MainActor
    public init(_ options: UIScene.ConnectionOptions, of session: UISceneSession) {
        self.init(
            scene: SceneID(session), urls: options.urlContexts.addresses,
            userActivities: options.userActivities.compactMap(\.webAddress).sorted(),
            systemLinks: options.systemLinks, response: options.notificationResponse.map { NotificationResponse($0) })
    }
}

extension UIScene.ConnectionOptions {
    /// What else the scene is connected for, and nothing is done with.
    var unhandledKinds: [String] {
        userActivities.filter { $0.webAddress == nil && SystemLink($0) == nil }.map(\.activityType).sorted()
            + [shortcutItem].compactMap(\.self).filter { SystemLink($0) == nil }.map(\.type)
    }

    /// What the app gave to the system; sorted, since a set has no order.
    var systemLinks: [SystemLink] {
        userActivities.sorted { $0.activityType < $1.activityType }.compactMap { SystemLink($0) }
            + [shortcutItem].compactMap { $0.flatMap { SystemLink($0) } }
    }
}

extension SceneID {
    /// The session outlives its scene, which the system may disconnect and connect again.
    @MainActor
    public init(_ session: UISceneSession) {
        self.init(session.persistentIdentifier)
    }
}

extension Set<UIOpenURLContext> {
    /// The URLs as they were sent; sorted, since a set has no order and equal arrivals should be handled alike.
    @MainActor var addresses: [String] { map(\.url.absoluteString).sorted() }
}

extension NSUserActivity {
    /// The address of a universal link, nil for any other activity.
    /// Apple: "Supporting universal links in your app".
    var webAddress: String? {
        activityType == NSUserActivityTypeBrowsingWeb ? webpageURL?.absoluteString : nil
    }
}

extension UIBackgroundFetchResult {
    public init(_ result: BackgroundFetchResult) {
        switch result {
        case .newData: self = .newData
        case .noData: self = .noData
        case .failed: self = .failed
        }
    }
}
#endif
