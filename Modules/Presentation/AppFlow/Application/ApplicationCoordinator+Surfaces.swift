public import Launches

extension ApplicationCoordinator {
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
