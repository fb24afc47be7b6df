import LaunchDecisions
import Launches
import Navigation

/// The links of the app that the system shows outside it: quick actions in the menu of the app's icon, search results.
@MainActor
final class SystemLinks {
    private let features: Features
    private let services: AppServices
    /// Who is signed in now.
    var account: @MainActor () -> AccountID? = { nil }
    /// The screen that the user came to last, and its result once that is indexed.
    private var last: (screen: VisibleScreen, item: SystemItem?)?

    init(_ features: Features, services: AppServices) {
        self.features = features
        self.services = services
    }

    /// Gives the system the features' quick actions and the search result of the screen that the user came to.
    func offer(at visible: VisibleScreen, to account: AccountID) async {
        guard let surfaces = services.surfaces else { return }
        if last?.screen != visible { last = (visible, nil) }
        do {
            // Another screen may be visible by then, which has asked for itself.
            let items = try await features.quickActions(of: account)
            if let items, last?.screen == visible, self.account() == account {
                surfaces.setQuickActions(items.filter { $0.owner == account })
            }
            let item = try await features.searchItem(for: ShownScreen(visible).screen, of: account)
            guard let item, item.owner == account, self.account() == account else { return }
            surfaces.index([item])
            if last?.screen == visible { last?.item = item }
        } catch {
            services.logFailure("no links outside the app", ["reason": "\(error)"])
        }
    }

    /// Removes a screen's result if an action on the screen has deleted what it shows.
    func removeIfDeleted(_ shown: ShownScreen) async {
        guard let last, last.screen.id == shown.id, let item = last.item else { return }
        do {
            guard try await features.searchItem(for: shown.screen, of: item.owner) == nil else { return }
            services.surfaces?.removeFromIndex([item.link], of: item.owner)
        } catch {
            services.logFailure("search result not removed", ["reason": "\(error)"])
        }
    }

    /// Removes the result of a link that led nowhere, since its content was deleted.
    func removeIfDeleted(_ payload: LaunchPayload?, after settlement: Settlement) {
        guard settlement.code == RouteError.contentNotFound.code, let payload,
            case .link(let link) = payload.content, let owner = payload.owner
        else { return }
        services.surfaces?.removeFromIndex([link], of: owner)
    }
}
