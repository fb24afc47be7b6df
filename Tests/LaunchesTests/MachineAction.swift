import Foundation
import Launches

/// What may happen next in a ``MachineWorld``.
enum MachineAction: Hashable {
    case tap(AccountID?)
    case act(AccountID?)
    case deliverSilently
    case present
    case fetch
    case end(LaunchWork, fails: WorkFailure.Kind?)
    /// The first frame of the screen that was committed is drawn.
    case draw
    /// The user goes on to another screen.
    case leaveScreen
    /// The user does what a screen's content offers.
    case actOnScreen
    case connect, enterForeground, enterBackground, disconnect, terminate
    case signIn(AccountID)
    case signOut
    case lock, unlock
    case retry
    case runOutOfTime(LaunchRecord.ID)
    case refreshInBackground, expireRefresh
    case expire
    case die, start
}

extension MachineWorld {
    /// All that may happen now.
    var actions: [MachineAction] {
        guard isAlive else { return [.start] }
        var actions: [MachineAction] = []
        for work in works {
            actions.append(.end(work, fails: nil))
            if budget.failures > 0 { actions += work.failures.map { .end(work, fails: $0) } }
        }
        if budget.taps > 0 { actions += [.tap(nil), .tap(.two)] }
        if budget.actions > 0 { actions += [.act(nil), .act(.two)] }
        if budget.silentPushes > 0 { actions.append(.deliverSilently) }
        if budget.untapped > 0 { actions += [.present, .fetch] }
        if awaitsFrame { actions.append(.draw) }
        if budget.screenActions > 0, isInForeground, mainAccount != nil { actions.append(.actOnScreen) }
        if budget.signIns > 0 { actions += [.signIn(.one), .signIn(.two)] }
        if budget.signOuts > 0 { actions.append(.signOut) }
        if budget.moves > 0 { actions += moves }
        if budget.locks > 0 { actions += [.lock, .unlock] }
        // No refresh lasts that long.
        if budget.expiries > 0, refresh == nil { actions.append(.expire) }
        if budget.deaths > 0 { actions.append(.die) }
        if let id = machine.gate.performing?.id, !outOfTime.contains(id) { actions.append(.runOutOfTime(id)) }
        if budget.backgroundRefreshes > 0, isRefreshRequested, !isInForeground { actions.append(.refreshInBackground) }
        if refresh != nil { actions.append(.expireRefresh) }
        if machine.scene == nil { actions.append(.connect) }
        if machine.phase == .retry { actions.append(.retry) }
        return actions
    }

    private var moves: [MachineAction] {
        var moves: [MachineAction] = [machine.gate.isInBackground ? .enterForeground : .enterBackground, .terminate]
        if machine.scene != nil { moves.append(.disconnect) }
        if screen != nil, mainAccount != nil { moves.append(.leaveScreen) }
        return moves
    }

    var awaitsFrame: Bool { mainAccount != nil && screen != nil && !isDrawn }

    /// In an order that does not depend on the process.
    var works: [LaunchWork] { running.keys.sorted { "\($0)" < "\($1)" } }

    mutating func perform(_ action: MachineAction) {
        switch action {
        case .tap(let recipient):
            budget.taps -= 1
            arrive(.tap, recipient: recipient)
        case .act(let recipient):
            budget.actions -= 1
            arrive(.effect, recipient: recipient)
        case .deliverSilently:
            budget.silentPushes -= 1
            arrive(.silentPush, recipient: nil)
        case .present, .fetch: deliver(presents: action == .present)
        case .end(let work, let failure):
            if failure != nil { budget.failures -= 1 }
            end(work, failure.map { .failed(WorkFailure(code: Self.failure, $0)) } ?? result(of: work))
        case .draw: draw()
        case .leaveScreen:
            budget.moves -= 1
            let left = screen
            screen = nil
            send(.visibleScreenChanged(VisibleScreen(id: 0, name: "other")))
            if let left, machine.gate.awaitingFirstFrame?.id == left { send(.gone(left)) }
        case .actOnScreen:
            let id = EventIdentity("\(budget.screenActions)")
            budget.screenActions -= 1
            running[.screenAction(id)] = .some(mainAccount)
            send(.screenActionBegan(id))
        case .connect:
            send(.woken)
            send(.connected(Self.scene))
            send(.started)
        case .enterForeground, .enterBackground, .disconnect, .terminate: move(action)
        case .signIn(let account):
            budget.signIns -= 1
            provesIdentity()
            send(.signInAsked(account, nil, nextCallback()))
        case .signOut:
            budget.signOuts -= 1
            send(.signOutAsked(nextCallback()))
        case .lock:
            budget.locks -= 1
            if case .ready = machine.phase { isLocked = true }
            send(.locked)
        case .unlock:
            provesIdentity()
            send(.unlocked)
        case .retry: send(.retried)
        case .runOutOfTime(let id):
            outOfTime.insert(id)
            send(.ranOutOfTime(id))
        case .refreshInBackground:
            budget.backgroundRefreshes -= 1
            isRefreshRequested = false
            let callback = nextCallback()
            refresh = callback
            refreshAwaitsToken = session?.token?.isExpired(at: now) == true
            send(.woken)
            send(.refreshBegan(callback))
        case .expireRefresh:
            let performed = machine.gate.isInBackground ? machine.gate.performing?.id : nil
            if let performed { outOfTime.insert(performed) }
            send(.refreshExpired)
            if let performed, marked.contains(performed) {
                violation = violation ?? "P9: a death after a refresh would count for \(performed)"
            }
        case .expire:
            budget.expiries -= 1
            now += TimeToLive.action + 1
        case .die:
            budget.deaths -= 1
            isAlive = false
        case .start: start()
        }
    }

