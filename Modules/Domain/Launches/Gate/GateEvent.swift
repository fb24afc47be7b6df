public import Foundation

/// What the gate is told. That an arrival was recorded comes before all of these, so that nothing is lost with them.
public enum GateEvent: Equatable, Sendable {
    case phase(LaunchPhase)
    /// The session was checked: whose it is, or nil if nobody has a valid one.
    case session(AccountID?)
    /// The session remembers a logout from before this launch.
    case knownSignOut(Date)
    case signedOut(Date)
    /// What was recorded just now, or by earlier processes, oldest first.
    case arrived([LaunchTicket])
    /// The app left the display in good order, or ends so: a death from now on is not the doing of what it was about
    /// to show.
    case enteredBackground
    case enteredForeground
    /// The navigation now holds its screen.
    case committed(LaunchRecord.ID)
    /// The main screen went, for another reason than a logout, before its screen was seen.
    case interrupted(LaunchRecord.ID)
    case failed(LaunchRecord.ID, code: String)
    /// The first frame of its screen is on the display.
    case shown(LaunchRecord.ID)
    /// Its screen went before it was seen, while the main screen stayed.
    case removed(LaunchRecord.ID)
    /// The action's effect stands.
    case performed(LaunchRecord.ID)
    /// The action's effect does not stand; it is tried again unless it never can.
    case notPerformed(LaunchRecord.ID, code: String, isFinal: Bool)
    /// The action's effect does not stand yet, which counts as no failure: its session is not valid any more, or it was
    /// tried in a refresh that the user had no part in.
    case deferred(LaunchRecord.ID)
    /// The disk did not take the action's effect, or the mark of an attempt that an earlier launch left: no fault of the
    /// payload, which waits until it can be done.
    case diskRefused(LaunchRecord.ID)
    /// The user is to be told, by the sentence of that code, once in the life of the process.
    case notice(String)
    /// The system gives an action no more time.
    case ranOutOfTime(LaunchRecord.ID)
}
