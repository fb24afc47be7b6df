import Foundation
import Launches

/// What may happen next in a ``GateWorld``.
enum GateAction: Hashable {
    case start, die, tick
    /// With the recipient that the payload names, and whether it was delivered at the very beginning.
    case arrive(AccountID?, wasDeliveredAtFirst: Bool)
    /// The user acts on a notification, which has an effect.
    case arriveAction
    /// The session is checked in a process without a scene.
    case checkSession
    /// A scene connects.
    case connect
    case enter(LaunchPhase)
    /// The session is checked, and loading begins.
    case load
    case failRefreshing, enterFirstScreen
    case signIn(AccountID)
    case signOut
    case begin, commit, fail
    case beginAction, perform, failAction, deferAction
    case runOutOfTime(LaunchRecord.ID)
    case show(LaunchRecord.ID)
    case remove(LaunchRecord.ID)
    case interrupt(LaunchRecord.ID)
    case enterBackground, enterForeground
}

extension GateWorld {
    /// All that may happen now.
    func actions(within limits: ExplorationLimits) -> [GateAction] {
        var actions: [GateAction] = []
        if ticks < limits.ticks { actions.append(.tick) }
        guard isAlive else { return actions + [.start] }
        if deaths < limits.deaths { actions.append(.die) }
        if payloads.count < limits.arrivals {
            for recipient in [nil, AccountID.two] {
                actions.append(.arrive(recipient, wasDeliveredAtFirst: false))
                if now.timeIntervalSince1970 > 0 { actions.append(.arrive(recipient, wasDeliveredAtFirst: true)) }
            }
            if payloads.count(where: \.hasEffect) < limits.effects { actions.append(.arriveAction) }
        }
        actions += phaseActions
        if gate.phase != .notRunning { actions.append(isInBackground ? .enterForeground : .enterBackground) }
        if account != nil { actions.append(.signOut) }
        if toPerform != nil { actions.append(.beginAction) }
        if let tried {
            actions += [.perform, .deferAction, .runOutOfTime(tried)]
            if failures < limits.failures { actions.append(.failAction) }
        }
        if toBegin != nil { actions.append(.begin) }
        if begun != nil { actions += [.commit, .fail] }
        if let id = gate.awaitingFirstFrame?.id {
            actions += gate.phase == account.map { .ready($0) } ? [.show(id), .remove(id)] : [.interrupt(id)]
        }
        return actions
    }

    /// What the phase offers beside what every phase does.
    private var phaseActions: [GateAction] {
        switch gate.phase {
        case .notRunning: [.checkSession, .connect]
        case .launching: [.enter(.checkingSession)]
        case .checkingSession: [.enter(.refreshing), .load]
        case .refreshing: [.load, .failRefreshing]
        case .loading: [.enter(.retry), .enter(.onboarding), .enterFirstScreen]
        case .retry: [.enter(.launching)]
        case .onboarding: [.enterFirstScreen]
        case .login: [.signIn(.one), .signIn(.two)]
        case .locked: [.enterFirstScreen]
        case .ready: [.enter(.locked)]
        }
    }

    var patientAction: GateAction? {
        guard !unsettled.isEmpty else { return nil }
        guard isAlive else { return .start }
        if toBegin != nil { return .begin }
        if begun != nil { return .commit }
        if let id = gate.awaitingFirstFrame?.id, gate.phase == account.map({ .ready($0) }) { return .show(id) }
        if toPerform != nil { return .beginAction }
        if tried != nil { return .perform }
        switch gate.phase {
        case .notRunning: return .connect
        case .launching: return .enter(.checkingSession)
        case .checkingSession, .refreshing: return .load
        case .retry: return .enter(.launching)
        case .loading, .onboarding, .locked: return .enterFirstScreen
        case .login: return .signIn(.one)
        // An effect that failed waits for an occasion.
        case .ready where gate.actions.isEmpty: return nil
        case .ready: return isInBackground ? .enterForeground : .enterBackground
        }
    }
}
