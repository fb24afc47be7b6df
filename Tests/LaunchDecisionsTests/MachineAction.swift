import Foundation
import LaunchDecisions
import Launches
import TestSupport

/// What may happen next in a ``MachineWorld``.
enum MachineAction: Hashable {
    case tap(AccountID?)
    /// On a notification that names nobody and is older than anything else.
    case tapOld
    /// A link that has to be asked for.
    case openLink
    /// It leads out of the app.
    case leadOut(JobID)
    /// What a path leads to has to be fetched first.
    case awaitContent(LaunchRecord.ID)
    case act(AccountID?)
    case deliverSilently(AccountID?)
    case present
    case fetch
    case end(JobID, fails: StepFailure.Kind?)
    case endScreenAction(EventIdentity)
    /// The first frame of the screen that was committed is drawn.
    case draw
    /// The user goes on to another screen.
    case leaveScreen
    /// The user does what a screen's content offers.
    case actOnScreen
    case connect, enterForeground, enterBackground, disconnect, terminate
    case signIn(AccountID)
    /// A sign-in has waited long enough.
    case stopWaiting(CallbackID)
    case signOut
    /// The user answers whether to switch to the account of a tap.
    case answer(isYes: Bool)
    case onboard
    case lock, unlock
    case retry
    /// The disk will refuse the next mark.
    case refuseMark
    case runOutOfTime(LaunchRecord.ID)
    case refreshInBackground, expireRefresh
    case expire
    case die, start

    /// As it stands in a test.
    var code: String {
        switch self {
        case .tap(let recipient): ".tap(\(Self.code(of: recipient)))"
        case .act(let recipient): ".act(\(Self.code(of: recipient)))"
        case .deliverSilently(let recipient): ".deliverSilently(\(Self.code(of: recipient)))"
        case .signIn(let account): ".signIn(\(Self.code(of: account)))"
        case .end(let job, let kind): ".end(\(job), fails: \(kind.map { ".\($0)" } ?? "nil"))"
        default: ".\(self)"
        }
    }

    private static func code(of account: AccountID?) -> String {
        account.map { $0 == .one ? ".one" : ".two" } ?? "nil"
    }
}

extension MachineWorld {
    /// All that may happen now.
    var actions: [MachineAction] {
        guard isAlive else { return [.start] }
        var actions: [MachineAction] = []
        for job in running.keys.sorted() {
            actions.append(.end(job, fails: nil))
            if budget.failures > 0 { actions += failures(of: job).map { .end(job, fails: $0) } }
            if case .resolve? = running[job]?.step { actions.append(.leadOut(job)) }
            if budget.fetches > 0, case .plan(let id)? = running[job]?.step { actions.append(.awaitContent(id)) }
        }
        actions += screenActions.keys.map { .endScreenAction($0) }
        actions += arrivals
        if awaitsFrame { actions.append(.draw) }
        if budget.screenActions > 0, isInForeground, mainAccount != nil { actions.append(.actOnScreen) }
        if budget.signIns > 0 { actions += [.signIn(.one), .signIn(.two)] }
        if budget.hasRareKinds { actions += signIns.sorted().map { .stopWaiting($0) } }
        if budget.signOuts > 0 { actions.append(.signOut) }
        if question != nil, isInForeground { actions += [.answer(isYes: true), .answer(isYes: false)] }
        if budget.moves > 0 { actions += moves }
        if budget.locks > 0 { actions += [.lock, .unlock] }
        if budget.markRefusals > 0, !refusesMark { actions.append(.refuseMark) }
        // No refresh lasts that long.
        if budget.expiries > 0, refresh == nil { actions.append(.expire) }
        if budget.deaths > 0 { actions.append(.die) }
        if let id = machine.gate.actionUnderWay?.id, !outOfTime.contains(id) { actions.append(.runOutOfTime(id)) }
        if budget.backgroundRefreshes > 0, isRefreshRequested, !isInForeground { actions.append(.refreshInBackground) }
        if refresh != nil { actions.append(.expireRefresh) }
        if machine.scene == nil { actions.append(.connect) }
        if machine.phase == .retry { actions.append(.retry) }
        if machine.phase == .onboarding { actions.append(.onboard) }
        return actions
    }

    private var arrivals: [MachineAction] {
        var arrivals: [MachineAction] = []
        if budget.taps > 0 { arrivals += [.tap(nil), .tap(.two)] }
        if budget.taps > 0, budget.hasRareKinds { arrivals.append(.tapOld) }
        if budget.links > 0 { arrivals.append(.openLink) }
        if budget.actions > 0 { arrivals += [.act(nil), .act(.two)] }
        if budget.silentPushes > 0 { arrivals.append(.deliverSilently(nil)) }
        if budget.silentPushes > 0, budget.hasRareKinds { arrivals.append(.deliverSilently(.two)) }
        if budget.untapped > 0 { arrivals += [.present, .fetch] }
        return arrivals
    }

