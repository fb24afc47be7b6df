public import AppFlow
public import DeviceSimulator
public import Foundation
public import Launches
import Logging
public import Navigation
public import Notifications
public import Testing

/// A simulated device with a program on it, over stores that outlive the program's process.
@MainActor
public final class TestPhone<Main: MainCoordinator> {
    public typealias App = ApplicationCoordinator<Main>

    public let clock: DeviceClock
    public let notificationCenter: NotificationCenterSimulator
    public let surfaces = SurfacesSimulator()
    /// Its disk may refuse.
    public let inbox: CrashableInbox
    public let sessions: any SessionStore
    public let savedNavigation: any SavedNavigationStore
    public let archive: any NotificationArchive
    /// Nil until the app was started once.
    public private(set) var app: App?
    /// What that app reports.
    public private(set) var log = ArrivalLog()
    public private(set) lazy var device = makeDevice()
    /// Whether a screen's first frame reaches the display.
    public var drawsFrames = true
    /// Called with each screen whose first frame reaches the display.
    public var onFrame: @MainActor (Screen) -> Void = { _ in }
    /// Called with each state of the navigation that is drawn.
    public var onState: @MainActor (NavigationState) -> Void = { _ in }
    /// Told of each state of the navigation that is drawn, each session that is kept, each end of an arrival and each
    /// change of the device.
    private let events = Events()
    /// Called when the process dies.
    public var onDeath: @MainActor () -> Void = {}
    /// The checkpoint at which the process dies; nil for none.
    public var diesAt: Checkpoint?
    /// What the app says for the keys that pushes name.
    public var alertStrings = Main.language(.development).alertStrings
    /// Called with the services of each start before the app is made of them.
    public var adjustServices: @MainActor (inout AppServices) -> Void = { _ in }
    /// How many pushes' JSON the app has read.
    public private(set) var readPushes = 0
    /// What the app has yet to tell its backend.
    public let deviceTokens: any DeviceTokenOutbox = InMemoryDeviceTokenOutbox()
    private let backend: BackendDouble?
    private let sleep = TestSleep()
    private let refresher: any SessionRefresher
    private let followsStores: Bool
    private var process: CrashableInbox?
    private let makeMain: @MainActor () -> Main
    private let tree: RouteTree<Main>
    private var renderer: FrameRenderer?

    /// - Parameters:
    ///   - session: who uses the app; by default account 1, past onboarding. Nil for whoever the store has.
    ///   - clock: the device's.
    ///   - notificationCenter: what the device holds of the app's notifications.
    ///   - refresher: replaces an expired token.
    ///   - backend: is told of the device's token; nil for an app without one.
    ///   - followsStores: whether a screen follows its store from when it comes to the display.
    ///   - tree: the links, where a test makes them once for many phones.
    ///   - makeMain: the main coordinator of each start.
    public init(
        session: Session? = Session(account: AccountID("1"), hasOnboarded: true),
        clock: DeviceClock = DeviceClock(fixed: Date(timeIntervalSince1970: 1_800_000_000)),
        notificationCenter: NotificationCenterSimulator = NotificationCenterSimulator(),
        inbox: any LaunchInbox = InMemoryLaunchInbox(), sessions: any SessionStore = InMemorySessionStore(),
        savedNavigation: any SavedNavigationStore = InMemorySavedNavigationStore(),
        archive: any NotificationArchive = InMemoryNotificationArchive(),
        refresher: any SessionRefresher = NoSessionRefresher(), backend: BackendDouble? = nil,
        followsStores: Bool = true, tree: RouteTree<Main>? = nil,
        makeMain: @escaping @MainActor () -> Main
    ) throws {
        self.clock = clock
        self.notificationCenter = notificationCenter
        self.inbox = inbox as? CrashableInbox ?? CrashableInbox(inbox)
        self.sessions = sessions
        self.savedNavigation = savedNavigation
        self.archive = archive
        self.refresher = refresher
        self.backend = backend
        self.followsStores = followsStores
        self.makeMain = makeMain
        self.tree = if let tree { tree } else { try Main.makeTree() }
        if let session { try sessions.save(session) }
    }

    private func makeDevice() -> Device {
        let device = Device(
            clock: clock, notificationCenter: notificationCenter, surfaces: surfaces,
            categories: Main.categories, token: Data([7])
        ) { [unowned self] center in start(meeting: center) }
        device.didChange = { [events] in events.tell() }
        device.process.didEnd = { [unowned self] in
            if let process { die(process) }
        }
        return device
    }

