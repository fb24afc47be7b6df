public import Launches
public import Navigation
public import Notifications

/// Brings the app from its launch screen to its main screen, and each arrival to its screen.
///
/// A shell: it turns callbacks of the system and the user's actions into events of a `LaunchMachine`, which alone
/// decides, and carries out the machine's effects.
///
/// ```swift
/// let app = ApplicationCoordinator(main: main, tree: try Main.makeTree(), services: services)
/// app.navigator.renderer = renderer
/// app.connect(options)
/// await app.signIn(as: AccountID("1"))
/// app.open(inAppLink: "item/7")
/// ```
@MainActor
public final class ApplicationCoordinator<Main: MainCoordinator> {
    // The parts that an app reaches through it, and those that it joins. The machine is its only state.
    public let main: Main
    public let navigator: Navigator
    public let models: ScreenModels
    public let explainer: PayloadExplainer<Main>
    public let systemLinks: SystemLinks<Main>
    public var phase: LaunchPhase { machine.phase }
    /// The scene that shows the navigation; nil before the first connects.
    public var scene: SceneID? { machine.scene }
    /// Whether the account that is signed in has switched the lock on.
    public var hasLock: Bool { machine.hasLock }
    /// The user's permission to notify, read when the app last came to the foreground; nil before.
    public var notificationAuthorization: NotificationAuthorization? { effects.permission.authorization }

    let services: AppServices
    let effects: LaunchEffects<Main>
    let callbacks: SystemCallbacks
    private(set) var machine = LaunchMachine()
    private let tasks = TasksInFlight()

    public init(main: Main, tree: RouteTree<Main>, services: AppServices) {
        self.main = main
        self.services = services
        navigator = Navigator(tabRoots: Main.tabRoots)
        models = ScreenModels { StaticScreenModel(confirming: $0) ?? main.makeModel(for: $0) }
        let router = PayloadRouter(tree: tree, main: main, services: services)
        explainer = PayloadExplainer(router)
        systemLinks = SystemLinks(main: main, services: services)
        effects = LaunchEffects(
            main: main, navigator: navigator, models: models, router: router, systemLinks: systemLinks,
            services: services)
        callbacks = SystemCallbacks(sleep: services.sleep)
        services.notificationCenter.register(Main.categories)
        systemLinks.account = { [weak self] in self?.machine.account }
        navigator.onChange = { [weak self] in self?.navigationChanged() }
    }

    /// Waits until no work is under way, except questions to the user.
    public func whenIdle() async { await tasks.whenDone() }

    /// Waits until the user has answered a request for permission to notify, and the app has acted on it.
    public func whenPermissionAnswered() async {
        await effects.permission.whenAnswered()
    }

    /// Sends an event to the machine and carries out its effects at once. Asynchronous work ends as another event.
    func send(_ event: LaunchEvent) {
        for effect in machine.receive(event, now: services.now()) {
            switch effect {
            case .start(.forgetDevice) where services.deviceRegistrar == nil: send(.ended(.forgetDevice, .done))
            case .start(let work):
                tasks.run {
                    self.send(.ended(work, await self.effects.perform(work)))
                    if case .markSeen(let visible, let account, .visit) = work {
                        await self.systemLinks.offer(at: visible, to: account)
                    }
                }
            case .callBack(let callback, let result): callbacks.call(callback, with: result)
            case .registerDevice(let account): updateDeviceRegistration { $0.use(account?.description) }
            default: for event in effects.run(effect) { send(event) }
            }
        }
    }

    /// The visible screen has changed, or may have.
    private func navigationChanged() {
        models.keep(only: navigator.state.screens)
        if services.followsStores, let visible = navigator.state.visible, navigator.hasShown(visible.id) {
            models.follow(visible)
        }
        send(.visibleScreenChanged(navigator.visibleScreen))
        if let end = effects.navigation.end(of: machine.gate.awaitingFirstFrame?.id) { send(end) }
    }

    func updateDeviceRegistration(_ update: (DeviceRegistrar) -> Void) {
        guard let registrar = services.deviceRegistrar else { return }
        update(registrar)
        tasks.run { await registrar.whenIdle() }
    }

    /// The user may have changed it in Settings meanwhile.
    func readAuthorization() {
        tasks.run { await self.effects.permission.read() }
    }
}
