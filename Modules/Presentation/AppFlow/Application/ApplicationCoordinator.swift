public import Launches
public import Navigation
public import Notifications

/// Brings the app from its launch screen to its main screen, and whatever arrives to the screen that it names.
///
/// It drives the launch gate: it tells the gate what happens and does what the gate answers.
@MainActor
public final class ApplicationCoordinator<Main: MainCoordinator> {
    public let main: Main
    public let navigator: Navigator
    public let models: ScreenModels
    public let router: PayloadRouter<Main>
    public var phase: LaunchPhase { gate.phase }
    /// The scene that shows the navigation; nil before the first connects.
    public internal(set) var scene: SceneID?
    /// Whether the user lets the app show notifications, as it was when the app last came to the front; nil before.
    public internal(set) var notificationAuthorization: NotificationAuthorization?
    /// What each callback brought, in order.
    public private(set) var arrivals: [Arrival] = []
    /// What was settled since the process started, in that order.
    public private(set) var settled: [SettledLaunch] = []

    let services: AppServices
    let bufferedInbox: BufferedInbox
    let callbacks: ActionCallbacks
    /// The actions whose effect stands, and is on its way to the backend.
    var handingOver: Set<LaunchRecord.ID> = []
    var scenes = Scenes()
    /// Nil while ``hasReadSession`` is false.
    var session: Session?
    var hasReadSession = false
    var hasReadInbox = false
    /// What arrived while the session could not be read, oldest first.
    var awaitingSession: [LaunchRecord.ID] = []
    /// The expired token that was not replaced, so that its account has to sign in again.
    var refusedToken: SessionToken?
    private(set) var gate = LaunchGate()
    /// Whether the user proved who they are since the app was last in the background.
    var isUnlocked = false
    var hasCheckedSession = false
    /// Whether all that comes before the first screen is done.
    var hasLoaded = false
    /// How many logouts this process has seen.
    var signOutCount = 0
    /// Whose logout waits for the backend to forget this device.
    var signingOut: AccountID?
    /// The taking in of silent pushes that is under way.
    var silentWork: [LaunchRecord.ID: Task<Result<Bool, RouteError>, Never>] = [:]
    /// The emptying of the stores that is under way.
    var clearing: Task<Result<Void, RouteError>, Never>?
    /// How far each payload that the gate let through has come.
    var progress: [LaunchRecord.ID: RoutingProgress] = [:]
    /// What the user looks at; nil if it is not the main screen, or they do not look at the app.
    var visibleScreen: ShownScreen?
    /// The request for permission to notify that is under way, or was last.
    var asking: Task<Void, Never>?
    private let work = WorkInProgress()

    public init(main: Main, tree: RouteTree<Main>, services: AppServices) {
        self.main = main
        self.services = services
        bufferedInbox = BufferedInbox(services: services) { Main.hasEffect($0) }
        callbacks = ActionCallbacks(sleep: services.sleep)
        navigator = Navigator(tabRoots: Main.tabRoots)
        models = ScreenModels { StaticScreenModel(asking: $0) ?? main.makeModel(for: $0) }
        router = PayloadRouter(tree: tree, main: main, services: services)
        services.notificationCenter.register(Main.categories)
        navigator.onChange = { [weak self] in self?.navigationChanged() }
    }

    /// Waits until nothing is under way any more.
    public func whenIdle() async {
        await work.whenDone()
    }

    func run(_ operation: @escaping @MainActor () async -> Void) {
        work.run(operation)
    }

    func remember(_ arrival: Arrival) {
        arrivals.append(arrival)
    }

    /// Does what the gate answers. Only the main screen waits for what is let through, and appears with it.
    func reduceGate(_ event: LaunchEvent) {
        let effects = gate.receive(event, now: services.now())
        if case .ready(let account) = gate.phase, gate.routing == nil { showMain(of: account) }
        var settlements: [(LaunchRecord.ID, Settlement)] = []
        for effect in effects {
            switch effect {
            case .route(let id): run { await self.route(id) }
            case .perform(let id): run { await self.perform(id) }
            case .release(let id): bufferedInbox.endRouting(id)
            case .postpone(let id): bufferedInbox.postpone(id)
            case .resume(let id): _ = bufferedInbox.beginRouting(id)
            case .settle(let id, let settlement): settlements.append((id, settlement))
            case .purge: purge()
            case .alert(let code): alert(code)
            }
        }
        settle(settlements)
        completeFinishedActions()
    }

    /// On the main screen, which appears for it though another payload may already be on its way there.
    private func alert(_ code: String) {
        if code == LaunchGate.diskRefusedCode {
            if services.inbox.isRefusalReported { return }
            services.inbox.markRefusalReported()
        }
        if case .ready(let account) = phase { showMain(of: account) }
        navigator.show(NavigationAlert(code: code))
    }

    /// All at once, however many have waited.
    func settle(_ settlements: [(LaunchRecord.ID, Settlement)]) {
        if settlements.isEmpty { return }
        let ended = settlements.map { id, settlement in
            let ended = progress.removeValue(forKey: id)
            var settlement = settlement
            settlement.route = ended?.route
            return SettledLaunch(
                id: id, settlement: settlement, parameters: ended?.parameters ?? [:], navigation: navigator.state)
        }
        if bufferedInbox.settle(ended.map { ($0.id, $0.settlement) }) { settled += ended }
    }
}
