public import Foundation

/// What the gate is told.
public enum LaunchEvent: Equatable, Sendable {
    case phase(LaunchPhase)
    /// The session remembers a logout from before this launch.
    case knownSignOut(Date)
    case signedOut(Date)
    case arrived(LaunchTicket)
    /// The app left the display in good order: a death from now on is not the doing of what it was about to show.
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
}

/// What the gate wants done.
public enum LaunchEffect: Equatable, Sendable {
    case route(LaunchRecord.ID)
    /// Undo the attempt's mark.
    case release(LaunchRecord.ID)
    /// Mark the attempt again, which goes on after a pause.
    case resume(LaunchRecord.ID)
    case settle(LaunchRecord.ID, Settlement)
    /// Tell the user, by the sentence of that code.
    case alert(String)
}

/// Why a payload was discarded.
public enum DiscardReason: String, Sendable, CaseIterable {
    case loggedOut
    case otherAccount
}
