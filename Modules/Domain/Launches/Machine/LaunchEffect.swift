/// An effect that the shell carries out for a ``LaunchMachine``. All but ``start(_:)`` end, and return their events,
/// before the next event.
public enum LaunchEffect: Equatable, Sendable {
    // Session and inbox

    /// Answered by ``LaunchEvent/sessionRead(_:)``, or by nothing while it cannot be read.
    case readSession
    case readInbox
    case save(Session)
    /// Register the device with the backend for this account, or for none.
    case registerDevice(AccountID?)
    /// Answered by ``LaunchEvent/nonceMade(_:)`` with a new one, or by nothing in an app without widgets.
    case makeNonce
    /// Give widgets the nonce of the account that is signed in.
    case giveNonce(LinkNonce, of: AccountID)
    /// Write the trace step `held` for these.
    case hold([LaunchRecord.ID], in: LaunchPhase)
    /// Begin an attempt, which is marked where a death would count.
    case begin(LaunchRecord.ID, step: TraceEntry.Step, marks: Bool)
    /// Mark an attempt to store the content of a silent push, which no gate holds.
    case mark(LaunchRecord.ID)
    /// Undo the attempt's mark.
    case unmark(LaunchRecord.ID)
    /// Undo the attempt's mark, and note why. A refusal by the disk counts as no failure.
    case postpone(LaunchRecord.ID, code: String, countsFailure: Bool)
    /// Mark the attempt again, which goes on after a pause.
    case resume(LaunchRecord.ID)
    case note(LaunchRecord.ID, TraceEntry.Step)
    /// End these, all at once. Answered by ``LaunchEvent/presented(_:)`` for each push that is kept, once the disk has
    /// all settlements: the next launch decides anew on what it has not.
    case settle([LaunchEnding])
    /// Write the settlements that the disk refused before. Answered as ``settle(_:)`` is.
    case settleUnwritten

    // Display

    case show(LaunchPhase)
    /// Show the main screen as it was left, unless it is shown.
    case showMain(AccountID)
    /// Put the screen that was planned for a payload into the navigation.
    case commit(LaunchRecord.ID, for: AccountID)
    case saveNavigation(AccountID)
    /// Alert the user with the sentence of that code.
    case alert(String)
    case setBadge(Int)
    /// Remove an account's data from the device: notifications, links outside the app, the saved navigation.
    case purge

    // Work and callbacks

    /// Start this work, and report its end by ``LaunchEvent/ended(_:_:)``.
    case start(LaunchWork)
    case callBack(CallbackID, BackgroundFetchResult)
    /// Ask the system for a background refresh, to flush the outbox.
    case requestRefresh
    /// Drop this push, which no reducer needs any more.
    case forget(PushID)
    case log(String, reason: String)
}

/// How one payload is to end.
public struct LaunchEnding: Equatable, Sendable {
    public let id: LaunchRecord.ID
    public let settlement: Settlement
    /// Whether its push is archived and stored all the same.
    public let keepsPush: Bool

    public init(_ id: LaunchRecord.ID, as settlement: Settlement, keepsPush: Bool = false) {
        self.id = id
        self.settlement = settlement
        self.keepsPush = keepsPush
    }
}
