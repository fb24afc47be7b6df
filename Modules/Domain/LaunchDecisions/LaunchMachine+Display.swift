import Launches
import Notifications

/// The path to the main screen, the scenes, and what the user sees.
extension LaunchMachine {
    /// The account of the main screen. While a tap is on its path, or a link is asked for, the main screen waits: both
    /// appear in one change.
    var mainAccount: AccountID? {
        guard case .ready(let account) = phase, gate.tapUnderWay == nil, !gate.hasUnresolved else { return nil }
        return account
    }

    mutating func enterDuePhase() {
        // Nobody gets in before what a sign-out left undone is done.
        if login.validAccount != nil, login.needsCleanup { start.hasLoaded = false }
        let due = duePhase
        if due == .loading, !jobs.isRunningOrNext(.load) { jobs.add(Job(login.number, [.load])) }
        guard due != phase else { return }
        // Whoever has to sign in again comes back to the navigation as it was.
        if case .ready(let left) = phase, due == .login, left == account { effects.append(.saveNavigation(left)) }
        start.phase = due
        if !due.isReady {
            display.visible = nil
            gate.withdrawQuestion()
        }
        effects.append(.show(due))
        let waiting = gate.waitingTaps.map(\.id)
        if due.waitsForUser, !waiting.isEmpty { effects.append(.hold(waiting, in: due)) }
    }

    mutating func connect(_ scene: SceneID, _ new: [Arrival]) {
        display.scenes.connect(scene)
        display.scene = display.scene ?? scene
        if !start.hasScene {
            start.hasScene = true
            startOver()
        }
        take(new, nil)
    }

    mutating func enterForeground(_ scene: SceneID) {
        display.scenes.enterForeground(scene)
        saveAgain()
        registerDevice()
        effects.append(.settle([]))
        jobs.beginRefusedAgain()
        guard display.isInBackground else { return }
        display.isInBackground = false
        gate.retryActions()
        for tap in gate.arrivals where tap.stage == .awaitingDisk && !jobs.isBusy(with: tap.id) {
            gate.move(tap.id, to: .waiting)
        }
        for attempt in gate.attempted { effects.append(.mark(attempt.id)) }
    }

    /// What the user queued may have to be sent while the app is not open.
    mutating func enterBackground(_ scene: SceneID) {
        display.scenes.enterBackground(scene)
        leaveDisplayIfHidden()
        jobs.beginRefusedAgain()
        if let account { jobs.add(Job(login.number, [.checkOutbox(account)])) }
    }

    mutating func disconnect(_ scene: SceneID) {
        display.scenes.disconnect(scene)
        if display.scene == scene { display.scene = display.scenes.active }
        leaveDisplayIfHidden()
    }

    private mutating func leaveDisplayIfHidden() {
        if display.scenes.areInBackground { leaveDisplay() }
    }

    /// The user left the app, or it is about to end. If the process dies from now on, that is no attempt's fault.
    private mutating func leaveDisplay() {
        saveAgain()
        if case .ready(let account) = phase { effects.append(.saveNavigation(account)) }
        effects.append(.settle([]))
        if session?.hasLock == true { start.mustUnlock = true }
        display.visible = nil
        guard !display.isInBackground else { return }
        display.isInBackground = true
        for attempt in gate.attempted { effects.append(.unmark(attempt.id)) }
    }

    /// A silent push counts its attempts in the background, too, but not an end in order.
    mutating func terminate() {
        leaveDisplay()
        for job in jobs.all where job.isStoringSilently {
            if let id = job.arrival { effects.append(.unmark(id)) }
        }
    }

    // MARK: What the user sees

    /// A screen counts as seen each time that the user comes to another one, or comes back.
    mutating func noteVisible(_ screen: VisibleScreen?) {
        let isNew = screen != display.visible
        display.visible = phase.isReady && !isInBackground ? screen : nil
        if isNew, let screen = display.visible { noteVisit(to: screen) }
    }

    mutating func noteVisit(to screen: VisibleScreen) {
        guard let account else { return }
        jobs.add(Job(login.number, [.markSeen(screen, for: account), .countBadge, .flush(account)]))
    }

    /// On the main screen, as an alert.
    mutating func ask(_ question: SwitchQuestion?) {
        if question != nil, case .ready(let account) = phase { effects.append(.showMain(account)) }
        effects.append(.ask(question))
    }

    /// On the main screen, which appears for an alert even while a tap is on its path to it.
    mutating func raiseAlerts() {
        guard case .ready(let account) = phase, gate.tapUnderWay == nil || alerts.isUrgent else { return }
        for code in alerts.pending { effects += [.showMain(account), .alert(code)] }
        alerts.pending = []
        alerts.isUrgent = false
    }
}
