package import LaunchDecisions
import Launches
package import Navigation

/// The navigation in the terms of the launch machine.
extension Navigator {
    /// The screen of the main screen whose first frame is on the display.
    var visibleScreen: VisibleScreen? {
        guard let visible = state.visible, hasShown(visible.id) else { return nil }
        let screen = visible.screen
        return VisibleScreen(id: visible.id, name: screen.name, contentID: screen.id, arguments: screen.arguments)
    }

    func show(_ phase: LaunchPhase) {
        switch phase {
        case .notRunning, .refreshing, .loading: enter(.launching)
        case .retry: enter(.retry)
        case .onboarding: enter(.onboarding)
        case .login: enter(.login)
        case .locked: enter(.locked)
        // Its main screen is shown once a tap is not about to show it with a screen of its own.
        case .ready: break
        }
    }

    /// Shows the main screen as it was left, unless it is shown.
    func showMain(restoring saved: () -> NavigationState?) {
        guard state.phase != .main else { return }
        if let saved = saved(), enterMain(restoring: saved) { return }
        enter(.main)
    }

    /// Commits all steps of a plan, or none. Where the main screen is not shown yet it appears with the steps applied,
    /// so that no other screen comes first.
    package func commit(_ plan: RoutePlan) throws(StepFailure) -> ShownScreen.ID {
        do {
            if state.phase == .main { return try commit(plan.steps, policy: plan.policy) }
            return try enterMain(committing: plan.steps, policy: plan.policy)
        } catch {
            throw StepFailure(.navigation(error))
        }
    }
}

extension ShownScreen {
    init(_ visible: VisibleScreen) {
        self.init(
            id: visible.id, screen: Screen(visible.name, id: visible.contentID, arguments: visible.arguments))
    }
}
