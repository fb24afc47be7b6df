import Launches
import Navigation
import Notifications

extension ApplicationCoordinator {
    /// One payload from the gate to the navigation.
    func route(_ id: LaunchRecord.ID) async {
        guard gate.routing?.id == id else { return }
        services.checkpoint(.gated)
        ledger.note(.released, nil, of: id)
        // In the background nobody waits for it; the mark comes with the foreground.
        guard gate.isInBackground || ledger.beginRouting(id) else { return tellGate(.diskRefused(id)) }
        services.checkpoint(.routing)
        await takeIn(ledger.payload(of: id))
        do {
            let destination = try await router.route(ledger.payload(of: id)) { step, detail in
                ledger.note(step, detail, of: id)
            }
            if isStillWanted(id) { commit(id, destination) }
        } catch {
            if isStillWanted(id) { fail(id, error) }
        }
    }

    /// Whether the gate neither took the payload back while its way was planned, nor takes it back now because it went
    /// stale meanwhile.
    private func isStillWanted(_ id: LaunchRecord.ID) -> Bool {
        guard let ticket = gate.routing, ticket.id == id else { return false }
        if services.now() > ticket.expiresAt { tellGate(.interrupted(id)) }
        return gate.routing?.id == id
    }

    private func commit(_ id: LaunchRecord.ID, _ destination: Destination) {
        guard case .ready(let account) = gate.phase else { return tellGate(.interrupted(id)) }
        do {
            let screen = try show(destination.plan, of: account)
            ledger.note(.committed, nil, of: id)
            services.checkpoint(.committed)
            ways[id] = Way(screen: screen, route: destination.route, parameters: destination.parameters)
            scene = scenes.destination(of: ledger.payload(of: id)?.targetScene)
            tellGate(.committed(id))
            navigationChanged()
        } catch {
            fail(id, RoutingFailure(error, at: destination))
        }
    }

    /// Where the main screen is not shown yet it appears with the steps applied: no other screen comes first, and what
    /// was saved of an earlier process is dropped.
    private func show(_ plan: RoutePlan, of account: AccountID) throws(NavigationError) -> ShownScreen.ID {
        if navigator.state.phase == .main { return try navigator.commit(plan.steps, policy: plan.policy) }
        let screen = try navigator.enterMain(committing: plan.steps, policy: plan.policy)
        _ = takeSavedNavigation(of: account)
        return screen
    }

    private func fail(_ id: LaunchRecord.ID, _ failure: RoutingFailure) {
        services.logFailure(
            "not routed", ["payload": "\(id)", "code": "\(failure.code)", "reason": "\(failure.reason)"])
        ways[id] = Way(screen: nil, route: failure.route, parameters: failure.parameters)
        tellGate(.failed(id, code: failure.code))
    }

    /// Acknowledges what was seen, and gives up what went unseen.
    func navigationChanged() {
        models.keep(only: navigator.state.screens)
        if services.followsStores, let visible = navigator.state.visible, navigator.hasShown(visible.id) {
            models.follow(visible)
        }
        noticeLook()
        guard let id = gate.unseen?.id, let screen = ways[id]?.screen else { return }
        if navigator.hasShown(screen) {
            ledger.note(.shown, nil, of: id)
            tellGate(.shown(id))
        } else if !navigator.state.screens.contains(screen) {
            tellGate(navigator.state.phase == .main ? .removed(id) : .interrupted(id))
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
