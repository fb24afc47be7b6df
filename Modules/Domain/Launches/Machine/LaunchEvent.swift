public import Foundation
public import Notifications

/// What happens to a ``LaunchMachine``: what the system calls, what came of an effect, and what one reducer concludes for
/// the others.
public enum LaunchEvent: Equatable, Sendable {
    // The system and the user

    /// A callback comes: what earlier launches left is read now, if it was not before.
    case woken
    case connected(SceneID)
    /// What the first scene brought is recorded, so that the app can load.
    case started
    case enteredForeground(SceneID)
    case enteredBackground(SceneID)
    case disconnected(SceneID)
    case willTerminate
    /// What was recorded just now, oldest first.
    /// - `callback`: waits for the content of a silent push.
    case arrived([LaunchTicket], callback: CallbackID?)
    /// The system's callback waits for the effect of an action.
    case awaited(LaunchRecord.ID)
    /// A push is presented, and for the account that is signed in.
    case presented(PushID)
    /// A push that the user may tap brought content for the app.
    case pushed(PushID, owner: AccountID?, callback: CallbackID)
    case retried
    case onboarded(Bool)
    case locked, unlocked
    case lockSwitched(isOn: Bool)
    case signInAsked(AccountID, SessionToken?, CallbackID)
    /// Who signs in cannot wait any longer for what an earlier session still writes.
    case signInOverdue(CallbackID)
    case signOutAsked(CallbackID)
    /// Which screen is on the display; nil if it is none of the main screen.
    case visibleScreenChanged(VisibleScreen?)
    /// The first frame of its screen is on the display.
    case shown(LaunchRecord.ID)
    /// Its screen is not in the navigation any more.
    case gone(LaunchRecord.ID)
    /// The system gives an action no more time.
    case ranOutOfTime(LaunchRecord.ID)
    /// The system gives the app time in the background to send what is queued.
    case refreshBegan(CallbackID)
    /// That time is over.
    case refreshExpired
    /// The user is to be told, by the sentence of that code, once in the life of the process.
    case noticed(String)

    // What came of an effect

    /// Nil if none is kept.
    case sessionRead(Session?)
    case sessionNotSaved
    case nonceMade(LinkNonce)
    /// What earlier launches left unsettled, oldest first; nil if it cannot be read.
    case inboxRead([LaunchTicket]?)
    /// An attempt is marked, if it had to be.
    case began(LaunchRecord.ID)
    /// The disk did not take the mark.
    case notMarked(LaunchRecord.ID)
    /// - `scene`: the one that is to show it, if the system named one.
    case committed(LaunchRecord.ID, scene: SceneID?)
    case notCommitted(LaunchRecord.ID, code: String)
    case ended(LaunchWork, WorkResult)

    // What one reducer concludes for the others

    case gate(GateEvent)
    case sessionKnown
    case checkWanted
    case refreshing
    case tokenReplaced(SessionToken)
    /// The session was checked: whose it is, or nil if nobody has a valid one.
    case checked(AccountID?)
    case phase(LaunchPhase)
    case leftDisplay
    case signedIn(AccountID, SessionToken?)
    case signedOut(Date)
    case cleanupWanted
    case cleaned
    /// All who wait for the clean-up go on, or fail with it.
    case cleanupEnded(WorkFailure?)
    /// A write outlived its session.
    case wroteLate
    /// These are for the gate to decide over.
    case offered([LaunchTicket])
    /// The gate may keep these for now.
    case held([LaunchRecord.ID])
    case ingest(PushID, IngestionPurpose, callback: CallbackID?)
    /// What a tap or an action brought is in the stores, or not.
    case ingested(LaunchRecord.ID, WorkFailure?)
    /// An action's effect stands.
    case performed(LaunchRecord.ID, for: AccountID)
}
