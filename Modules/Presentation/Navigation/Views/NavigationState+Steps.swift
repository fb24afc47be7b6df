extension NavigationState {
    /// Whether this state is one step from another, which a phone animates: a screen came on top of what stays, or the
    /// stack is shorter. Anything else is drawn at once.
    func isOneStep(from old: NavigationState) -> Bool {
        guard phase == .main, old.phase == .main, old.alert == nil || alert != nil else { return false }
        let (ids, oldIDs) = (stack.map(\.id), old.stack.map(\.id))
        let (covers, oldCovers) = (modals.map(\.id), old.modals.map(\.id))
        if covers == oldCovers { return ids.starts(with: oldIDs) || oldIDs.starts(with: ids) }
        return ids == oldIDs && covers.dropLast() == oldCovers[...]
    }
}
