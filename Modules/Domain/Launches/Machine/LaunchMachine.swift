public import Foundation
public import Notifications

/// Decides how each arrival is handled, and how the session changes meanwhile.
///
/// A pure reducer, composed of small ones: it has no effects itself, and returns those for the shell. Asynchronous work
/// is a ``LaunchWork``. Its end is an event like any other, and changes nothing if no reducer expects it any more.
///
/// ```swift
/// var machine = LaunchMachine()
/// _ = machine.receive(.sessionRead(Session(account: AccountID("1"), hasOnboarded: true)), now: now)
/// _ = machine.receive(.connected(SceneID("main")), now: now)
/// let effects = machine.receive(.started, now: now)  // contains .start(.load)
/// ```
public struct LaunchMachine: Hashable, Sendable {
    // One property for each reducer; the machine has no other state.
    private var sessions = SessionReducer()
    private var lateWrites = LateWriteReducer()
    private var tokens = TokenReducer()
    private var scenes = SceneReducer()
    private var arrivals = ArrivalReducer()
    private var gates = GateReducer()
    private var taps = TapReducer()
    private var actions = ActionReducer()
    private var ingestion = IngestionReducer()
    private var badges = BadgeReducer()
    private var visits = VisitReducer()
    private var start = StartReducer()
    private var signOut = SignOutReducer()
    private var cleanup = CleanupReducer()
    private var callbacks = CallbackReducer()
    private var refresh = BackgroundRefreshReducer()

    public init() {}

    /// Nil until the session was read, and while no account is signed in.
    public var account: AccountID? { sessions.session?.account }
    /// Whether the account that is signed in has to unlock the app when it comes back from the background.
    public var hasLock: Bool { sessions.session?.hasLock == true }
    /// The nonce of the account's widgets; nil if they have none, and while the session cannot be read.
    public var nonce: LinkNonce? { sessions.session?.nonce }
    public var hasReadSession: Bool { sessions.session != nil }
    public var phase: LaunchPhase { start.phase }
    /// The scene that shows the navigation; nil before the first connects.
    public var scene: SceneID? { scenes.shown }
    /// What the launch gate holds.
    public var gate: LaunchGate { gates.gate }

    /// - Parameters:
    ///   - event: the event.
    ///   - now: the current time.
    /// - Returns: the effects, in their order.
    public mutating func receive(_ event: LaunchEvent, now: Date) -> [LaunchEffect] {
        let effects = follow(event, now)
        let due = callbacks.due(
            in: gates.gate, hasSession: hasReadSession, hasChecked: tokens.hasChecked)
        return effects + due + refresh.next(in: gates.gate)
    }

    /// An event that a reducer returns goes to all reducers before the next step.
    private mutating func follow(_ event: LaunchEvent, _ now: Date) -> [LaunchEffect] {
        // The session comes first, since the others read it as this event left it. All else in the context is as it was
        // before the event.
        var context = context(now)
        var steps = sessions.reduce(event, in: context)
        (context.session, context.validAccount) = (sessions.session, tokens.validAccount(of: sessions.session))
        steps += lateWrites.reduce(event, in: context)
        steps += badges.reduce(event, in: context)
        steps += tokens.reduce(event, in: context)
        steps += scenes.reduce(event, in: context)
        steps += arrivals.reduce(event, in: context)
        steps += gates.reduce(event, in: context)
        steps += taps.reduce(event, in: context)
        steps += actions.reduce(event, in: context)
        steps += ingestion.reduce(event, in: context)
        steps += visits.reduce(event, in: context)
        steps += start.reduce(event, in: context)
        steps += signOut.reduce(event, in: context)
        steps += cleanup.reduce(event, in: context)
        steps += callbacks.reduce(event, in: context)
        steps += refresh.reduce(event, in: context)
        var effects: [LaunchEffect] = []
        for step in steps {
            switch step {
            case .effect(let effect):
                if case .start(let work) = effect {
                    lateWrites.began(work)
                    badges.began(work)
                }
                effects.append(effect)
            case .event(let event): effects += follow(event, now)
            }
        }
        return effects
    }

    private func context(_ now: Date) -> LaunchContext {
        LaunchContext(
            now: now, session: sessions.session, validAccount: tokens.validAccount(of: sessions.session),
            hasLateWrites: !lateWrites.isEmpty, isSigningOut: signOut.isUnderWay,
            isRefreshing: refresh.isUnderWay, phase: start.phase,
            hasNoForegroundScene: scenes.areInBackground, gate: gates.gate, visibleScreen: visits.visible)
    }
}
