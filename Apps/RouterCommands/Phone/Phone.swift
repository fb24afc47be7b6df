package import AppFlow
package import DeviceSimulator
import Foundation
import Launches
import Navigation

/// The simulated device with the program on it.
@MainActor
package final class Phone<Program: RouterProgram> {
    package typealias App = ApplicationCoordinator<Program.Main>

    // Most are kept for the app, which is made anew at each start.
    let tree: RouteTree<Program.Main>
    package private(set) var app: App?
    /// What the app, or its stand-in, reports.
    let log = ArrivalLog()
    /// Stands in for the app where another process runs it.
    private var recorder: ArrivalRecorder<Program.Main>?
    package private(set) lazy var device = Device(
        clock: clock, notificationCenter: notificationCenter, surfaces: surfaces,
        categories: Program.Main.categories, token: token
    ) { [unowned self] _ in start() }
    private let program: Program
    private let token: Data?
    private let keptSession: Session?
    private let clock: DeviceClock
    private let notificationCenter: NotificationCenterSimulator
    private let surfaces: SurfacesSimulator
    private var issuer: LocalSessionIssuer { LocalSessionIssuer(clock: clock) }
    private let makeServices: @MainActor () -> AppServices
    private let renderer = ImmediateRenderer()

    /// - Parameters:
    ///   - token: under which a push service would know the device; nil if nobody is told of it.
    ///   - keptSession: whose arrivals are only recorded, because another process runs the app; nil to run it.
    init(
        program: Program, tree: RouteTree<Program.Main>, clock: DeviceClock,
        notificationCenter: NotificationCenterSimulator, surfaces: SurfacesSimulator, token: Data?,
        keptSession: Session?, makeServices: @escaping @MainActor () -> AppServices
    ) {
        self.program = program
        self.tree = tree
        self.clock = clock
        self.notificationCenter = notificationCenter
        self.surfaces = surfaces
        self.token = token
        self.keptSession = keptSession
        self.makeServices = makeServices
    }

    private func start() -> any ArrivalPort {
        if let keptSession {
            device.presenter.whyDeclined = { [log] in log.arrivals.last == .notForThisAccount ? .otherAccount : nil }
            let recorder = ArrivalRecorder<Program.Main>(
                services: services(reportingTo: log), account: keptSession.account, nonce: keptSession.nonce)
            self.recorder = recorder
            return recorder
        }
        device.presenter.whyDeclined = { [log] in PushVerdict.Reason(declinedWith: log.arrivals.last) }
        let app = makeApp(reportingTo: log)
        renderer.navigator = app.navigator
        app.navigator.renderer = renderer
        self.app = app
        return app
    }

    /// An app that was not started: for what needs no process of its own.
    func makeApp(reportingTo log: ArrivalLog = ArrivalLog()) -> App {
        App(main: program.makeMain(), tree: tree, services: services(reportingTo: log))
    }

    private func services(reportingTo log: ArrivalLog) -> AppServices {
        var services = makeServices()
        log.observe(&services)
        return services
    }

    package func whenIdle() async {
        await app?.whenIdle()
    }

    /// The navigation as it is; that of a launch screen while the app does not run.
    var navigation: NavigationState { app?.navigator.state ?? NavigationState() }

    /// Brings the app to where something is to arrive, as its user would.
    func prepare(_ arrive: Arrive) async {
        guard arrive != .terminated else { return }
        device.openApp()
        await whenIdle()
        if arrive == .background { device.pressHome() }
    }

    /// A link is opened through a channel; one on the app's own screens needs the app.
    /// - Parameter owner: whose link the system brings back; nil for that of the account that it shows links of.
    func open(_ link: String, via: Via, owner: AccountID? = nil) {
        switch via {
        case .quickAction, .spotlight, .handoff, .appIntent:
            guard let kind = via.systemKind else { return }
            let known = owner.map { SystemLink(link, through: kind, owner: $0) }
            device.open(known ?? surfaces.link(link, through: kind))
        case .widget: device.open(url: surfaces.widgetURL(link))
        case .scheme: device.open(url: link)
        case .universalLink: device.open(universalLink: link)
        case .inApp:
            app?.open(inAppLink: link)
            recorder?.open(inAppLink: link)
        }
    }

    /// Starts the app once, as an earlier run that nothing arrived at, which finishes an interrupted sign-out.
    /// - Returns: what that settled.
    func cleanUp() async -> [SettledLaunch] {
        let log = ArrivalLog()
        let earlier = makeApp(reportingTo: log)
        earlier.connect(ConnectionOptions())
        await earlier.whenIdle()
        return log.settled
    }

    /// Changes the session as an earlier run of the app would have.
    /// - Returns: what that settled.
    func changeSession(_ change: SessionChange) async -> [SettledLaunch] {
        let log = ArrivalLog()
        let earlier = makeApp(reportingTo: log)
        switch change {
        case .signIn(let account):
            await earlier.signIn(as: account, token: issuer.token(for: account))
            earlier.completeOnboarding()
        case .signOut:
            await earlier.signOut()
        case .firstRun:
            await earlier.signOut()
            earlier.forgetOnboarding()
        }
        return log.settled
    }
}