    private func start(meeting center: NotificationCenterSimulator) -> App {
        let process = CrashableInbox(inbox)
        self.process = process
        var services = AppServices(
            inbox: process, sessions: CrashableSessionStore(sessions, of: process, onSave: events.tell),
            savedNavigation: Crashable(savedNavigation) { process.isOut },
            tokens: TokenRefresh(refresher), archive: archive, notificationCenter: center,
            now: { [clock] in clock.now }, log: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
        services.deviceRegistrar = backend.map { registrar(to: $0, of: process) }
        services.followsStores = followsStores
        services.alertStrings = alertStrings
        services.sleep = { [sleep] in await sleep.wait(for: $0) }
        services.checkpoint = { [weak self] in if $0 == self?.diesAt { self?.die(process) } }
        services.surfaces = Crashable<any SystemSurfaces>(surfaces) { process.isDead }
        services.browser = Crashable<any WebBrowser>(device.browser) { process.isDead }
        services.backgroundRefresh = Crashable<any BackgroundRefreshScheduler>(device.backgroundRefresh) {
            process.isDead
        }
        services.readPush = { [weak self] json throws(PayloadError) in
            self?.readPushes += 1
            return try NotificationPayload(json: json)
        }
        adjustServices(&services)
        log = ArrivalLog()
        log.observe(&services)
        let logged = services.didSettle
        services.didSettle = { [events] in
            logged($0)
            events.tell()
        }
        let app = App(main: makeMain(), tree: tree, services: services)
        let renderer = FrameRenderer(app.navigator) { [weak self] in
            guard let self, !process.isDead else { return }
            onState($0)
            events.tell()
        } draws: { [weak self] screen in
            guard let self, drawsFrames, isOnDisplay, !process.isDead else { return false }
            onFrame(screen)
            return true
        }
        self.renderer = renderer
        app.navigator.renderer = renderer
        self.app = app
        return app
    }

    private func registrar(to backend: BackendDouble, of process: CrashableInbox) -> DeviceRegistrar {
        DeviceRegistrar(
            outbox: Crashable(deviceTokens) { process.isDead },
            sender: Crashable<any DeviceTokenSender>(backend) { process.isDead }, environment: .sandbox, app: "test",
            backOff: BackOff { 0 }, now: { [clock] in clock.now }, sleep: { [sleep] in await sleep.wait(for: $0) },
            report: { _, _ in })
    }

    /// Whatever the app waits for by its watch is over, and all came to rest.
    public func passTime() async {
        await endSleep()
        await whenIdle()
    }

    /// Whatever the app waits for by its watch is over.
    /// - Parameter limit: how much time passed; what was to last longer is not over yet.
    public func endSleep(within limit: Duration? = nil) async {
        await sleep.end(within: limit)
    }

    /// Waits until the app came to rest, for some seconds at most.
    public func whenIdle(fileID: String = #fileID, filePath: String = #filePath, line: Int = #line) async {
        guard let app else { return }
        let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: 1)
        let rest = Events()
        var isIdle = false
        Task {
            await app.whenIdle()
            isIdle = true
            rest.tell()
        }
        await rest.wait(for: "the app to rest", seeing: summary, at: location) { isIdle }
    }

    /// Waits for what shows in the navigation, in the session that is kept, in what was settled or on the device, for
    /// some seconds at most.
    public func when(
        _ what: String, at location: SourceLocation = #_sourceLocation, holds: () throws -> Bool
    ) async rethrows {
        try await events.wait(for: what, seeing: summary, at: location, until: holds)
    }

    private var summary: String {
        let pending = (try? inbox.pending())?.map { "\($0.id)" } ?? ["what cannot be read"]
        return "\(navigation.phase), \(stack), \(modals), alert \(navigation.alert?.code ?? "none"), pending \(pending)"
    }

    @discardableResult
    public func deliver(_ json: String, requestID: String = "request") -> DeliveredNotification {
        device.deliver(Data(json.utf8), requestID: requestID)
    }

    /// The process ends, and with it all that it was about to do.
    public func kill() {
        if let process { die(process) }
        device.kill()
    }

    /// Whether the user sees the app, if only behind something of the system's.
    public var isOnDisplay: Bool { [.foreground, .inactive].contains(device.appState) }

    /// Whether the app was started, and its process has ended.
    public var isDead: Bool { process?.isDead == true }

    private func die(_ process: CrashableInbox) {
        guard !process.isDead else { return }
        process.isDead = true
        onDeath()
    }

    public var navigation: NavigationState { app?.navigator.state ?? NavigationState() }

    /// The stack of the selected tab, as the command line prints it.
    public var stack: [String] { navigation.stack.map(\.screen.description) }

    public var modals: [String] { navigation.modals.map(\.screen.description) }
}

/// Reports the first frame of each screen that becomes visible.
@MainActor
private final class FrameRenderer: Renderer {
    private weak var navigator: Navigator?
    private let onState: @MainActor (NavigationState) -> Void
    private let draws: @MainActor (Screen) -> Bool

    /// - Parameter draws: whether the screen's first frame reaches the display.
    init(
        _ navigator: Navigator, onState: @escaping @MainActor (NavigationState) -> Void,
        draws: @escaping @MainActor (Screen) -> Bool
    ) {
        self.navigator = navigator
        self.onState = onState
        self.draws = draws
    }

    func render(_ state: NavigationState) {
        onState(state)
        guard let navigator, let visible = state.visible, !navigator.hasShown(visible.id) else { return }
        if draws(visible.screen) { navigator.didShow(visible.id) }
    }
}
