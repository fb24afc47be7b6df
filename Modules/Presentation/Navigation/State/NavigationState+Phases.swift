extension NavigationState {
    /// Enters a phase: `main` builds the tabs unless they are there, `locked` keeps them out of sight, any other drops
    /// them.
    mutating func enter(_ next: Phase, tabRoots: [TabRoot]) {
        phase = next
        switch next {
        case .main: if tabs.isEmpty { buildTabs(tabRoots) }
        case .locked: break
        case .launching, .onboarding, .login, .retry:
            buildTabs([])
            raisedAlerts = []
        }
    }

    /// This state as it may be shown again in a later process; nil if it does not fit the app's tabs (any more).
    func restored(for tabRoots: [TabRoot]) -> NavigationState? {
        let roots = tabs.map { TabRoot($0.id, $0.stack.first?.screen ?? Screen("")) }
        let ids = tabs.flatMap(\.stack).map(\.id) + presented.map(\.id)
        guard roots == tabRoots, tabs.contains(where: { $0.id == selectedTab }), Set(ids).count == ids.count,
            ids.allSatisfy({ $0 < nextID }), nextID < .max / 2
        else { return nil }
        var restored = self
        restored.phase = .main
        return restored
    }
}
