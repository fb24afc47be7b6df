import Foundation
import Launches

/// What may happen next in a ``GateWorld``.
enum GateAction: Hashable {
    case start, die, tick
    /// With the recipient that the payload names, and whether it was delivered at the very beginning.
    case arrive(AccountID?, wasDeliveredAtFirst: Bool)
    case load, failLoading, enterFirstScreen
    case signIn(AccountID)
    case signOut
    case begin, commit, fail
    case show(LaunchRecord.ID)
    case remove(LaunchRecord.ID)
    case interrupt(LaunchRecord.ID)
    case enterBackground, enterForeground
}

extension GateWorld {
    /// Two, or three where there is time: `Tools/test --thorough` sets `SWITCHYARD_THOROUGH`.
    static let mostArrivals = ProcessInfo.processInfo.environment["SWITCHYARD_THOROUGH"] == "1" ? 3 : 2

    /// All that may happen now, with two deaths and two ticks at most.
    var actions: [GateAction] {
        var actions: [GateAction] = []
        if now.timeIntervalSince1970 < 2 * TimeToLive.navigation { actions.append(.tick) }
        guard isAlive else { return actions + [.start] }
        if deaths < 2 { actions.append(.die) }
        if payloads.count < Self.mostArrivals {
            for recipient in [nil, AccountID.two] {
                actions.append(.arrive(recipient, wasDeliveredAtFirst: false))
                if now.timeIntervalSince1970 > 0 { actions.append(.arrive(recipient, wasDeliveredAtFirst: true)) }
            }
        }
        switch gate.phase {
        case .launching, .retry: actions.append(.load)
        case .loading: actions += [.failLoading, .enterFirstScreen]
        case .login: actions += [.signIn(.one), .signIn(.two)]
        case .ready: actions += [.signOut, .load, .enterBackground, .enterForeground]
        case .notRunning, .checkingSession, .onboarding: break
        }
        if toBegin != nil { actions.append(.begin) }
        if begun != nil { actions += [.commit, .fail] }
        if let id = gate.unseen?.id {
            actions += gate.phase == account.map { .ready($0) } ? [.show(id), .remove(id)] : [.interrupt(id)]
        }
        return actions
    }

    /// What a patient user does next, so that everything that waits comes to its end; nil when nothing waits.
    var patientAction: GateAction? {
        guard !unsettled.isEmpty else { return nil }
        guard isAlive else { return .start }
        if toBegin != nil { return .begin }
        if begun != nil { return .commit }
        if let id = gate.unseen?.id { return .show(id) }
        switch gate.phase {
        case .launching, .retry: return .load
        case .loading: return .enterFirstScreen
        case .login: return .signIn(.one)
        default: return nil
        }
    }
}
