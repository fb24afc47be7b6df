package import Launches
package import Notifications

/// What happens to a ``LaunchMachine``. All of it comes from outside.
package enum LaunchEvent: Hashable, Sendable {
    // The system

    /// Sent before each callback that needs the session or the inbox.
    case woken
    /// The scene connects, with what was recorded of its connection options. The first one starts the app.
    case connected(SceneID, [Arrival])
    case enteredForeground(SceneID)
    case enteredBackground(SceneID)
    case disconnected(SceneID)
    case willTerminate
    /// Recorded just now, oldest first. `callback` waits for the content of a silent push or for the effect of an
    /// action.
    case arrived([Arrival], callback: CallbackID?)
    /// A push is presented, or kept though its tap opens no screen. It is for the account that is signed in.
    case presented(PushID)
    /// A push that the user may tap later brought content for the app.
    case pushed(PushID, owner: AccountID?, callback: CallbackID)
    /// The system gives the app time in the background.
    case refreshBegan(CallbackID)
    case refreshExpired
    /// That caller can wait no longer: the system for an action, or a user for a sign-in.
    case timeIsOver(CallbackID)

    // The user

    case retried
    case onboarded
    case locked, unlocked
    case lockSwitched(isOn: Bool)
    case signInAsked(AccountID, SessionToken?, CallbackID)
    case signOutAsked(CallbackID)
    /// The user's answer to ``LaunchEffect/ask(_:)``.
    case answered(SwitchQuestion, SwitchAnswer)
    case screenActionBegan(EventIdentity)
    case screenActionEnded(EventIdentity)

    // The display

    /// Nil outside the main screen.
    case visibleScreenChanged(VisibleScreen?)
    /// The first frame of its screen is on the display.
    case shown(LaunchRecord.ID)
    /// Its screen is not in the navigation any more.
    case gone(LaunchRecord.ID)

    // The disk, and the ends of steps

    /// Nil if none is kept.
    case sessionRead(Session?)
    case sessionNotSaved
    /// The unsettled payloads of earlier launches, oldest first; nil if they cannot be read.
    case inboxRead([Arrival]?)
    case nonceMade(LinkNonce)
    /// The disk did not take the mark of an attempt that goes on after a pause.
    case notMarked(LaunchRecord.ID)
    /// The path of a tap cannot be planned before content is fetched.
    case awaitsContent(LaunchRecord.ID)
    /// Alert the user with the sentence of that code, once in the life of the process.
    case noticed(String)
    case ended(JobID, StepResult)
}

/// What the user answers to a `SwitchQuestion`.
package enum SwitchAnswer: Hashable, Sendable {
    /// Sign the account in with that token, if the app has a backend. `callback` waits for it.
    case yes(SessionToken?, callback: CallbackID)
    case no
}

/// Who waits to be called, by its place in the process: a completion handler of the system, a sign-in or a sign-out.
package typealias CallbackID = Int
