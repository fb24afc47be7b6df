public import Foundation
public import Launches
public import Notifications

/// A phone as far as an app can tell: it starts and stops the app's process, delivers notifications, opens links.
///
/// It speaks to the app only through `ArrivalPort`, in the order in which iOS calls its delegates. ``perform(_:)`` is
/// its user and iOS, who can do no more than they can on a phone; ``state`` is what they see. The other functions do
/// one thing each, and ask no questions.
///
/// ```swift
/// let device = Device(clock: clock, notificationCenter: center) { center in makeApp(center) }
/// device.openApp()
/// device.pressHome()
/// let push = device.deliver(Data(#"{"aps":{"alert":"Hello"}}"#.utf8), requestID: "1")
/// device.respond(to: push)
/// ```
@MainActor
public final class Device {
    public let clock: DeviceClock
    public let notificationCenter: NotificationCenterSimulator
    public let surfaces: SurfacesSimulator
    public let browser: BrowserSimulator
    public let backgroundRefresh: BackgroundRefreshSimulator
    public let process: AppProcess
    public let presenter: NotificationPresenter
    public let pushes: PushConnection
    public let responses: ResponseCallbacks
    /// Called each time that something may be different, for whoever asks for ``state`` at times of their own.
    public var didChange: @MainActor () -> Void = {}
    let display = Display()
    /// The app's own, which a push can name by their keys.
    let strings: AlertStrings
    let serviceContent: (NotificationPayload) -> ServiceContent?

    /// - Parameters:
    ///   - clock: the time on the device.
    ///   - notificationCenter: holds the app's notifications.
    ///   - surfaces: what it shows of the app outside its process.
    ///   - browser: opens what the app does not take.
    ///   - backgroundRefresh: what it keeps of the app's wish for time in the background.
    ///   - categories: those that an earlier launch of the app registered, so that the device knows which actions open
    ///     it.
    ///   - token: under which the push service knows the app on this device; nil for a device that gets none.
    ///   - strings: the app's own, which a push can name by their keys.
    ///   - serviceContent: what the app's service extension shows of a push; nil for an app without one.
    ///   - makeApp: starts the app's process, which meets this notification centre.
    public init(
        clock: DeviceClock, notificationCenter: NotificationCenterSimulator,
        surfaces: SurfacesSimulator = SurfacesSimulator(), browser: BrowserSimulator = BrowserSimulator(),
        backgroundRefresh: BackgroundRefreshSimulator = BackgroundRefreshSimulator(),
        categories: [NotificationCategory] = [],
        token: Data? = nil, strings: AlertStrings = [:],
        serviceContent: @escaping (NotificationPayload) -> ServiceContent? = { _ in nil },
        makeApp: @escaping @MainActor (NotificationCenterSimulator) -> any ArrivalPort
    ) {
        self.clock = clock
        self.notificationCenter = notificationCenter
        self.surfaces = surfaces
        self.browser = browser
        self.backgroundRefresh = backgroundRefresh
        self.strings = strings
        self.serviceContent = serviceContent
        process = AppProcess(clock: clock, token: token, display: display) { makeApp(notificationCenter) }
        presenter = NotificationPresenter(
            clock: clock, center: notificationCenter, process: process, display: display)
        pushes = PushConnection(
            clock: clock, center: notificationCenter, process: process, display: display, presenter: presenter)
        responses = ResponseCallbacks(center: notificationCenter, process: process, presenter: presenter)
        notificationCenter.register(categories)
        let tell: @MainActor () -> Void = { [weak self] in self?.didChange() }
        (surfaces.didChange, backgroundRefresh.didChange, notificationCenter.didChange) = (tell, tell, tell)
        (process.didChange, presenter.didChange, pushes.didChange) = (tell, tell, tell)
        notificationCenter.showSettings = { [weak self] in self?.leaveApp(for: .settings) }
        browser.show = { [weak self] in self?.leaveApp(for: .browser(page: $0)) ?? false }
        notificationCenter.didRemove = { [weak presenter] in presenter?.forgetRemoved() }
    }

    /// A notification arrives, whatever the user lets the app show.
    @discardableResult
    public func deliver(_ userInfo: Data, requestID: String) -> DeliveredNotification {
        pushes.deliver(userInfo, requestID: requestID)
    }

    /// The user acts on a delivered notification, which takes it off the list.
    /// - Parameters:
    ///   - notification: the delivered notification.
    ///   - action: what the user chose; by default a tap.
    ///   - completion: called when the app is done with it.
    public func respond(
        to notification: DeliveredNotification, with action: NotificationResponse.Action = .open,
        completion: @escaping @MainActor () -> Void = {}
    ) {
        guard !notification.isSilent else { return }
        responses.send(NotificationResponse(notification, action: action), completion: completion)
    }

    /// Time passes, and what is due by then happens. The last banner that came meanwhile is on the display at the end.
    public func advance(by seconds: TimeInterval) {
        Timeline(device: self).advance(by: seconds)
        didChange()
    }

    /// Events that became due since the clock was last read happen now.
    public func catchUp() { Timeline(device: self).catchUp() }
}
