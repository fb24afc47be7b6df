/// The visible screen. Its content is noted as seen each time that the user comes to another screen or comes back from
/// the background.
struct VisitReducer: LaunchReducer, Hashable {
    /// Nil if it is no screen of the main screen, or the app is not in the foreground.
    private(set) var visible: VisibleScreen?
    /// The visits that are being noted or sent to the backend, by number; false for one whose account signed out
    /// meanwhile.
    private var visits: [Int: Bool] = [:]

    mutating func reduce(_ event: LaunchEvent, in context: LaunchContext) -> [LaunchStep] {
        switch event {
        case .visibleScreenChanged(let screen): return look(at: screen, context)
        case .leftDisplay: visible = nil
        case .signedOut: visits = visits.mapValues { _ in false }
        case .ended(.markSeen(_, _, .visit(let number)), _):
            if visits[number] == true { return [.effect(.start(.countBadge(.visit(number))))] }
            return forget(number)
        case .ended(.countBadge(.visit(let number)), _):
            guard visits[number] == true, let account = context.account else { return forget(number) }
            return [.effect(.start(.flush(account, .visit(number))))]
        case .ended(.flush(_, .visit(let number)), _): return forget(number)
        default: break
        }
        return []
    }

    private mutating func forget(_ visit: Int) -> [LaunchStep] {
        visits[visit] = nil
        return []
    }

    private mutating func look(at screen: VisibleScreen?, _ context: LaunchContext) -> [LaunchStep] {
        guard case .ready(let account) = context.phase, !context.isInBackground, let screen else {
            visible = nil
            return []
        }
        guard screen != visible else { return [] }
        visible = screen
        let number = (0...visits.count).first { visits[$0] == nil } ?? visits.count
        visits[number] = true
        return [.effect(.start(.markSeen(screen, for: account, .visit(number))))]
    }
}
