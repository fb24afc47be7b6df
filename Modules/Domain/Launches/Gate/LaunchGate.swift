public import Foundation

/// Holds what arrives until the app is ready for it, and lets one through at a time.
///
/// A pure reducer: it does nothing itself, but says what is to be done.
public struct LaunchGate: Hashable, Sendable {
    public private(set) var phase = LaunchPhase.notRunning
    /// When somebody last signed out, as far as the session knows.
    public private(set) var loggedOutAt: Date?
    /// Arrived and not yet let through, oldest first.
    public private(set) var waiting: [LaunchTicket] = []
    /// Let through, but nothing is committed yet.
    public private(set) var routing: LaunchTicket?
    /// Committed, but its screen was not yet seen. Kept apart from the phase, so that a screen that never appears
    /// blocks nothing.
    public private(set) var unseen: LaunchTicket?
    private var isInBackground = false

    public init() {}

    public mutating func receive(_ event: LaunchEvent, now: Date) -> [LaunchEffect] {
        switch event {
        case .phase(let next): phase = next
        case .knownSignOut(let date): loggedOutAt = date
        case .signedOut(let date): return signOut(at: date)
        case .arrived(let ticket):
            guard !knows(ticket.id) else { return [] }
            waiting.append(ticket)
        case .enteredBackground, .enteredForeground: return move(toBackground: event == .enteredBackground)
        case .committed(let id): return commit(id) + letThrough(now: now)
        case .interrupted(let id): return takeBack(id) + letThrough(now: now)
        case .failed(let id, let code): return fail(id, code) + letThrough(now: now)
        case .shown(let id): return end(id, as: .shown)
        case .removed(let id): return end(id, as: .superseded)
        }
        return letThrough(now: now)
    }

    private func knows(_ id: LaunchRecord.ID) -> Bool { (waiting + underWay).contains { $0.id == id } }

    /// What has an attempt that has not come to its end.
    private var underWay: [LaunchTicket] { [routing, unseen].compactMap(\.self) }

    private mutating func move(toBackground: Bool) -> [LaunchEffect] {
        guard toBackground != isInBackground else { return [] }
        isInBackground = toBackground
        return underWay.map { toBackground ? .release($0.id) : .resume($0.id) }
    }

    /// The newest screen counts: one that went unseen until now was superseded.
    private mutating func commit(_ id: LaunchRecord.ID) -> [LaunchEffect] {
        guard let ticket = routing, ticket.id == id else { return [] }
        let effects = unseen.map { end($0.id, as: .superseded) } ?? []
        routing = nil
        unseen = ticket
        return effects
    }

    private mutating func takeBack(_ id: LaunchRecord.ID) -> [LaunchEffect] {
        guard let ticket = underWay.first(where: { $0.id == id }) else { return [] }
        if routing?.id == id { routing = nil } else { unseen = nil }
        waiting.insert(ticket, at: waiting.firstIndex { $0.id > id } ?? waiting.endIndex)
        return [.release(id)]
    }

    /// A failure is told on the main screen; without one the payload waits for it, to fail again.
    private mutating func fail(_ id: LaunchRecord.ID, _ code: String) -> [LaunchEffect] {
        guard routing?.id == id else { return [] }
        guard case .ready = phase else { return takeBack(id) }
        routing = nil
        return [.alert(code), .settle(id, Settlement(.failed, code: code))]
    }

    private mutating func end(_ id: LaunchRecord.ID, as outcome: Outcome) -> [LaunchEffect] {
        guard unseen?.id == id else { return [] }
        unseen = nil
        return [.settle(id, Settlement(outcome))]
    }

    private mutating func signOut(at date: Date) -> [LaunchEffect] {
        let ended = waiting + underWay
        phase = .login
        loggedOutAt = date
        waiting = []
        routing = nil
        unseen = nil
        return ended.map { .settle($0.id, Settlement(.discarded, code: DiscardReason.loggedOut.rawValue)) }
    }

    /// Decides over everything that waits: the newest that may be shown is routed, the rest ends here.
    private mutating func letThrough(now: Date) -> [LaunchEffect] {
        guard case .ready(let account) = phase, routing == nil, !waiting.isEmpty else { return [] }
        var effects: [LaunchEffect] = []
        var passing: [LaunchTicket] = []
        for ticket in waiting {
            if let settlement = refusal(of: ticket, for: account, now: now) {
                effects.append(.settle(ticket.id, settlement))
            } else {
                passing.append(ticket)
            }
        }
        waiting = []
        guard let newest = passing.popLast() else { return effects }
        routing = newest
        return effects + passing.map { .settle($0.id, Settlement(.superseded)) } + [.route(newest.id)]
    }

    /// Why a payload ends without being routed; of several reasons the first here stands.
    private func refusal(of ticket: LaunchTicket, for account: AccountID, now: Date) -> Settlement? {
        if let owner = ticket.owner, owner != account {
            return Settlement(.discarded, code: DiscardReason.otherAccount.rawValue)
        }
        if ticket.owner == nil, let loggedOutAt, loggedOutAt > ticket.deliveredAt {
            return Settlement(.discarded, code: DiscardReason.loggedOut.rawValue)
        }
        if now > ticket.expiresAt { return Settlement(.expired) }
        if ticket.attempts >= Self.attemptLimit { return Settlement(.quarantined, code: "routingCrashed") }
        return nil
    }

    /// How many attempts may end in a death before a payload is quarantined.
    public static let attemptLimit = 2
}
