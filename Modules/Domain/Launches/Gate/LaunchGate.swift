/// Holds the arrivals that have not ended, oldest first. It lets the newest tap through to the navigation, and the
/// actions to their effects, one after the other.
///
/// A pure value: `LaunchMachine` decides when it lets go, and an app that has coordinators of its own can do so itself.
///
/// ```swift
/// var gate = LaunchGate()
/// gate.add([arrival])
/// let (tap, endings) = gate.nextTap(under: Conditions(account: account, signedOutAt: nil, now: now))
/// ```
public struct LaunchGate: Hashable, Sendable {
    public private(set) var arrivals: [Arrival] = []

    public init() {}

    public subscript(id: LaunchRecord.ID) -> Arrival? { arrivals.first { $0.id == id } }
    /// Those that wait for their turn, the one that the user is asked about among them.
    public var waitingTaps: [Arrival] {
        arrivals.filter { $0.opensScreen && ($0.stage == .waiting || $0.stage == .asked) }
    }
    /// What the user is asked; nil if nothing.
    public var question: SwitchQuestion? {
        guard let tap = arrivals.first(where: { $0.stage == .asked }), let owner = tap.owner else { return nil }
        return SwitchQuestion(tap: tap.id, account: owner)
    }
    package var switching: Arrival? { arrivals.first { $0.stage == .switching } }
    public var tapUnderWay: Arrival? { arrivals.first { $0.opensScreen && $0.stage == .underWay } }
    public var awaitingFrame: Arrival? { arrivals.first { $0.stage == .awaitingFrame } }
    public var hasUnresolved: Bool { arrivals.contains { $0.purpose == .unresolved } }
    public var actions: [Arrival] { arrivals.filter { $0.purpose == .action && $0.stage != .unread } }
    public var actionUnderWay: Arrival? { actions.first { $0.stage == .underWay } }
    /// The attempts that a death of the process counts for while the user sees the app.
    public var attempted: [Arrival] {
        arrivals.filter {
            ![.silentPush, .unresolved].contains($0.purpose) && [.underWay, .awaitingFrame].contains($0.stage)
        }
    }

    // MARK: Which goes on, and which end

    /// Of the taps that wait, the newest that may be shown is under way from now on, and the others end. If it is
    /// another account's, the user is asked about it instead.
    public mutating func nextTap(under conditions: Conditions) -> (tap: Arrival?, endings: [Ending]) {
        guard tapUnderWay == nil else { return (nil, []) }
        var endings: [Ending] = []
        for tap in waitingTaps {
            if let refusal = conditions.refusal(of: tap) { endings += end(tap, as: refusal, under: conditions) }
        }
        // What is older than the screen that was committed while it waited comes too late.
        let newest = waitingTaps.last.flatMap { $0.order > awaitingFrame?.order ?? .min ? $0 : nil }
        for tap in waitingTaps where tap.id != newest?.id {
            endings += end(tap, as: Settlement(.superseded), under: conditions)
        }
        guard let newest else { return (nil, endings) }
        let isAsked = conditions.needsSwitch(for: newest)
        move(newest.id, to: isAsked ? .asked : .underWay)
        return (isAsked ? nil : newest, endings)
    }

    /// The oldest action that may be performed is under way from now on. While one backs off or is under way, none is.
    public mutating func nextAction(under conditions: Conditions) -> (action: Arrival?, endings: [Ending]) {
        var endings: [Ending] = []
        while let action = actions.first, actions.allSatisfy({ $0.stage == .waiting }) {
            guard let refusal = conditions.refusal(of: action) else {
                move(action.id, to: .underWay)
                return (action, endings)
            }
            endings += end(action.id, as: refusal)
        }
        return (nil, endings)
    }

    /// The navigation now holds its screen. An older one that was not shown until now is superseded, and so is one that
    /// would open over it once the disk takes it, or once it is known where it leads. One that an earlier launch left
    /// for the disk waits on.
    public mutating func commit(_ id: LaunchRecord.ID) -> [Ending] {
        guard let newer = self[id] else { return [] }
        let superseded = arrivals.filter {
            $0.stage == .awaitingFrame || $0.stage == .awaitingDisk && $0.order >= 0 && $0.order < newer.order
                || $0.purpose == .unresolved && $0.order < newer.order
        }
        move(id, to: .awaitingFrame)
        return superseded.flatMap { end($0.id, as: Settlement(.superseded)) }
    }

    /// - Returns: nothing if it has ended before.
    public mutating func end(_ id: LaunchRecord.ID, as settlement: Settlement) -> [Ending] {
        guard let arrival = self[id] else { return [] }
        arrivals.removeAll { $0.id == id }
        let keepsPush = arrival.lacksContent && [.superseded, .expired, .failed].contains(settlement.outcome)
        return [Ending(id: id, settlement: settlement, keepsPush: keepsPush)]
    }

    /// The push of another account is not kept in the account that is in use.
    private mutating func end(_ tap: Arrival, as settlement: Settlement, under conditions: Conditions) -> [Ending] {
        end(tap.id, as: settlement).map { ending in
            let keepsPush = ending.keepsPush && !conditions.needsSwitch(for: tap)
            return Ending(id: ending.id, settlement: ending.settlement, keepsPush: keepsPush)
        }
    }

    // MARK: How far each has come

    /// Adds those that are not known yet.
    public mutating func add(_ new: [Arrival], at stage: Arrival.Stage = .waiting) {
        for var arrival in new where self[arrival.id] == nil {
            arrival.stage = stage
            arrivals.insert(arrival, at: arrivals.firstIndex { $0.order > arrival.order } ?? arrivals.endIndex)
        }
    }

    public mutating func move(_ id: LaunchRecord.ID, to stage: Arrival.Stage) {
        update(id) { $0.stage = stage }
    }

    package mutating func update(_ id: LaunchRecord.ID, _ change: (inout Arrival) -> Void) {
        if let index = arrivals.firstIndex(where: { $0.id == id }) { change(&arrivals[index]) }
    }

    /// The session can be read.
    package mutating func takeUnread() -> [Arrival] {
        let unread = arrivals.filter { $0.stage == .unread }
        arrivals.removeAll { $0.stage == .unread }
        return unread
    }

    /// Takes the question back: its tap waits again.
    package mutating func withdrawQuestion() {
        if let question { move(question.tap, to: .waiting) }
    }

    /// It is an occasion to try again what failed.
    package mutating func retryActions() {
        for action in actions where action.stage == .backingOff { move(action.id, to: .waiting) }
    }
}

/// Whether to switch to the account of a tap, and open the tap there.
public struct SwitchQuestion: Hashable, Sendable {
    public let tap: LaunchRecord.ID
    public let account: AccountID
}

/// How one arrival ends.
public struct Ending: Hashable, Sendable {
    public let id: LaunchRecord.ID
    public let settlement: Settlement
    /// Whether its push is archived and stored all the same, once the disk has the settlement.
    public let keepsPush: Bool

    package init(id: LaunchRecord.ID, settlement: Settlement, keepsPush: Bool) {
        self.id = id
        self.settlement = settlement
        self.keepsPush = keepsPush
    }
}
