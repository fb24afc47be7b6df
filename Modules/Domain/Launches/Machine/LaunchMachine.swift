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
        var effects: [LaunchEffect] = []
        follow(event, now, &effects)
        effects += callbacks.due(in: gates.gate, hasSession: hasReadSession, hasChecked: tokens.hasChecked)
        let hasExpiredToken = sessions.session?.expiredToken(at: now) != nil
        effects += refresh.next(in: gates.gate, hasExpiredToken: hasExpiredToken)
        return effects
    }

    /// An event that a reducer returns goes to all reducers before the next step.
    private mutating func follow(_ event: LaunchEvent, _ now: Date, _ effects: inout [LaunchEffect]) {
        // The session comes first, since the others read it as this event left it. All else in the context is as it was
        // before the event.
        var steps = sessions.reduce(event, in: start.phase, isSigningOut: signOut.isUnderWay)
        let context = LaunchContext(
            now: now, session: sessions.session, validAccount: tokens.validAccount(of: sessions.session),
            hasLateWrites: !lateWrites.isEmpty, isSigningOut: signOut.isUnderWay,
            isRefreshing: refresh.isUnderWay, phase: start.phase,
            hasNoForegroundScene: scenes.areInBackground, gate: gates.gate, visibleScreen: visits.visible)
        // Most events are for few reducers.
        func add(_ more: [LaunchStep]) {
            if steps.isEmpty { steps = more } else if !more.isEmpty { steps += more }
        }
        add(lateWrites.reduce(event, in: context))
        add(badges.reduce(event, in: context))
        add(tokens.reduce(event, in: context))
        add(scenes.reduce(event, in: context))
        add(arrivals.reduce(event, in: context))
        add(gates.reduce(event, in: context))
        add(taps.reduce(event, in: context))
        add(actions.reduce(event, in: context))
        add(ingestion.reduce(event, in: context))
        add(visits.reduce(event, in: context))
        add(start.reduce(event, in: context))
        add(signOut.reduce(event, in: context))
        add(cleanup.reduce(event, in: context))
        add(callbacks.reduce(event, in: context))
        add(refresh.reduce(event, in: context))
        for step in steps {
            switch step {
            case .effect(let effect):
                if case .start(let work) = effect {
                    lateWrites.began(work)
                    badges.began(work)
                }
                effects.append(effect)
            case .event(let event): follow(event, now, &effects)
            }
        }
    }
}
