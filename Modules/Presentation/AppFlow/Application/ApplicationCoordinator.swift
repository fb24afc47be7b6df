public import Launches
public import Navigation

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
    /// What each callback brought, in order.
    public private(set) var arrivals: [Arrival] = []
    /// What was settled since the process started, in that order.
    public private(set) var settled: [SettledLaunch] = []

    let services: AppServices
    let ledger: LaunchLedger
    private(set) var session: Session?
    private var gate = LaunchGate()
    private var hasRecovered = false
    /// How far each payload that the gate let through has come.
    private var ways: [LaunchRecord.ID: Way] = [:]
    private let work = WorkInProgress()

    public init(main: Main, tree: RouteTree<Main>, services: AppServices) {
        self.main = main
        self.services = services
        ledger = LaunchLedger(services: services)
        navigator = Navigator(tabRoots: Main.tabRoots)
        models = ScreenModels { main.makeModel(for: $0) }
        router = PayloadRouter(tree: tree, main: main, services: services)
        navigator.onChange = { [weak self] in self?.navigationChanged() }
    }

    /// Waits until nothing is under way any more.
    public func whenIdle() async {
        await work.whenDone()
    }

    func run(_ operation: @escaping @MainActor () async -> Void) {
        work.run(operation)
    }

    /// Takes in what earlier launches left behind, once.
    func recover() {
        guard !hasRecovered else { return }
        hasRecovered = true
        session = readSession()
        if let date = session?.loggedOutAt { tellGate(.knownSignOut(date)) }
        for ticket in ledger.recover() { tellGate(.arrived(ticket)) }
    }

    func save(_ session: Session) {
        self.session = session
        do {
            try services.sessions.save(session)
        } catch {
            services.logFailure("session not saved", ["reason": "\(error)"])
        }
    }

    private func readSession() -> Session? {
        do {
            return try services.sessions.load()
        } catch {
            services.logFailure("session not readable", ["reason": "\(error)"])
            return nil
        }
    }

    func remember(_ arrival: Arrival) {
        arrivals.append(arrival)
    }

    func isWaiting(_ id: LaunchRecord.ID) -> Bool { gate.waiting.contains { $0.id == id } }

    func tellGate(_ event: LaunchEvent) {
        for effect in gate.receive(event, now: services.now()) {
            switch effect {
            case .route(let id): run { await self.route(id) }
            case .release(let id): ledger.endRouting(id)
            case .resume(let id): ledger.beginRouting(id)
            case .settle(let id, let settlement): settle(id, as: settlement)
            case .alert(let code): navigator.show(NavigationAlert(code: code))
            }
        }
    }

    func settle(_ id: LaunchRecord.ID, as settlement: Settlement) {
        let way = ways.removeValue(forKey: id)
        var settlement = settlement
        settlement.route = way?.route
        guard ledger.settle(id, as: settlement) else { return }
        settled.append(
            SettledLaunch(
                id: id, settlement: settlement, parameters: way?.parameters ?? [:], navigation: navigator.state))
    }

    /// One payload from the gate to the navigation.
    private func route(_ id: LaunchRecord.ID) async {
        guard gate.routing?.id == id else { return }
        services.checkpoint(.gated)
        ledger.note(.released, nil, of: id)
        ledger.beginRouting(id)
        services.checkpoint(.routing)
        do {
            let destination = try await router.route(ledger.payload(of: id)) { step, detail in
                ledger.note(step, detail, of: id)
            }
            commit(id, destination)
        } catch {
            fail(id, error)
        }
    }

    /// Commits, unless the gate took the payload back while its way was planned.
    private func commit(_ id: LaunchRecord.ID, _ destination: Destination) {
        guard gate.routing?.id == id else { return }
        guard case .ready = gate.phase else { return tellGate(.interrupted(id)) }
        do {
            let screen = try navigator.commit(destination.plan.steps, policy: destination.plan.policy)
            ledger.note(.committed, nil, of: id)
            services.checkpoint(.committed)
            ways[id] = Way(screen: screen, route: destination.route, parameters: destination.parameters)
            tellGate(.committed(id))
            navigationChanged()
        } catch {
            fail(id, RoutingFailure(error, at: destination))
        }
    }

    private func fail(_ id: LaunchRecord.ID, _ failure: RoutingFailure) {
        guard gate.routing?.id == id else { return }
        services.logFailure(
            "not routed", ["payload": "\(id)", "code": "\(failure.code)", "reason": "\(failure.reason)"])
        ways[id] = Way(screen: nil, route: failure.route, parameters: failure.parameters)
        tellGate(.failed(id, code: failure.code))
    }

    /// Acknowledges what was seen, and gives up what went unseen.
    private func navigationChanged() {
        models.keep(only: navigator.state.screens)
        guard let id = gate.unseen?.id, let screen = ways[id]?.screen else { return }
        if navigator.hasShown(screen) {
            ledger.note(.shown, nil, of: id)
            tellGate(.shown(id))
        } else if !navigator.state.screens.contains(screen) {
            tellGate(navigator.state.phase == .main ? .removed(id) : .interrupted(id))
        }
    }
}

/// How far a payload has come.
private struct Way {
    /// Nil if it never came to a screen.
    let screen: ShownScreen.ID?
    let route: String?
    let parameters: [String: String]
}
