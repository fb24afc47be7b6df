public import Foundation

/// Holds arrivals until the app is ready for them. It lets the newest tap through to the navigation, and the actions to
/// their effects, one after the other.
///
/// A pure reducer: it has no effects itself, and returns those for the shell.
public struct LaunchGate: Hashable, Sendable {
    // One property for each place where a payload can wait, so there are many.
    public internal(set) var phase = LaunchPhase.notRunning
    /// The account whose session is valid; nil until it was checked, and while no account is signed in.
    public internal(set) var account: AccountID?
    /// The time of the last sign-out, as far as the session knows.
    public internal(set) var loggedOutAt: Date?
    /// Arrived to be shown and not yet let through, oldest first.
    public internal(set) var waiting: [LaunchTicket] = []
    /// Let through, but nothing is committed yet.
    public internal(set) var routing: LaunchTicket?
    /// Committed, but its first frame is not on the display yet. Kept apart from the phase, so that a screen that never
    /// appears blocks nothing.
    public internal(set) var awaitingFirstFrame: LaunchTicket?
    /// Actions whose effect was not yet tried in this process, or is to be tried again, oldest first.
    public internal(set) var actions: [LaunchTicket] = []
    /// The action whose effect is being tried.
    public internal(set) var performing: LaunchTicket?
    /// Taps of earlier launches whose mark the disk refused, and taps whose content it refused, oldest first. They wait
    /// for the next foreground.
    public internal(set) var awaitingDisk: [LaunchTicket] = []
    /// Whether an effect failed: actions then wait for the next foreground, background refresh, new action, or check
    /// that finds another account.
    var isBackingOff = false
    /// The codes of the alerts that the user gets once.
    var raisedAlerts: Set<String> = []
    /// The codes of failed actions whose alert is pending.
    var pendingAlerts: [String] = []
    /// True from the start, until a scene enters the foreground.
    public internal(set) var isInBackground = true

    public init() {}

    /// - Parameters:
    ///   - event: the event.
    ///   - now: the current time.
    public mutating func receive(_ event: GateEvent, now: Date) -> [GateEffect] {
        let effects: [GateEffect] =
            switch event {
            case .phase(let next): enter(next)
            case .session(let account): check(account)
            case .knownSignOut(let date): remember(date)
            case .signedOut(let date): signOut(at: date)
            case .arrived(let tickets): take(tickets)
            case .enteredBackground, .enteredForeground: move(toBackground: event == .enteredBackground)
            case .ingested(let id): noteIngestion(of: id)
            case .committed(let id): commit(id)
            case .interrupted(let id): withdraw(id)
            case .failed(let id, let code): fail(id, code)
            case .shown(let id): end(id, as: .shown)
            case .removed(let id): end(id, as: .superseded)
            case .performed(let id): endAction(id)
            case .notPerformed(let id, let code, let isFinal): failAction(id, code, isFinal: isFinal)
            case .deferred(let id): deferAction(id)
            case .diskRefused(let id): waitForDisk(id)
            case .notice(let code): alertOnce(code)
            case .ranOutOfTime(let id): performing?.id == id ? [.unmark(id)] : []
            }
        // Whatever the event was, the next action, the newest tap and the pending alerts may be due by it.
        return effects + performNext(now: now) + routeNewest(now: now) + raiseAlerts()
    }

    private mutating func enter(_ next: LaunchPhase) -> [GateEffect] {
        phase = next
        // The main screen is an occasion to retry only if it shows another account than the session check found.
        guard case .ready(let account) = next, account != self.account else { return [] }
        return check(account)
    }

    private mutating func check(_ account: AccountID?) -> [GateEffect] {
        self.account = account
        isBackingOff = false
        return []
    }

    private mutating func remember(_ signOut: Date) -> [GateEffect] {
        loggedOutAt = signOut
        return []
    }

    private mutating func take(_ tickets: [LaunchTicket]) -> [GateEffect] {
        let known = Set((waiting + awaitingDisk + actions + underWay).map(\.id))
        for ticket in tickets where !known.contains(ticket.id) {
            if ticket.hasEffect { actions.insert(inOrder: ticket) } else { waiting.insert(inOrder: ticket) }
            // A new one does not wait behind what failed before.
            if ticket.hasEffect { isBackingOff = false }
        }
        return []
    }

    /// The payloads whose attempt has not ended.
    private var underWay: [LaunchTicket] { [routing, awaitingFirstFrame, performing].compactMap(\.self) }

    private mutating func move(toBackground: Bool) -> [GateEffect] {
        guard toBackground != isInBackground else { return [] }
        isInBackground = toBackground
        if !toBackground {
            isBackingOff = false
            for ticket in awaitingDisk { waiting.insert(inOrder: ticket) }
            awaitingDisk = []
        }
        return underWay.map { toBackground ? .unmark($0.id) : .resume($0.id) }
    }

    private mutating func signOut(at date: Date) -> [GateEffect] {
        let ended = waiting + awaitingDisk + actions + underWay
        let (wasInBackground, raisedAlerts, pendingAlerts) = (
            isInBackground, raisedAlerts, pendingAlerts.filter(raisedAlerts.contains)
        )
        self = LaunchGate()
        phase = .login
        loggedOutAt = date
        isInBackground = wasInBackground
        self.raisedAlerts = raisedAlerts
        self.pendingAlerts = pendingAlerts
        let discarded = Settlement(.discarded, code: DiscardReason.loggedOut.rawValue)
        return ended.map { .settle($0.id, discarded) } + [.purge]
    }
}
