#if canImport(UIKit)
import CoreSpotlight
import Foundation
public import Launches
import Logging
import Notifications
public import SwiftUI
import UIKit

extension View {
    /// Passes what reaches a scene of a SwiftUI `App` to the port: links, user activities and changes of its phase.
    /// Attach it once, to the root view of the window group. The application delegate is an
    /// ``ArrivalApplicationDelegate``.
    ///
    /// Responses to notifications and quick actions come to the delegates. Apple: "onOpenURL(perform:)",
    /// "onContinueUserActivity(_:perform:)", "ScenePhase".
    /// - Parameters:
    ///   - port: where everything that arrives goes.
    ///   - activityTypes: which the app declares in Info.plist (`NSUserActivityTypes`), for Handoff.
    public func deliversArrivals(to port: any ArrivalPort, activityTypes: [String] = []) -> some View {
        modifier(SceneArrivals(port: port, activityTypes: activityTypes))
    }
}

struct SceneArrivals: ViewModifier {
    private let port: any ArrivalPort
    private let activityTypes: [String]
    @Environment(\.scenePhase) private var phase
    // SwiftUI tells no view its scene's session, nor that the scene is gone. Its phase ends in the background then, so
    // that the port hears of no disconnection, and a window that is opened again is another scene.
    @State private var scene = SceneID(UUID().uuidString)
    @State private var isConnected = false
    @State private var isInForeground = false

    // From Xcode 27 on Swift synthesizes no memberwise initializer for a type with a `State` (Apple, "TN3211").
    init(port: any ArrivalPort, activityTypes: [String]) {
        self.port = port
        self.activityTypes = activityTypes
    }

    func body(content: Content) -> some View {
        let types = [NSUserActivityTypeBrowsingWeb, CSSearchableItemActionType] + activityTypes
        types.reduce(AnyView(content)) { AnyView($0.onContinueUserActivity($1, perform: take)) }
            .onOpenURL { open($0) }
            .onChange(of: phase, initial: true) { _, phase in follow(phase) }
    }

    /// Without the delegate no channel cancels another's link: twice is better than never.
    private var links: LinkChannels {
        if let delegate = ArrivalApplicationDelegate.current { return delegate.links }
        Logger(label: "AppleBridge").critical(
            "no ArrivalApplicationDelegate: name yours with UIApplicationDelegateAdaptor, or links may arrive twice")
        return LinkChannels()
    }

    /// Universal links come here, too. Apple: "onOpenURL(perform:)".
    private func open(_ url: URL) {
        links.pass(url.absoluteString, from: .openURL, to: port)
    }

    private func take(_ activity: NSUserActivity) {
        if let address = activity.webAddress {
            links.pass(address, from: .userActivity, to: port)
        } else if let link = SystemLink(activity) {
            links.pass(link, from: .userActivity, to: port)
        } else {
            Logger(label: "AppleBridge").noteUnhandled(activity.activityType)
        }
    }

    private func follow(_ phase: ScenePhase) {
        if !isConnected {
            isConnected = true
            port.connect(ConnectionOptions(scene: scene))
        }
        ArrivalApplicationDelegate.current?.links.sceneMoved(to: LinkChannels.Phase(phase))
        // A scene is inactive on its way in and out, and under a prompt of the system's. On its way in the port
        // hears of it at once: an attempt to route that ends the process before the scene is active counts.
        switch phase {
        case .background where isInForeground:
            isInForeground = false
            port.didEnterBackground(scene)
            BackgroundTime.flush(port)
        case .active where !isInForeground, .inactive where !isInForeground:
            isInForeground = true
            port.willEnterForeground(scene)
        default: break
        }
    }
}

extension LinkChannels.Phase {
    fileprivate init(_ phase: ScenePhase) {
        switch phase {
        case .active: self = .active
        case .inactive: self = .inactive
        default: self = .background
        }
    }
}
#endif
