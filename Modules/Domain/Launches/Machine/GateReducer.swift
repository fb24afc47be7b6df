import Foundation

/// Passes events to the ``LaunchGate``, and its effects to the shell.
struct GateReducer: LaunchReducer, Hashable {
    private(set) var gate = LaunchGate()

    mutating func reduce(_ event: LaunchEvent, in context: LaunchContext) -> [LaunchStep] {
        switch event {
        case .gate(let event): send(event, context)
        case .phase(let phase): send(.phase(phase), context) + holdAgain(in: phase)
        // A token that is replaced unnoticed is no occasion to retry.
        case .checked(let account): account == gate.account ? [] : send(.session(account), context)
        case .sessionKnown: context.session?.loggedOutAt.map { send(.knownSignOut($0), context) } ?? []
        case .sessionNotSaved: send(.notice(LaunchGate.diskRefusedCode), context)
        case .noticed(let code): send(.notice(code), context)
        case .signedOut(let date): send(.signedOut(date), context)
        case .offered(let tickets): send(.arrived(tickets), context)
        case .held(let ids): hold(ids, context)
        case .leftDisplay: send(.enteredBackground, context) + [.effect(.settleUnwritten)]
        case .enteredForeground: send(.enteredForeground, context) + [.effect(.settleUnwritten)]
        case .ranOutOfTime(let id): send(.ranOutOfTime(id), context)
        case .refreshBegan: gate.performing.map { [.effect(.resume($0.id))] } ?? []
        case .refreshExpired: suspend(context)
        case .notMarked(let id): send(.diskRefused(id), context)
        default: []
        }
    }

    /// The main screen is not shown while a payload is being routed: both appear in one change.
    private mutating func send(_ event: GateEvent, _ context: LaunchContext) -> [LaunchStep] {
        let waited = gate.mainAccount == nil
        let effects = gate.receive(event, now: context.now)
        let shown = waited ? gate.mainAccount.map { [LaunchEffect.showMain($0)] } ?? [] : []
        let kept = effects.compactMap(\.keptPush)
        let endings = effects.compactMap { $0.ending(keeping: kept) }
        let settling = endings.isEmpty ? [] : [LaunchEffect.settle(endings)]
        return (shown + effects.flatMap(meaning) + settling).map(LaunchStep.effect)
            + effects.compactMap(\.storedPush).map { .event(.ingest(.arrival($0), .shown, callback: nil)) }
    }

    /// In the background the system's time is over: the app's death then does not count against the running action.
    private mutating func suspend(_ context: LaunchContext) -> [LaunchStep] {
        guard context.isInBackground, let id = gate.performing?.id else { return [] }
        return send(.ranOutOfTime(id), context)
    }

    private func meaning(of effect: GateEffect) -> [LaunchEffect] {
        switch effect {
        case .route(let id), .perform(let id): [.start(.awaitTurn(id))]
        case .unmark(let id): [.unmark(id)]
        case .postpone(let id, let code, let counts): [.postpone(id, code: code, countsFailure: counts)]
        case .resume(let id): [.resume(id)]
        case .settle, .keepPush, .storePush: []
        case .purge: [.purge]
        case .alert(let code): alert(code)
        }
    }

    /// On the main screen, which appears for the alert even while another payload is being routed.
    private func alert(_ code: String) -> [LaunchEffect] {
        guard case .ready(let account) = gate.phase else { return [.alert(code)] }
        return [.showMain(account), .alert(code)]
    }

    private func hold(_ ids: [LaunchRecord.ID], _ context: LaunchContext) -> [LaunchStep] {
        let waiting = Set((gate.waiting + gate.actions).map(\.id))
        let held = ids.filter(waiting.contains)
        return held.isEmpty ? [] : [.effect(.hold(held, in: context.phase))]
    }

    /// Writes the phase to the traces of waiting taps where the user has to act first: retry, onboarding, login, unlock.
    private func holdAgain(in phase: LaunchPhase) -> [LaunchStep] {
        let waiting = gate.waiting.map(\.id)
        return waiting.isEmpty || !phase.waitsForUser ? [] : [.effect(.hold(waiting, in: phase))]
    }
}

extension LaunchPhase {
    fileprivate var waitsForUser: Bool { [.retry, .onboarding, .login, .locked].contains(self) }
}

extension LaunchGate {
    /// The account of the main screen; nil while that screen waits.
    fileprivate var mainAccount: AccountID? {
        guard case .ready(let account) = phase, routing == nil else { return nil }
        return account
    }
}

extension GateEffect {
    fileprivate var keptPush: LaunchRecord.ID? {
        guard case .keepPush(let id) = self else { return nil }
        return id
    }

    fileprivate var storedPush: LaunchRecord.ID? {
        guard case .storePush(let id) = self else { return nil }
        return id
    }

    fileprivate func ending(keeping kept: [LaunchRecord.ID]) -> LaunchEnding? {
        guard case .settle(let id, let settlement) = self else { return nil }
        return LaunchEnding(id, as: settlement, keepsPush: kept.contains(id))
    }
}