    /// How what is under way may fail.
    private func failures(of job: JobID) -> [StepFailure.Kind] {
        switch running[job]?.step {
        case .refreshToken: [.temporary, .final]
        case .load, .cleanUp, .flush, .checkOutbox: [.temporary]
        case .archive: budget.hasRareKinds ? [.refusedByDisk, .final] : [.refusedByDisk]
        case .store: [.refusedByDisk, .final]
        case .plan: budget.hasRareKinds ? [.final] : []
        case .perform: [.refusedByDisk, .temporary, .final]
        default: []
        }
    }

    private var moves: [MachineAction] {
        var moves: [MachineAction] = [machine.isInBackground ? .enterForeground : .enterBackground, .terminate]
        if machine.scene != nil { moves.append(.disconnect) }
        if screen != nil, mainAccount != nil { moves.append(.leaveScreen) }
        return moves
    }

    var awaitsFrame: Bool { mainAccount != nil && screen != nil && !isDrawn }

    /// What a patient user and a patient system do next, so that everything that waits comes to its end; nil when
    /// nothing waits.
    var patientAction: MachineAction? {
        guard isAlive else { return .start }
        if let job = running.keys.min() { return .end(job, fails: nil) }
        if let action = screenActions.keys.first { return .endScreenAction(action) }
        guard !unsettled.isEmpty || !awaited.isEmpty || !refused.isEmpty else { return nil }
        if machine.scene == nil { return .connect }
        if machine.isInBackground { return .enterForeground }
        if awaitsFrame { return .draw }
        switch machine.phase {
        case .locked: return .unlock
        case .retry: return .retry
        case .onboarding: return .onboard
        case .login: return .signIn(.one)
        // What the disk refused waits for the next change of display, and an effect that failed for another occasion.
        case .ready: return question == nil ? .enterBackground : .answer(isYes: true)
        case .notRunning, .refreshing, .loading: return nil
        }
    }
}

extension MachineWorld {
    mutating func perform(_ action: MachineAction) {
        switch action {
        case .tap(let recipient): tap(recipient)
        case .tapOld: tap(nil, isOld: true)
        case .openLink:
            budget.links -= 1
            arrive(.unresolved, recipient: nil)
        case .leadOut(let job): end(job, .resolved(.nothing))
        case .awaitContent(let id): awaitContent(of: id)
        case .act(let recipient):
            budget.actions -= 1
            arrive(.action, recipient: recipient)
        case .deliverSilently(let recipient):
            budget.silentPushes -= 1
            arrive(.silentPush, recipient: recipient)
        case .present, .fetch: deliver(presents: action == .present)
        case .end(let job, let kind):
            if kind != nil { budget.failures -= 1 }
            let failure = kind.map { StepResult.failed(StepFailure(code: Self.failure, $0)) }
            end(job, failure ?? running[job].map { result(of: $0.step) } ?? .done)
        case .endScreenAction(let action): endScreenAction(action)
        case .draw: draw()
        case .leaveScreen: leaveScreen()
        case .actOnScreen: actOnScreen()
        case .connect:
            (hasConnected, wantsCheck) = (true, true)
            send(.woken)
            send(.connected(Self.scene, []))
        case .enterForeground, .enterBackground, .disconnect, .terminate: move(action)
        case .signIn(let account):
            budget.signIns -= 1
            want(account)
            provesIdentity()
            let callback = nextCallback()
            signIns.insert(callback)
            send(.signInAsked(account, nil, callback))
        case .stopWaiting(let callback):
            signIns.remove(callback)
            hasStoppedWaiting = true
            send(.timeIsOver(callback))
        case .signOut:
            budget.signOuts -= 1
            want(nil)
            next = nil
            send(.signOutAsked(nextCallback()))
        case .answer(let isYes): answer(isYes: isYes)
        case .onboard: send(.onboarded)
        case .lock:
            budget.locks -= 1
            if case .ready = machine.phase { isLocked = true }
            send(.locked)
        case .unlock:
            provesIdentity()
            send(.unlocked)
        case .retry:
            hasFailedToLoad = false
            send(.retried)
        case .refuseMark:
            budget.markRefusals -= 1
            refusesMark = true
        case .runOutOfTime(let id): runOutOfTime(id)
        case .refreshInBackground: refreshInBackground()
        case .expireRefresh: expireRefresh()
        case .expire:
            budget.expiries -= 1
            now += TimeToLive.action + 1
        case .die:
            budget.deaths -= 1
            isAlive = false
        case .start: start()
        }
    }

    private mutating func tap(_ recipient: AccountID?, isOld: Bool = false) {
        budget.taps -= 1
        arrive(.tap, recipient: recipient, isOld: isOld)
    }

    private mutating func awaitContent(of id: LaunchRecord.ID) {
        budget.fetches -= 1
        fetched.insert(id)
        send(.awaitsContent(id))
    }

