import Foundation
import Launches
import Navigation

/// Saves the navigation when the app leaves the display, and shows it as it was left.
@MainActor
struct NavigationRestoration {
    let navigator: Navigator
    let services: AppServices

    func save(of account: AccountID) {
        guard navigator.state.phase == .main else { return }
        do {
            try services.savedNavigation.save(JSONEncoder().encode(navigator.state), of: account)
        } catch {
            services.logFailure("navigation not saved", ["reason": "\(error)"])
        }
    }

    func drop(of account: AccountID) {
        do {
            _ = try services.savedNavigation.take(of: account)
        } catch {
            services.logFailure("saved navigation not dropped", ["reason": "\(error)"])
        }
    }

    /// The main screen, as it was left.
    func showMain(of account: AccountID) {
        guard navigator.state.phase != .main else { return }
        if let saved = take(of: account), navigator.enterMain(restoring: saved) { return }
        navigator.enter(.main)
    }

    func show(_ phase: LaunchPhase) {
        if let other = phase.navigation { navigator.enter(other) }
    }

    /// The navigation that an earlier process saved, perhaps another version of the app.
    private func take(of account: AccountID) -> NavigationState? {
        do {
            let saved = try services.savedNavigation.take(of: account)
            return try saved.map { try JSONDecoder().decode(NavigationState.self, from: $0) }
        } catch {
            services.logFailure("navigation not restored", ["reason": "\(error)"])
            return nil
        }
    }
}

extension LaunchPhase {
    /// Nil for the main screen.
    fileprivate var navigation: NavigationState.Phase? {
        switch self {
        case .notRunning, .launching, .checkingSession, .refreshing, .loading: .launching
        case .retry: .retry
        case .onboarding: .onboarding
        case .login: .login
        case .locked: .locked
        case .ready: nil
        }
    }
}
