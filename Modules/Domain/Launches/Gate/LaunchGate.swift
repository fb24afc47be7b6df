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
    public private(set) var unseen: Set<LaunchRecord.ID> = []

    public init() {}

    public mutating func receive(_ event: LaunchEvent, now: Date) -> [LaunchEffect] {
        switch event {
        case .phase(let next):
            phase = next
        case .signedOut(let date):
            return signOut(at: date)
        case .knownSignOut(let date):
            loggedOutAt = date
        case .arrived(let ticket):
            waiting.append(ticket)
        case .enteredBackground:
            return (unseen.sorted() + [routing?.id].compactMap(\.self)).map { .release($0) }
        case .committed(let id):
            guard routing?.id == id else { return [] }
            routing = nil
            unseen.insert(id)
        case .interrupted(let id):
            guard let ticket = routing, ticket.id == id else { return [] }
            routing = nil
            waiting.insert(ticket, at: 0)
            return [.release(id)] + letThrough(now: now)
        case .failed(let id, let code, let route):
            guard routing?.id == id else { return [] }
            routing = nil
            return [.alert(code), .settle(id, Settlement(.failed, code: code, route: route))] + letThrough(now: now)
        case .shown(let id, let route):
            guard unseen.remove(id) != nil else { return [] }
            return [.settle(id, Settlement(.shown, route: route))]
        case .removed(let id, let route):
            guard unseen.remove(id) != nil else { return [] }
            return [.settle(id, Settlement(.superseded, route: route))]
        }
        return letThrough(now: now)
    }

    private mutating func signOut(at date: Date) -> [LaunchEffect] {
        let ended = waiting.map(\.id) + [routing?.id].compactMap(\.self) + unseen.sorted()
        phase = .login
        loggedOutAt = date
        waiting = []
        routing = nil
        unseen = []
        return ended.map { .settle($0, Settlement(.discarded, code: DiscardReason.loggedOut.rawValue)) }
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
