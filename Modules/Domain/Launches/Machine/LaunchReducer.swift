import Foundation

/// A part of the ``LaunchMachine``: it sees every event, changes nothing but its own state, and answers with what is to
/// follow, in that order.
protocol LaunchReducer {
    mutating func reduce(_ event: LaunchEvent, in context: LaunchContext) -> [LaunchStep]
}

/// What follows an event.
enum LaunchStep {
    /// For the shell.
    case effect(LaunchEffect)
    /// For all reducers, before the next step.
    case event(LaunchEvent)
}

/// What a reducer may know of the others' state.
struct LaunchContext {
    let now: Date
    /// Nil until it was read.
    var session: Session?
    /// The account whose token, if it has one, was not refused.
    var validAccount: AccountID?
    /// Whether something still writes that began in a session that has ended.
    var hasLateWrites: Bool
    let isSigningOut: Bool
    /// Whether the app uses time that the system gave it in the background.
    let isRefreshing: Bool
    let phase: LaunchPhase
    /// Whether no scene is in the foreground.
    let hasNoForegroundScene: Bool
    let gate: LaunchGate
    let visibleScreen: VisibleScreen?

    /// Whether the app has left the display.
    var isInBackground: Bool { gate.isInBackground }
    var account: AccountID? { session?.account }
    var needsCleanup: Bool { session?.needsSignOutCleanup == true }
    /// Whose content may be stored; nobody's while a sign-out is under way.
    var storingAccount: AccountID? { isSigningOut ? nil : account }
}
