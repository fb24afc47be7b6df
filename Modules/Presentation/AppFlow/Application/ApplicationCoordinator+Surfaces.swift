public import Launches
import Navigation

extension ApplicationCoordinator {
    /// Gives the system the features' quick actions and search results, when an account comes to a screen.
    func offerLinks(after work: LaunchWork) async {
        guard case .markSeen(let visible, let account, .visit) = work, services.surfaces != nil else { return }
        do {
            if let items = try await main.quickActions(of: account) { offerQuickActions(items, of: account) }
            try await effects.searchResults.add(visible, of: account) { machine.account == $0 }
        } catch {
            services.logFailure("no links outside the app", ["reason": "\(error)"])
        }
    }

    /// Replaces an account's quick actions in the menu of the app's icon. Does nothing if another account is signed in
    /// by now.
    public func offerQuickActions(_ items: [SystemItem], of account: AccountID) {
        guard machine.account == account else { return }
        services.surfaces?.setQuickActions(items.filter { $0.owner == account })
    }

    /// Adds links of an account to the search index. Does nothing if another account is signed in by now.
    public func index(_ items: [SystemItem], of account: AccountID) {
        guard machine.account == account else { return }
        services.surfaces?.index(items.filter { $0.owner == account })
    }

    /// Removes these links of an account from the search index, because their content was deleted.
    public func removeFromIndex(_ links: [String], of account: AccountID) {
        services.surfaces?.removeFromIndex(links, of: account)
    }
}
