// Views write back what they hold: after a gesture of the user, but also what was set, late, or for no reason. Here
// gestures are told from the rest.
extension NavigationState {
    /// The screen that the user went back to in a tab's stack; nil if they did not.
    /// - Parameters:
    ///   - path: the screens above the root, as the stack of views holds them now.
    ///   - drawn: the same as it was drawn.
    func screenBelow(
        path: [ShownScreen], drawnAs drawn: [ShownScreen], in tab: TabID
    ) -> ShownScreen.ID? {
        guard isUncovered, tab == selectedTab, self.path(of: tab) == drawn, path.count < drawn.count,
            drawn.starts(with: path)
        else { return nil }
        return stack[path.count].id
    }

    /// The screen that the user came to by dismissing a modal; nil if they cannot have done so.
    func screenBelow(modal id: ShownScreen.ID) -> ShownScreen.ID? {
        guard alert == nil, let index = modals.firstIndex(where: { $0.id == id }) else { return nil }
        return index == 0 ? stack.last?.id : modals[index - 1].id
    }

    /// The tab that the user chose; nil if they cannot have done so.
    func tab(chosen tab: TabID?) -> TabID? {
        guard isUncovered, tab != selectedTab, tabs.contains(where: { $0.id == tab }) else { return nil }
        return tab
    }

    /// The screens above a tab's root.
    func path(of tab: TabID) -> [ShownScreen] {
        Array(tabs.first { $0.id == tab }?.stack.dropFirst() ?? [])
    }

    /// The same under any alert.
    var withoutAlert: NavigationState {
        var state = self
        state.raisedAlerts = []
        return state
    }

    /// Whether the user can reach the tabs and what is in them.
    private var isUncovered: Bool { phase == .main && modals.isEmpty && alert == nil }
}
