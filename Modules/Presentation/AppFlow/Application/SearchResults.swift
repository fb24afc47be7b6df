import Launches
import Navigation

/// The links that the system's search shows of what the user came to in the app.
@MainActor
final class SearchResults<Main: MainCoordinator> {
    private let main: Main
    private let services: AppServices
    /// The result of the screen that the user came to last.
    private var last: (screen: ShownScreen.ID, item: SystemItem)?

    init(main: Main, services: AppServices) {
        self.main = main
        self.services = services
    }

    /// Adds the screen that the user came to, if a feature wants it to be found.
    /// - Parameter isCurrent: whether the account is still signed in once the store has answered.
    func add(
        _ visible: VisibleScreen, of account: AccountID, if isCurrent: (AccountID) -> Bool
    ) async throws(RouteError) {
        last = nil
        let item = try await main.searchItem(for: ShownScreen(visible).screen, of: account)
        guard let item, item.owner == account, isCurrent(account) else { return }
        services.surfaces?.index([item])
        last = (visible.id, item)
    }

    /// Removes a screen's result if an action on the screen has deleted what it shows.
    func removeIfDeleted(_ shown: ShownScreen) async {
        guard let item = last?.item, last?.screen == shown.id else { return }
        do {
            guard try await main.searchItem(for: shown.screen, of: item.owner) == nil else { return }
            services.surfaces?.removeFromIndex([item.link], of: item.owner)
        } catch {
            services.logFailure("search result not removed", ["reason": "\(error)"])
        }
    }

    /// Removes a result that led nowhere, since its content was deleted.
    func removeIfDeleted(_ payload: LaunchPayload?, after settlement: Settlement) {
        guard settlement.code == RouteError.contentNotFound.code, let payload, payload.source == .spotlight,
            case .link(let link) = payload.content, let owner = payload.owner
        else { return }
        services.surfaces?.removeFromIndex([link], of: owner)
    }
}
