import Foundation

/// A part of the ``LaunchMachine``: it receives every event, changes only its own state, and returns the steps that
/// follow, in their order.
protocol LaunchReducer {
    mutating func reduce(_ event: LaunchEvent, in context: LaunchContext) -> [LaunchStep]
}

/// A step that follows an event.
enum LaunchStep {
    /// For the shell.
    case effect(LaunchEffect)
    /// For all reducers, before the next step.
    case event(LaunchEvent)
}

/// The others' state that a reducer may read.
struct LaunchContext {
    // All that one reducer may read of another, so that each depends on this value alone.
    let now: Date
    /// Nil until it was read.
    var session: Session?
    /// The account whose token, if it has one, was not refused.
    let validAccount: AccountID?
    /// Whether something still writes that began in a session that has ended.
    let hasLateWrites: Bool
    let isSigningOut: Bool
    /// Whether the app uses time that the system gave it in the background.
    let isRefreshing: Bool
    let phase: LaunchPhase
    /// Whether no scene is in the foreground.
    let hasNoForegroundScene: Bool
    let gate: LaunchGate
    let visibleScreen: VisibleScreen?

    /// Whether the app has left the display, as the gate knows it: true from the start, and once it terminates.
    var isInBackground: Bool { gate.isInBackground }
    var account: AccountID? { session?.account }
    var needsCleanup: Bool { session?.needsSignOutCleanup == true }
    /// The time of the last sign-out if its clean-up is not done; nil otherwise.
    var uncleanedSignOut: Date? { needsCleanup ? session?.loggedOutAt : nil }
    /// The account whose content may be stored; nil while a sign-out is under way.
    var storingAccount: AccountID? { isSigningOut ? nil : account }
}
