public import Foundation
public import Launches
public import Notifications

/// A phone as far as an app can tell: it starts and stops the app's process, delivers notifications, opens links.
///
/// It speaks to the app only through ``ArrivalPort``, in the order in which iOS calls its delegates.
@MainActor
public final class Device {
    public enum AppState: String, Sendable, CaseIterable {
        case notRunning, foreground, background, suspended
    }

    public private(set) var appState = AppState.notRunning
    public let clock: DeviceClock
    public let notificationCenter = NotificationCenterSimulator()
    /// How the last notification was presented in the foreground; nil if none was.
    public private(set) var lastPresentation: PresentationOptions?
    private let makeApp: @MainActor (NotificationCenterSimulator) -> any ArrivalPort
    private var app: (any ArrivalPort)?

    /// - Parameter makeApp: starts the app's process, which meets this notification centre.
    public init(clock: DeviceClock, makeApp: @escaping @MainActor (NotificationCenterSimulator) -> any ArrivalPort) {
        self.clock = clock
        self.makeApp = makeApp
    }

    /// The user opens the app by its icon.
    public func openApp() {
        if app == nil {
            start(with: ConnectionOptions())
        } else {
            enterForeground()
        }
    }

    /// The user leaves for the home screen.
    public func pressHome() {
        guard appState == .foreground else { return }
        appState = .background
        app?.didEnterBackground()
    }

    /// iOS stops giving the app time. The app is not told.
    public func suspend() {
        guard appState == .background else { return }
        appState = .suspended
    }

    /// The process ends, without a word to it.
    public func kill() {
        app = nil
        appState = .notRunning
    }

    /// A notification arrives: one with nothing to show is not listed, and leaves nothing to tap. Others are shown by the system, or handed to an app in the foreground to decide.
    @discardableResult
    public func deliver(_ userInfo: Data, requestID: String) -> DeliveredNotification {
        let notification = DeliveredNotification(requestID: requestID, deliveredAt: clock.now, userInfo: userInfo)
        guard !notification.isSilent else { return notification }
        guard appState == .foreground, let app else {
            notificationCenter.add(notification)
            return notification
        }
        app.willPresent(notification) { [notificationCenter] options in
            self.lastPresentation = options
            if options.contains(.list) { notificationCenter.add(notification) }
        }
        return notification
    }

    /// The user acts on a delivered notification, which takes it off the list.
    public func respond(to notification: DeliveredNotification, with action: NotificationResponse.Action = .open) {
        guard !notification.isSilent else { return }
        notificationCenter.remove(requestID: notification.requestID)
        let response = NotificationResponse(notification, action: action)
        if action != .open {
            (app ?? startInBackground()).didReceive(response) {}
            return
        }
        if app == nil { start(with: ConnectionOptions(response: response)) } else { enterForeground() }
        // iOS calls this for a cold start too, beside the connection options.
        app?.didReceive(response) {}
    }

    /// The user taps a link of a custom scheme somewhere on the device.
    public func open(url: String) {
        guard let app else { return start(with: ConnectionOptions(urls: [url])) }
        enterForeground()
        app.open(urls: [url])
    }

    /// The user taps a universal link somewhere on the device.
    public func open(universalLink: String) {
        guard let app else { return start(with: ConnectionOptions(userActivities: [universalLink])) }
        enterForeground()
        app.continueUserActivity(webpageURL: universalLink)
    }

    /// iOS starts the process without a scene, for what does not open the app.
    @discardableResult
    public func startInBackground() -> any ArrivalPort {
        let app = makeApp(notificationCenter)
        self.app = app
        appState = .background
        return app
    }

    private func start(with options: ConnectionOptions) {
        let app = makeApp(notificationCenter)
        self.app = app
        appState = .foreground
        app.connect(options)
    }

    private func enterForeground() {
        guard appState != .foreground else { return }
        appState = .foreground
        app?.willEnterForeground()
    }
}

extension DeliveredNotification {
    /// Whether the system has nothing to show for it.
    fileprivate var isSilent: Bool { (try? NotificationPayload(json: userInfo))?.isSilent == true }
}
