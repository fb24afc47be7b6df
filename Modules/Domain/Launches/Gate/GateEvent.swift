public import Foundation

/// An event for the gate. An arrival is recorded before the gate receives it, so that none is lost.
public enum GateEvent: Equatable, Sendable {
    case phase(LaunchPhase)
    /// The session was checked: its account, or nil if there is no valid session.
    case session(AccountID?)
    /// The session remembers a sign-out from before this launch.
    case knownSignOut(Date)
    case signedOut(Date)
    /// The payloads recorded just now, or by earlier processes, oldest first.
    case arrived([LaunchTicket])
    /// The app entered the background or is about to end: if the process dies from now on, that does not count against
    /// the payload under way.
    case enteredBackground
    case enteredForeground
    /// The push of the tap that is being routed is archived and stored, or never can be.
    case ingested(LaunchRecord.ID)
    /// The navigation now holds its screen.
    case committed(LaunchRecord.ID)
    /// The tap waits again: the main screen went before the tap's first frame, or the tap expired while it was planned.
    case interrupted(LaunchRecord.ID)
    case failed(LaunchRecord.ID, code: String)
    /// The first frame of its screen is on the display.
    case shown(LaunchRecord.ID)
    /// Its screen was removed before its first frame, while the main screen stayed.
    case removed(LaunchRecord.ID)
    /// The action's effect is stored.
    case performed(LaunchRecord.ID)
    /// The action's effect failed; it is tried again unless the failure is final.
    case notPerformed(LaunchRecord.ID, code: String, isFinal: Bool)
    /// To be tried later, without counting a failure: the session is invalid, or a background refresh failed.
    case deferred(LaunchRecord.ID)
    /// The disk refused the action's effect, or the mark of a payload from an earlier launch. The payload waits; this
    /// does not count as a failure.
    case diskRefused(LaunchRecord.ID)
    /// Alert the user with the sentence of that code, once in the life of the process.
    case notice(String)
    /// The system's time for an action is over.
    case ranOutOfTime(LaunchRecord.ID)
}
