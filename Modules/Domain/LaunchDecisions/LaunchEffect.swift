package import Launches

/// What the shell does for a ``LaunchMachine``, at once and in this order.
package enum LaunchEffect: Hashable, Sendable {
    /// Start a job's next step. Its end is ``LaunchEvent/ended(_:_:)``.
    case start(Step, of: JobID)
    case callBack(CallbackID, BackgroundFetchResult)

    // The session and the inbox

    /// Answered by ``LaunchEvent/sessionRead(_:)``, or by nothing while it cannot be read.
    case readSession
    /// Answered by ``LaunchEvent/inboxRead(_:)``.
    case readInbox
    /// Answered by ``LaunchEvent/sessionNotSaved`` if the disk refuses it.
    case save(Session)
    /// Mark an attempt again, which goes on after a pause. Answered by ``LaunchEvent/notMarked(_:)`` if the disk
    /// refuses.
    case mark(LaunchRecord.ID)
    /// Undo the attempt's mark.
    case unmark(LaunchRecord.ID)
    /// Undo the attempt's mark, and note why. A refusal by the disk counts as no failure.
    case postpone(LaunchRecord.ID, code: String, countsFailure: Bool)
    /// Write the trace step `held` for these.
    case hold([LaunchRecord.ID], in: LaunchPhase)
    /// End these, all at once, and with them whatever the disk refused to settle before. Answered by
    /// ``LaunchEvent/presented(_:)`` for each push that is kept, once the disk has all settlements: the next launch
    /// decides anew on what it has not.
    case settle([Ending])

    // The display

    case show(LaunchPhase)
    /// Show the main screen as it was left, unless it is shown.
    case showMain(AccountID)
    case saveNavigation(AccountID)
    /// Alert the user with the sentence of that code.
    case alert(String)
    /// Ask the user this, in place of what was asked before; nil to ask nothing any more.
    case ask(SwitchQuestion?)
    case setBadge(Int)

    // The device

    /// Register the device with the backend for this account, or for none.
    case registerDevice(AccountID?)
    /// Answered by ``LaunchEvent/nonceMade(_:)`` with a new one, or by nothing in an app without widgets.
    case makeNonce
    /// Give widgets the nonce of the account that is signed in.
    case giveNonce(LinkNonce, of: AccountID)
    /// Remove an account's data from the device: notifications, links outside the app.
    case purge
    /// Ask the system for time in the background.
    case requestRefresh
    /// Drop this push, which no job needs any more.
    case forget(PushID)
    case log(String, reason: String)
}
