public import Launches
import Navigation

extension ApplicationCoordinator {
    /// Gives the system what the features want it to show of an account that came to a screen.
    func offerLinks(after work: LaunchWork) async {
        guard case .markSeen(let visible, let account, .visit) = work, services.surfaces != nil else { return }
        do {
            if let items = try await main.quickActions(of: account) { offerQuickActions(items, of: account) }
            let screen = ShownScreen(visible).screen
            if let item = try await main.searchItem(for: screen, of: account) { index([item], of: account) }
        } catch {
            services.logFailure("no links outside the app", ["reason": "\(error)"])
        }
    }

    /// Puts links of an account into the menu of the app's icon, in the place of those before; nothing if another account
    /// is signed in by now.
    public func offerQuickActions(_ items: [SystemItem], of account: AccountID) {
        guard machine.account == account else { return }
        services.surfaces?.setQuickActions(items.filter { $0.owner == account })
    }

    /// Lets the user of an account find links; nothing if another account is signed in by now.
    public func index(_ items: [SystemItem], of account: AccountID) {
        guard machine.account == account else { return }
        services.surfaces?.index(items.filter { $0.owner == account })
    }

    /// Lets the user of an account find these links no more, as what they led to was deleted.
    public func removeFromIndex(_ links: [String], of account: AccountID) {
        services.surfaces?.removeFromIndex(links, of: account)
    }

    /// What the user finds of a screen; nil for nothing.
    func searchItem(for screen: Screen) async throws(RouteError) -> SystemItem? {
        guard services.surfaces != nil, let account = machine.account else { return nil }
        return try await main.searchItem(for: screen, of: account)
    }

    /// An action on a screen may have deleted what it shows.
    func removeFromIndex(_ item: SystemItem, ifGoneFrom screen: Screen) async {
        do {
            if try await searchItem(for: screen) == nil { removeFromIndex([item.link], of: item.owner) }
        } catch {
            services.logFailure("search item not removed", ["reason": "\(error)"])
        }
    }
}
