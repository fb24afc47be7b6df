import Navigation

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
        guard alert == nil, modals.contains(where: { $0.id == id }) else { return nil }
        return layers.prefix { $0.id != id }.last?.id
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

    /// Whether this state is one step from another, which a phone animates: a screen came on top of what stays, or the
    /// stack is shorter. Anything else is drawn at once.
    func isOneStep(from old: NavigationState) -> Bool {
        guard phase == .main, old.phase == .main, old.alert == nil || alert != nil else { return false }
        let (ids, oldIDs) = (stack.map(\.id), old.stack.map(\.id))
        let (covers, oldCovers) = (modals.map(\.id), old.modals.map(\.id))
        if covers == oldCovers { return ids.starts(with: oldIDs) || oldIDs.starts(with: ids) }
        return ids == oldIDs && covers.dropLast() == oldCovers[...]
    }

    /// Whether the user can reach the tabs and what is in them.
    private var isUncovered: Bool { phase == .main && modals.isEmpty && alert == nil }
}
