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
    public let notificationCenter: NotificationCenterSimulator
    /// How the last notification was presented; nil if none was.
    public private(set) var lastPresentation: PresentationOptions?
    /// Under which the push service knows the app on this device; nil for a device that gets none.
    private let token: Data?
    private let makeApp: @MainActor (NotificationCenterSimulator) -> any ArrivalPort
    private var app: (any ArrivalPort)?
    /// Whether the app has a scene in this process.
    private var hasScene = false
    /// Whether the user swiped the app away, after which nothing but the user starts it.
    private var wasForceQuit = false

    /// - Parameters:
    ///   - notificationCenter: what the device holds of the app's notifications.
    ///   - categories: what an earlier launch of the app registered, so that the device knows which actions open it.
    ///   - token: under which the push service knows the app on this device; nil for a device that gets none.
    ///   - makeApp: starts the app's process, which meets this notification centre.
    public init(
        clock: DeviceClock, notificationCenter: NotificationCenterSimulator, categories: [NotificationCategory] = [],
        token: Data? = nil, makeApp: @escaping @MainActor (NotificationCenterSimulator) -> any ArrivalPort
    ) {
        self.clock = clock
        self.notificationCenter = notificationCenter
        self.token = token
        self.makeApp = makeApp
        notificationCenter.register(categories)
    }

    /// The user opens the app by its icon.
    public func openApp() {
        if !connect(with: ConnectionOptions()) { enterForeground() }
    }

    /// The user leaves for the home screen.
    public func pressHome() {
        guard appState == .foreground else { return }
        appState = .background
        app?.didEnterBackground(.main)
    }

    /// iOS stops giving the app time. The app is not told.
    public func suspend() {
        guard appState == .background else { return }
        appState = .suspended
    }

    /// The process ends, without a word to it.
    public func kill() {
        app = nil
        hasScene = false
        appState = .notRunning
    }

    /// The user swipes the app away; a suspended one is not told.
    public func forceQuit() {
        if appState != .suspended { app?.willTerminate() }
        kill()
        wasForceQuit = true
    }

    /// A notification arrives. With `content-available` it wakes the app, unless the user swiped the app away; where it has
    /// nothing to show, it leaves nothing to tap. Others are shown by the system, or handed to an app in the foreground to
    /// decide.
    @discardableResult
    public func deliver(_ userInfo: Data, requestID: String) -> DeliveredNotification {
        let notification = DeliveredNotification(requestID: requestID, deliveredAt: clock.now, userInfo: userInfo)
        if notification.wakesApp && !wasForceQuit {
            (app ?? startInBackground()).didReceiveRemoteNotification(userInfo) { _ in }
        }
        guard !notification.isSilent else { return notification }
        notificationCenter.list(notification)
        present(notification, as: .all)
        return notification
    }

    /// The system shows it, unless the app is in the foreground and wants less.
    /// - Parameter most: what the user lets the app show.
    func present(_ notification: DeliveredNotification, as most: PresentationOptions) {
        guard appState == .foreground, let app else {
            lastPresentation = most
            return setBadge(as: notification, most)
        }
        app.willPresent(notification) { [weak self] options in
            self?.lastPresentation = options.intersection(most)
            self?.setBadge(as: notification, options.intersection(most))
            if !options.contains(.list) { self?.notificationCenter.remove(requestID: notification.requestID) }
        }
    }

    /// A push may say what the app's badge is from then on.
    private func setBadge(as notification: DeliveredNotification, _ options: PresentationOptions) {
        let badge = (try? NotificationPayload(json: notification.userInfo))?.badge.flatMap(Int.init(exactly:))
        if let badge, options.contains(.badge) { notificationCenter.setBadge(badge) }
    }

    /// The user acts on a delivered notification, which takes it off the list.
    /// - Parameters:
    ///   - scene: the scene that the system wants to answer it.
    ///   - completion: called when the app is done with it.
    public func respond(
        to notification: DeliveredNotification, with action: NotificationResponse.Action = .open,
        in scene: SceneID? = nil, completion: @escaping @MainActor () -> Void = {}
    ) {
        guard !notification.isSilent else { return }
        notificationCenter.remove(requestID: notification.requestID)
        let response = NotificationResponse(notification, action: action, targetScene: scene)
        guard opensApp(response) else {
            return (app ?? startInBackground()).didReceive(response, completion: completion)
        }
        if !connect(with: ConnectionOptions(response: response)) { enterForeground() }
        // iOS calls this for a cold start too, beside the connection options.
        app?.didReceive(response, completion: completion)
    }

    private func opensApp(_ response: NotificationResponse) -> Bool {
        switch response.action {
        case .open: return true
        case .dismiss: return false
        case .custom(let id, _):
            let category = (try? NotificationPayload(json: response.notification.userInfo))?.category
            return notificationCenter.categories.action(id, in: category)?.meaning == .open
        }
    }

    /// The user taps a link of a custom scheme somewhere on the device.
    public func open(url: String) {
        guard !connect(with: ConnectionOptions(urls: [url])) else { return }
        enterForeground()
        app?.open(urls: [url])
    }

    /// The user taps a universal link somewhere on the device.
    public func open(universalLink: String) {
        guard !connect(with: ConnectionOptions(userActivities: [universalLink])) else { return }
        enterForeground()
        app?.continueUserActivity(webpageURL: universalLink)
    }

    /// iOS starts the process without a scene, for what does not open the app.
    @discardableResult
    public func startInBackground() -> any ArrivalPort {
        let app = makeApp(notificationCenter)
        self.app = app
        appState = .background
        if let token { app.didRegister(deviceToken: token) }
        return app
    }

    /// Gives the app a scene, and a process if it has none.
    /// - Returns: false if it has a scene already.
    private func connect(with options: ConnectionOptions) -> Bool {
        guard !hasScene else { return false }
        let app = app ?? startInBackground()
        hasScene = true
        wasForceQuit = false
        appState = .foreground
        app.connect(options)
        app.willEnterForeground(.main)
        return true
    }

    private func enterForeground() {
        guard appState != .foreground else { return }
        appState = .foreground
        app?.willEnterForeground(.main)
    }
}

extension DeliveredNotification {
    /// Whether it gives the app time in the background. Apple: "Pushing background updates to your App".
    fileprivate var wakesApp: Bool { (try? NotificationPayload(json: userInfo))?.isContentAvailable == true }

    /// Whether the system has nothing to show for it.
    fileprivate var isSilent: Bool { (try? NotificationPayload(json: userInfo))?.isSilent == true }
}
