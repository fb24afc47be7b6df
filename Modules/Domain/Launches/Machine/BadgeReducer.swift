/// Sets the number on the app's icon to what was counted. A count that ends after one that began later is outdated.
struct BadgeReducer: LaunchReducer, Hashable {
    /// The counts that are under way and not outdated, in the order in which they began.
    private var counts: [LaunchWork] = []

    mutating func began(_ work: LaunchWork) {
        if case .countBadge = work { counts.append(work) }
    }

    mutating func reduce(_ event: LaunchEvent, in context: LaunchContext) -> [LaunchStep] {
        switch event {
        case .signedOut: counts = []
        case .ended(let work, .badge(let badge)): return end(work, badge, context)
        default: break
        }
        return []
    }

    /// Nothing is set while the account signs out.
    private mutating func end(_ work: LaunchWork, _ badge: Int?, _ context: LaunchContext) -> [LaunchStep] {
        guard let index = counts.firstIndex(of: work) else { return [] }
        counts.remove(at: index)
        guard let badge, context.storingAccount != nil else { return [] }
        counts.removeSubrange(..<index)
        return [.effect(.setBadge(badge))]
    }
}
