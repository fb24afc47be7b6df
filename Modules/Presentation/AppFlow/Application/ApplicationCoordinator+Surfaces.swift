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
}
