import DeepLinks
import Foundation
import Launches
import Navigation
import Notifications

/// Brings payloads into the navigation: plans the path, commits it, and knows which screen each came to.
@MainActor
final class PayloadNavigation<Main: MainCoordinator> {
    private let navigator: Navigator
    private let router: PayloadRouter<Main>
    private let inbox: BufferedInbox<Main>
    private let pushes: OpenPushes<Main>
    private let saved: NavigationRestoration
    private let services: AppServices
    /// How far each payload that the gate let through has come.
    private var progress: [LaunchRecord.ID: RoutingProgress] = [:]

    init(
        navigator: Navigator, router: PayloadRouter<Main>, inbox: BufferedInbox<Main>, pushes: OpenPushes<Main>,
        saved: NavigationRestoration, services: AppServices
    ) {
        self.navigator = navigator
        self.router = router
        self.inbox = inbox
        self.pushes = pushes
        self.saved = saved
        self.services = services
    }

    func plan(_ id: LaunchRecord.ID) async -> WorkResult {
        let plan: Result<Destination, RoutingFailure>
        do {
            plan = .success(
                try await router.route(routed(id)) { step, detail in inbox.note(step, detail, of: id) })
        } catch {
            plan = .failure(error)
        }
        if inbox.ticket(of: id) != nil { progress[id] = RoutingProgress(plan: plan) }
        return .done
    }

    private func routed(_ id: LaunchRecord.ID) throws(RoutingFailure) -> RoutablePayload {
        guard let arrival = inbox.arrival(id) else { throw RoutingFailure(PayloadError.lost) }
        if case .link(let link) = arrival.payload.content {
            return .link(link, from: arrival.payload.source.linkSource)
        }
        if case .failure(let error) = arrival.push { throw RoutingFailure(error) }
        guard let push = pushes[.arrival(id)] else { throw RoutingFailure(PayloadError.lost) }
        return .push(push)
    }

    /// Commits all steps of the plan, or none.
    func commit(_ id: LaunchRecord.ID, for account: AccountID) -> LaunchEvent {
        do throws(RoutingFailure) {
            guard let destination = try progress[id]?.plan?.get() else { throw RoutingFailure(PayloadError.lost) }
            let screen = try show(destination, of: account)
            inbox.note(.committed, nil, of: id)
            services.checkpoint(.committed)
            progress[id] = RoutingProgress(
                screen: screen, route: destination.route, parameters: destination.parameters)
            return .committed(id, scene: inbox.arrival(id)?.payload.targetScene)
        } catch {
            let payload = try? routed(id)
            let link = payload.map { LoggedLink($0.link).description }
            services.logFailure(
                "not routed",
                ["payload": "\(id)", "code": error.code, "reason": error.reason, "link": link ?? "none"])
            let findings = findings(of: error, for: payload)
            let reason = findings.isEmpty ? error.reason : findings.map(\.description).joined(separator: " ")
            let detail = [link, reason].compactMap(\.self).joined(separator: ": ")
            inbox.note(.failed, detail, findings: findings, of: id)
            progress[id] = RoutingProgress(
                route: error.route, parameters: error.parameters, reason: reason, findings: findings)
            return .notCommitted(id, code: error.code)
        }
    }

    /// With the route that was probably meant, where no route takes the link.
    private func findings(of failure: RoutingFailure, for payload: RoutablePayload?) -> [LinkFinding] {
        let own = failure.finding.map { [$0] } ?? []
        guard failure.code == LinkError.linkNotFound.code, let payload,
            let nearest = router.nearestRoute(of: payload)
        else { return own }
        return own + [LinkFinding("nearestIs", "The nearest is {route}.", ["route": nearest])]
    }

    /// Where the main screen is not shown yet it appears with the steps applied: no other screen comes first, and what
    /// was saved of an earlier process is dropped.
    private func show(
        _ destination: Destination, of account: AccountID
    ) throws(RoutingFailure) -> ShownScreen.ID {
        let (steps, policy) = (destination.plan.steps, destination.plan.policy)
        do {
            if navigator.state.phase == .main { return try navigator.commit(steps, policy: policy) }
            let screen = try navigator.enterMain(committing: steps, policy: policy)
            saved.drop(of: account)
            return screen
        } catch {
            throw RoutingFailure(error, at: destination)
        }
    }

    /// The event that ends the wait for a screen's first frame; nil while it is still awaited.
    func end(of id: LaunchRecord.ID?) -> LaunchEvent? {
        guard let id, let screen = progress[id]?.screen else { return nil }
        if navigator.hasShown(screen) { return .shown(id) }
        return navigator.state.screens.contains(screen) ? nil : .gone(id)
    }

    /// Adds the route, the parameters and the current navigation to each ending.
    func settled(_ endings: [LaunchEnding]) -> [SettledLaunch] {
        endings.map { ending in
            let ended = progress.removeValue(forKey: ending.id)
            var settlement = ending.settlement
            settlement.route = ended?.route
            return SettledLaunch(
                id: ending.id, settlement: settlement, parameters: ended?.parameters ?? [:],
                navigation: navigator.state, reason: ended?.reason, findings: ended?.findings ?? [])
        }
    }
}

extension LaunchPayload {
    /// The scene that is to show it, if the system named one.
    fileprivate var targetScene: SceneID? {
        guard case .response(let response) = content else { return nil }
        return response.targetScene
    }
}
