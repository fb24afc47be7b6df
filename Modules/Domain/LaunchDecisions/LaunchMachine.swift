package import Foundation
package import Launches
package import Notifications

/// Decides which screen the app shows, which arrival goes on, and what becomes of the session meanwhile.
///
/// Pure: it has no effects and reads no clock. This file is its table of contents: note what happened, then decide what
/// is due by now. No part sends anything to another; each decision reads the facts below. Whatever takes time is a
/// job, a list of steps: before each of them `advance` asks whether the job may take it (+Jobs.swift).
///
/// ```swift
/// var machine = LaunchMachine()
/// _ = machine.receive(.sessionRead(Session(account: AccountID("1"), hasOnboarded: true)), now: now)
/// let effects = machine.receive(.connected(SceneID("main"), [tap]), now: now)  // ends with .start(.load, of: 1)
/// ```
package struct LaunchMachine: Hashable, Sendable {
    /// The session on disk, and whether it is valid.
    var login = Login()
    /// How far the app has come since its process started.
    var start = Start()
    /// The scenes, and what the user sees.
    var display = Display()
    /// The arrivals that have not ended, each at one stage.
    package internal(set) var gate = LaunchGate()
    /// All that is under way.
    var jobs = Jobs()
    /// Who waits to be called: sign-ins, sign-outs, the system.
    var callers = Callers()
    var alerts = Alerts()
    var cleanup = Cleanup()

    // Only while it receives an event.
    var now = Date.distantPast
    var effects: [LaunchEffect] = []
    var endings: [Ending] = []
    /// What arrived by it.
    var arrived: [Arrival] = []
    var starts: [LaunchEffect] = []

    package init() {}

    package var phase: LaunchPhase { start.phase }
    /// Nil until it was read.
    package var session: Session? { login.session }
    /// Nil until the session was read, and while no account is signed in.
    package var account: AccountID? { login.account }
    /// The scene that shows the navigation; nil before the first connects.
    package var scene: SceneID? { display.scene }
    /// True from the start, until a scene enters the foreground.
    package var isInBackground: Bool { display.isInBackground }

    /// - Returns: the effects, in their order.
    package mutating func receive(_ event: LaunchEvent, now: Date) -> [LaunchEffect] {
        self.now = now
        let (main, worker, asked) = (mainAccount, login.checkedAccount, gate.question)
        note(event)
        decide(main: main, worker: worker, asked: asked)
        holdArrived()
        // The arrivals end before anything new starts.
        if !endings.isEmpty { effects.append(.settle(endings)) }
        callBackActions()
        defer {
            self.now = .distantPast
            effects = []
            endings = []
            arrived = []
            starts = []
        }
        // A step that ends at once is the next event: it comes last.
        return effects + starts
    }

    // MARK: What happened

    private mutating func note(_ event: LaunchEvent) {
        switch event {
        // Jobs: +Steps.swift
        case .ended(let job, let result): end(job, result)
        case .screenActionBegan(let action): beginScreenAction(action)
        case .screenActionEnded(let action): endScreenAction(action)

        // The session: +Session.swift
        case .woken: wake()
        case .sessionRead(let session): noteSession(session)
        case .sessionNotSaved: rememberUnsaved()
        case .nonceMade(let nonce): keep(nonce)
        case .onboarded: change { $0.hasOnboarded = true }
        case .lockSwitched(let isOn): switchLock(isOn)

        // Sign-ins and sign-outs: +SignIn.swift
        case .signInAsked(let account, let token, let callback):
            signIn(Caller(callback: callback, account: account, token: token))
        case .signOutAsked(let callback): signOut(Caller(callback: callback))
        case .answered(let question, let answer): endQuestion(question, answer)

        // The start and the display: +Display.swift
        case .connected(let scene, let new): connect(scene, new)
        case .enteredForeground(let scene): enterForeground(scene)
        case .enteredBackground(let scene): enterBackground(scene)
        case .disconnected(let scene): disconnect(scene)
        case .willTerminate: terminate()
        case .retried: if phase == .retry { startOver() }
        case .locked: if phase.isReady { start.mustUnlock = true }
        case .unlocked: if !display.scenes.areInBackground { start.mustUnlock = false }
        case .visibleScreenChanged(let screen): noteVisible(screen)
        case .noticed(let code): alerts.raiseOnce(code)

        // Arrivals and pushes: +Arrivals.swift
        case .inboxRead(let left): recover(left)
        case .arrived(let new, let callback): take(new, callback)
        case .presented(let push): storePresented(push)
        case .pushed(let push, let owner, let callback): storePushed(push, of: owner, callback)
        case .shown(let id): endWait(of: id)
        case .gone(let id): screenGone(of: id)
        case .notMarked(let id): awaitDisk(arrival: id)
        case .awaitsContent(let id): awaitContent(of: id)

        // What the system waits for: +Callers.swift
        case .refreshBegan(let callback): beginRefresh(callback)
        case .refreshExpired: expireRefresh()
        case .timeIsOver(let callback): giveUp(callback)
        }
    }

    // MARK: What is due by now, whatever happened

    /// - Parameters:
    ///   - main: whose main screen was shown before.
    ///   - worker: whose actions could be performed before.
    ///   - asked: what the user was asked before.
    private mutating func decide(main: AccountID?, worker: AccountID?, asked: SwitchQuestion?) {
        letCallersIn()
        enterDuePhase()
        if let account = login.checkedAccount, account != worker { gate.retryActions() }
        performNextAction()
        advanceJobs()
        routeNewestTap()
        startCleanup()
        if main == nil, let account = mainAccount { effects.append(.showMain(account)) }
        if gate.question != asked { ask(gate.question) }
        raiseAlerts()
    }

    /// The first of these that is not done yet. Whatever is to come between launch and main screen is a line here.
    var duePhase: LaunchPhase {
        if !start.hasScene { return .notRunning }
        if start.hasFailed { return .retry }
        guard login.isChecked, let session else { return .refreshing }
        if !start.hasLoaded { return .loading }
        if !session.hasOnboarded { return .onboarding }
        guard let account = login.validAccount else { return gate.switching == nil ? .login : .refreshing }
        return start.mustUnlock ? .locked : .ready(account)
    }

    /// The oldest action, whatever is on the display: all it needs is a session. Its push's content is stored first:
    /// stored after "mark as read", its message would be unread again.
    private mutating func performNextAction() {
        guard let account = login.checkedAccount, let first = gate.actions.first, !jobs.isBusy(with: first.id) else {
            return
        }
        let (next, ended) = gate.nextAction(under: conditions(for: account))
        endings += ended
        guard let id = next?.id else { return }
        let steps: [Step] = [
            .yieldToSystem(id), .begin(id, marks: true),
            .store(.arrival(id), visible: nil), .perform(id, for: account),
            .countBadge, .flush(account), .checkOutbox(account),
        ]
        advance(jobs.add(Job(login.number, steps, of: id)))
    }

    /// The newest tap that may be shown, once the main screen may.
    private mutating func routeNewestTap() {
        guard case .ready(let account) = phase else { return }
        // Whoever signs out, or agreed to a switch, sees nothing more of this account.
        if isSigningOut { return }
        let conditions = conditions(for: account)
        supersedeFetchingTap(under: conditions)
        let (next, ended) = gate.nextTap(under: conditions)
        endings += ended
        guard let tap = next else { return }
        let attempt: [Step] = [.yieldToSystem(tap.id), .begin(tap.id, marks: true)]
        let push = PushID.arrival(tap.id)
        // Skip what an earlier attempt has stored.
        let content: [Step] = tap.lacksContent ? [.archive(push), .store(push, visible: nil)] : []
        let path: [Step] = [.plan(tap.id), .commit(tap.id, for: account)]
        // The badge keeps no screen back.
        let rest: [Step] = tap.purpose == .tap ? [.countBadge] : []
        advance(jobs.add(Job(login.number, attempt + content + path + rest, of: tap.id)))
    }

    func conditions(for account: AccountID) -> Conditions {
        Conditions(account: account, signedOutAt: session?.loggedOutAt, now: now)
    }
}
