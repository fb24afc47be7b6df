import LaunchDecisions
public import Launches
public import Navigation
public import Notifications

/// Brings the app from its launch screen to its main screen, and each arrival to its screen.
///
/// It turns callbacks of the system and the user's actions into events of a `LaunchMachine`, which alone decides.
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
    public let main: Main
    public let navigator: Navigator
    public let models: ScreenModels
    public var phase: LaunchPhase { machine.phase }
    /// The scene that shows the navigation; nil before the first connects.
    public var scene: SceneID? { machine.scene }
    /// Whether the account that is signed in has switched the lock on.
    public var hasLock: Bool { machine.session?.hasLock == true }
    /// The user's permission to notify, read when the app last came to the foreground; nil before.
    public var notificationAuthorization: NotificationAuthorization? { shell.permission.authorization }

    package let features: Features
    let systemLinks: SystemLinks
    let services: AppServices
    let shell: LaunchShell<Main>
    var machine: LaunchMachine { shell.machine }

    public init(main: Main, tree: RouteTree<Main>, services: AppServices) {
        self.main = main
        self.services = services
        let features = Features(of: main)
        self.features = features
        navigator = Navigator(tabRoots: Main.tabRoots)
        models = ScreenModels { StaticScreenModel(confirming: $0) ?? features.makeModel(for: $0) }
        let router = PayloadRouter(tree: tree, main: main, services: services)
        systemLinks = SystemLinks(features, services: services)
        shell = LaunchShell(
            router: router, navigator: navigator, models: models, systemLinks: systemLinks, features: features)
        services.notificationCenter.register(Main.categories)
        systemLinks.account = { [weak shell] in shell?.machine.account }
        navigator.onChange = { [weak shell] in shell?.navigationChanged() }
    }

    /// Waits until no work is under way, except questions to the user.
    public func whenIdle() async { await shell.tasks.whenDone() }

    /// Waits until the user has answered a request for permission to notify, and the app has acted on it.
    public func whenPermissionAnswered() async { await shell.permission.whenAnswered() }

    func send(_ events: LaunchEvent...) { events.forEach(shell.send) }
}
