public import Foundation
public import Notifications

/// An event of a ``LaunchMachine``: a callback of the system, the result of an effect, or one reducer's message to the
/// others.
public enum LaunchEvent: Equatable, Sendable {
    // The system and the user

    /// Sent before each callback that needs the session or the inbox: they are read if they were not yet, and a session
    /// that the disk refused is saved again. An expired token is replaced.
    case woken
    case connected(SceneID)
    /// The first scene's arrivals are recorded; the app can load.
    case started
    case enteredForeground(SceneID)
    case enteredBackground(SceneID)
    case disconnected(SceneID)
    case willTerminate
    /// The payloads recorded just now, oldest first.
    /// - `callback`: waits for the content of a silent push.
    case arrived([LaunchTicket], callback: CallbackID?)
    /// The system's callback waits for the effect of an action.
    case awaited(LaunchRecord.ID)
    /// A push is presented, or kept though its tap opens no screen. It is for the account that is signed in.
    case presented(PushID)
    /// A push that the user may tap brought content for the app.
    case pushed(PushID, owner: AccountID?, callback: CallbackID)
    case retried
    case onboarded(Bool)
    case locked, unlocked
    case lockSwitched(isOn: Bool)
    case signInAsked(AccountID, SessionToken?, CallbackID)
    /// A sign-in has waited long enough for late writes of an earlier session.
    case signInOverdue(CallbackID)
    case signOutAsked(CallbackID)
    /// The user performs an action of a screen's content; it ends as a ``LaunchWork/screenAction(_:)``.
    case screenActionBegan(EventIdentity)
    /// The visible screen; nil outside the main screen.
    case visibleScreenChanged(VisibleScreen?)
    /// The first frame of its screen is on the display.
    case shown(LaunchRecord.ID)
    /// Its screen is not in the navigation any more.
    case gone(LaunchRecord.ID)
    /// The system's time for an action is over.
    case ranOutOfTime(LaunchRecord.ID)
    /// The system gives the app time in the background to flush the outbox.
    case refreshBegan(CallbackID)
    /// That time is over.
    case refreshExpired
    /// Alert the user with the sentence of that code, once in the life of the process.
    case noticed(String)

    // What came of an effect

    /// Nil if none is kept.
    case sessionRead(Session?)
    case sessionNotSaved
    case nonceMade(LinkNonce)
    /// The unsettled payloads of earlier launches, oldest first; nil if they cannot be read.
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
    case tokenRefreshBegan
    case tokenReplaced(SessionToken)
    /// The session was checked: its account, or nil if there is no valid session.
    case checked(AccountID?)
    case phase(LaunchPhase)
    case leftDisplay
    case signedIn(AccountID, SessionToken?)
    case signedOut(Date)
    case cleanupWanted
    case cleaned
    /// The reducers that wait for the clean-up go on, or fail with it.
    case cleanupEnded(WorkFailure?)
    /// A write outlived its session.
    case wroteLate
    /// The gate decides on these.
    case offered([LaunchTicket])
    /// The trace of each of these that still waits gets the step `held`.
    case held([LaunchRecord.ID])
    case ingest(PushID, IngestionPurpose, callback: CallbackID?)
    /// The push's content of a tap or an action is stored, or failed to be.
    case ingested(LaunchRecord.ID, WorkFailure?)
    /// An action's effect is stored.
    case performed(LaunchRecord.ID, for: AccountID)
}