    private mutating func deliver(presents: Bool) {
        budget.untapped -= 1
        delivered.append(machine.account)
        let push = PushID.delivered(delivered.count)
        send(presents ? .presented(push) : .pushed(push, owner: machine.account, callback: nextCallback()))
    }

    /// Only a switch could come unasked.
    private mutating func want(_ account: AccountID?) {
        guard budget.canSwitch else { return }
        wanted.insert(account)
        agreed = nil
    }

    private mutating func answer(isYes: Bool) {
        guard let question else { return }
        guard isYes else {
            declined.insert(question.tap)
            return send(.answered(question, .no))
        }
        if now <= self[question.tap].expiresAt, !isRunning(.forgetDevice) {
            (agreed, next) = (question.tap, question.account)
        }
        let callback = nextCallback()
        signIns.insert(callback)
        send(.answered(question, .yes(nil, callback: callback)))
    }

    // MARK: The display

    private mutating func draw() {
        isDrawn = true
        send(.visibleScreenChanged(Self.screen))
        guard let screen, machine.gate.awaitingFrame?.id == screen else { return }
        shown.insert(screen)
        send(.shown(screen))
    }

    private mutating func leaveScreen() {
        budget.moves -= 1
        let left = screen
        screen = nil
        send(.visibleScreenChanged(Self.otherScreen))
        if let left, machine.gate.awaitingFrame?.id == left { send(.gone(left)) }
    }

    private mutating func actOnScreen() {
        let action = EventIdentity("\(budget.screenActions)")
        budget.screenActions -= 1
        screenActions[action] = RunningStep(
            step: .screenAction(action), account: mainAccount, session: sessionNumber, origin: .other)
        send(.screenActionBegan(action))
    }

    /// The user can only do so where they see the app.
    private mutating func provesIdentity() {
        if isInForeground { isLocked = false }
    }

    private mutating func move(_ action: MachineAction) {
        budget.moves -= 1
        if action != .terminate { isInForeground = action == .enterForeground }
        if action != .enterForeground { isLocked = true }
        // Its mark goes with the display, and comes back with it.
        let actions = NumberSet(machine.gate.attempted.filter { $0.purpose == .action }.map(\.id))
        if action == .enterForeground { outOfTime = [] } else { outOfTime.formUnion(actions) }
        switch action {
        case .enterForeground: enterForeground()
        case .enterBackground: send(.enteredBackground(Self.scene))
        case .disconnect: send(.disconnected(Self.scene))
        default:
            send(.willTerminate)
            if let id = marked.first(where: { self[$0].purpose == .silentPush }) {
                violation = violation ?? "P9: an end in order would count for \(id)"
            }
        }
    }

    private mutating func enterForeground() {
        send(.woken)
        let underWay = begun.intersection(NumberSet(machine.gate.attempted.map(\.id)))
        let refusedMark = refusesMark
        send(.enteredForeground(Self.scene))
        // One whose mark the disk refused has not begun any more.
        if !marked.isSuperset(of: underWay.intersection(begun)) {
            violation = violation ?? "P9: a death would not count for one of \(underWay.sorted())"
        }
        // What the disk refuses now waits for the next one.
        if refusedMark == refusesMark { checkOccasion() }
        send(.visibleScreenChanged(isDrawn && mainAccount != nil ? Self.screen : nil))
    }

    // MARK: The system's time

    private mutating func runOutOfTime(_ id: LaunchRecord.ID) {
        outOfTime.insert(id)
        guard let callback = actionCallbacks.first(where: { $0.value == id && awaited.contains($0.key) })?.key else {
            return
        }
        send(.timeIsOver(callback))
        if marked.contains(id) { violation = violation ?? "P9: a death after its time would count for \(id)" }
    }

    private mutating func refreshInBackground() {
        budget.backgroundRefreshes -= 1
        (isRefreshRequested, wantsCheck) = (false, true)
        let (callback, earlier) = (nextCallback(), refresh)
        refresh = callback
        refreshAwaitsToken = session?.token?.isExpired(at: now) == true
        send(.woken)
        send(.refreshBegan(callback))
        if let earlier, awaited.contains(earlier) { violation = violation ?? "U37: \(earlier) is not called" }
    }

    private mutating func expireRefresh() {
        let performed = machine.isInBackground ? machine.gate.actionUnderWay?.id : nil
        if let performed { outOfTime.insert(performed) }
        send(.refreshExpired)
        if let performed, marked.contains(performed) {
            violation = violation ?? "P9: a death after a refresh would count for \(performed)"
        }
    }
}

extension MachineWorld {
    private func result(of step: Step) -> StepResult {
        switch step {
        case .refreshToken: .token(SessionToken("next"))
        case .resolve: .resolved(.link)
        case .store: .stored(isNew: true)
        case .countBadge: .badge(1)
        case .checkOutbox(let account): .outbox(isEmpty: !unsent.values.contains(account))
        default: .done
        }
    }
}