    private mutating func deliver(presents: Bool) {
        budget.untapped -= 1
        delivered.append(machine.account)
        let push = PushID.delivered(delivered.count)
        send(presents ? .presented(push) : .pushed(push, owner: machine.account, callback: nextCallback()))
    }

    private mutating func draw() {
        isDrawn = true
        send(.visibleScreenChanged(VisibleScreen(id: 1, name: "screen")))
        guard let screen, machine.gate.awaitingFirstFrame?.id == screen else { return }
        shown.insert(screen)
        send(.shown(screen))
    }

    /// The user can only do so where they see the app.
    private mutating func provesIdentity() {
        if isInForeground { isLocked = false }
    }

    private mutating func move(_ action: MachineAction) {
        budget.moves -= 1
        if action != .terminate { isInForeground = action == .enterForeground }
        if action != .enterForeground { isLocked = true }
        switch action {
        case .enterForeground:
            send(.woken)
            send(.enteredForeground(Self.scene))
            send(.visibleScreenChanged(isDrawn && mainAccount != nil ? VisibleScreen(id: 1, name: "screen") : nil))
        case .enterBackground: send(.enteredBackground(Self.scene))
        case .disconnect: send(.disconnected(Self.scene))
        default:
            send(.willTerminate)
            if let id = marked.first(where: { self[$0].purpose == .silentPush }) {
                violation = violation ?? "P9: an orderly end would count for \(id)"
            }
        }
    }
}

extension LaunchWork {
    /// How it may fail.
    fileprivate var failures: [WorkFailure.Kind] {
        switch self {
        case .refreshToken: [.temporary, .final]
        case .load, .cleanUp, .flush, .checkOutbox: [.temporary]
        case .archive: [.refusedByDisk]
        case .ingest: [.refusedByDisk, .final]
        case .perform: [.refusedByDisk, .temporary, .final]
        case .forgetDevice, .awaitTurn, .plan, .screenAction, .markSeen, .countBadge: []
        }
    }
}

extension MachineWorld {
    private func result(of work: LaunchWork) -> WorkResult {
        switch work {
        case .refreshToken: .token(SessionToken("next"))
        case .ingest: .ingested(isNew: true)
        case .countBadge: .badge(1)
        case .checkOutbox(let account, _): .outbox(isEmpty: !unsent.values.contains(account))
        default: .done
        }
    }

    /// What a patient user and a patient system do next, so that everything that waits comes to its end; nil when nothing
    /// waits.
    var patientAction: MachineAction? {
        guard isAlive else { return .start }
        if let work = works.first { return .end(work, fails: nil) }
        guard !unsettled.isEmpty || !awaited.isEmpty || !refused.isEmpty else { return nil }
        if machine.scene == nil { return .connect }
        if machine.gate.isInBackground { return .enterForeground }
        if awaitsFrame { return .draw }
        switch machine.phase {
        case .locked: return .unlock
        case .retry: return .retry
        case .login: return .signIn(.one)
        // What the disk refused waits for the next change of display, and an effect that failed for another occasion.
        case .ready: return .enterBackground
        default: return nil
        }
    }
}
