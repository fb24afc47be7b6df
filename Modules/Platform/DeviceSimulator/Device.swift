public import Foundation
public import Launches
public import Notifications

/// A phone as far as an app can tell: it starts and stops the app's process, delivers notifications, opens links.
///
/// It speaks to the app only through `ArrivalPort`, in the order in which iOS calls its delegates. ``perform(_:)`` is
/// its user and iOS, who can do no more than they can on a phone; ``state`` is what they see. The other functions do one
/// thing each, and ask no questions.
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
    public let backgroundRefresh: BackgroundRefreshSimulator
    public let process: AppProcess
    /// Which of the callbacks for a response the app gets.
    public var responseDelivery = ResponseDelivery.connectionAndCallback {
        didSet { changed() }
    }
    /// Called when the app's process has ended, so that its maker can stop its remaining work.
    public var processDidEnd: @MainActor () -> Void = {}
    /// How the last notification was presented; nil if none was.
    public internal(set) var lastPresentation: PresentationOptions?
    /// The verdict on the last notification; nil if none came.
    public internal(set) var verdict: PushVerdict?
    /// The verdict on each notification, the newest last.
    public internal(set) var verdicts: [PushVerdict] = []
    /// Why the app in the foreground wants no banner of what it was just asked about; nil if it does not say.
    public var whyDeclined: @MainActor () -> PushVerdict.Reason? = { .sameScreen }
    /// Under which the push service knows the app on this device; nil for a device that gets none.
    public let token: Data?
    let strings: AlertStrings
    /// Whether the app switcher shows a card of the app.
    var hasCard = false
    /// Whether the user swiped the app away, after which nothing but the user or a restart of the device starts it.
    var wasForceQuit = false

    // The display.
    /// Whether the user used the app last, and not the home screen.
    var isAppInFront = false
    var overlay: Overlay?
    var isLocked = false
    /// Whether the device was unlocked since it was switched on: iOS keeps files closed until then.
    /// Apple: "Encrypting your app's files", `completeUntilFirstUserAuthentication`.
    public internal(set) var isProtectedDataReadable = true
    /// The tap on the lock screen that waits for the passcode.
    var waitingResponse: NotificationResponse?
    /// Only while the device is not locked.
    var banners = BannerQueue()
    var lastShown: DeviceState.Shown?

    var pushService = PushService()
    var rows = NotificationRows()
    var observers: [UUID: AsyncStream<Void>.Continuation] = [:]

    /// - Parameters:
    ///   - clock: the time on the device.
    ///   - notificationCenter: holds the app's notifications.
    ///   - surfaces: what it shows of the app outside its process.
    ///   - backgroundRefresh: what it keeps of the app's wish for time in the background.
    ///   - categories: those that an earlier launch of the app registered, so that the device knows which actions open
    ///     it.
    ///   - token: under which the push service knows the app on this device; nil for a device that gets none.
    ///   - strings: the app's own, which a push can name by their keys.
    ///   - makeApp: starts the app's process, which meets this notification centre.
    public init(
        clock: DeviceClock, notificationCenter: NotificationCenterSimulator,
        surfaces: SurfacesSimulator = SurfacesSimulator(),
        backgroundRefresh: BackgroundRefreshSimulator = BackgroundRefreshSimulator(),
        categories: [NotificationCategory] = [],
        token: Data? = nil, strings: AlertStrings = [:],
        makeApp: @escaping @MainActor (NotificationCenterSimulator) -> any ArrivalPort
    ) {
        self.clock = clock
        self.notificationCenter = notificationCenter
        self.surfaces = surfaces
        self.backgroundRefresh = backgroundRefresh
        self.token = token
        self.strings = strings
        process = AppProcess(clock: clock, token: token) { makeApp(notificationCenter) }
        notificationCenter.register(categories)
        process.didChange = { [weak self] in self?.changed() }
        surfaces.didChange = { [weak self] in self?.changed() }
        backgroundRefresh.didChange = { [weak self] in self?.changed() }
        notificationCenter.didChange = { [weak self] in self?.changed() }
        notificationCenter.didRemove = { [weak self] in self?.forgetRemoved() }
    }
}
