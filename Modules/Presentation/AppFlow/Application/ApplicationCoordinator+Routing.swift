import Launches
import Navigation
import Notifications

extension ApplicationCoordinator {
    /// One payload from the gate to the navigation.
    func route(_ id: LaunchRecord.ID) async {
        guard gate.routing?.id == id else { return }
        services.checkpoint(.gated)
        bufferedInbox.note(.released, nil, of: id)
        // In the background nobody waits for it; the mark comes with the foreground.
        guard gate.isInBackground || bufferedInbox.beginRouting(id) else { return reduceGate(.diskRefused(id)) }
        services.checkpoint(.routing)
        await ingest(bufferedInbox.payload(of: id))
        do {
            let destination = try await router.route(bufferedInbox.payload(of: id)) { step, detail in
                bufferedInbox.note(step, detail, of: id)
            }
            if isCurrent(id) { commit(id, destination) }
        } catch {
            if isCurrent(id) { fail(id, error) }
        }
    }

    /// Whether the gate neither took the payload back while its way was planned, nor takes it back now because it went
    /// stale meanwhile.
    private func isCurrent(_ id: LaunchRecord.ID) -> Bool {
        guard let ticket = gate.routing, ticket.id == id else { return false }
        if services.now() > ticket.expiresAt { reduceGate(.interrupted(id)) }
        return gate.routing?.id == id
    }

    private func commit(_ id: LaunchRecord.ID, _ destination: Destination) {
        guard case .ready(let account) = gate.phase else { return reduceGate(.interrupted(id)) }
        do {
            let screen = try show(destination.plan, of: account)
            bufferedInbox.note(.committed, nil, of: id)
            services.checkpoint(.committed)
            progress[id] = RoutingProgress(screen: screen, route: destination.route, parameters: destination.parameters)
            scene = scenes.destination(of: bufferedInbox.payload(of: id)?.targetScene)
            reduceGate(.committed(id))
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
        progress[id] = RoutingProgress(screen: nil, route: failure.route, parameters: failure.parameters)
        reduceGate(.failed(id, code: failure.code))
    }

    /// Acknowledges what was seen, and gives up what was not shown.
    func navigationChanged() {
        models.keep(only: navigator.state.screens)
        if services.followsStores, let visible = navigator.state.visible, navigator.hasShown(visible.id) {
            models.follow(visible)
        }
        visibleScreenChanged()
        guard let id = gate.awaitingFirstFrame?.id, let screen = progress[id]?.screen else { return }
        if navigator.hasShown(screen) {
            bufferedInbox.note(.shown, nil, of: id)
            reduceGate(.shown(id))
        } else if !navigator.state.screens.contains(screen) {
            reduceGate(navigator.state.phase == .main ? .removed(id) : .interrupted(id))
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
