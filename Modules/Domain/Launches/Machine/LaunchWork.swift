/// Asynchronous work. Its value is its id: no two equal ones run at a time.
public enum LaunchWork: Hashable, Sendable {
    /// Have the backend forget the device before a session ends.
    case forgetDevice
    case refreshToken(SessionToken)
    /// Delete an account's content from all stores.
    case cleanUp
    /// Load the content that the main screen requires.
    case load
    /// Archive a push's notification.
    case archive(PushID)
    /// Store a push's content.
    case ingest(PushID, visible: VisibleScreen?)
    /// Let the system's callback return before the attempt begins.
    case awaitTurn(LaunchRecord.ID)
    /// Plan the path to the payload's screen. This ends as ``WorkResult/done`` even if there is none: the commit reports
    /// the failure.
    case plan(LaunchRecord.ID)
    case perform(LaunchRecord.ID, for: AccountID)
    /// Do what a screen's content offers. The user starts it: no effect does.
    case screenAction(EventIdentity)
    /// Note the content that the user has seen.
    case markSeen(VisibleScreen, for: AccountID, Reason)
    case countBadge(Reason)
    /// Flush the account's outbox to the app's backend.
    case flush(AccountID, Reason)
    /// Find out whether the outbox is empty.
    case checkOutbox(AccountID, Reason)

    /// Its reason.
    public enum Reason: Hashable, Sendable {
        case push(PushID)
        case action(LaunchRecord.ID)
        /// The user came to a screen; counted among the visits that are being noted.
        case visit(Int)
        /// The system gave the app time for it, and waits to be called.
        case refresh(CallbackID)
        /// The app left the display; counted among those departures whose outbox is being checked.
        case departure(Int)
    }
}

/// How work ended.
public enum WorkResult: Equatable, Sendable {
    case done
    case token(SessionToken)
    case ingested(isNew: Bool)
    /// Nil if the app leaves the number to its pushes.
    case badge(Int?)
    /// Whether the outbox is empty.
    case outbox(isEmpty: Bool)
    case failed(WorkFailure)
}

/// Why work failed.
public struct WorkFailure: Hashable, Sendable {
    /// Whether it is worth another attempt.
    public enum Kind: Hashable, Sendable {
        /// The disk refused; this does not count against the payload.
        case refusedByDisk
        case temporary
        case final
    }

    /// Stable, and the key of the user's sentence.
    public let code: String
    public let kind: Kind

    public init(code: String, _ kind: Kind) {
        self.code = code
        self.kind = kind
    }
}

/// A push whose content is wanted.
public enum PushID: Hashable, Comparable, Sendable {
    /// One that the inbox holds.
    case arrival(LaunchRecord.ID)
    /// One that came and is no arrival, by its place among those of this process.
    case delivered(Int)
}

/// Why a push's content is stored.
public enum IngestionPurpose: Hashable, Sendable {
    /// A silent push, which ends with it.
    case silent
    /// A tap or an action, which goes on after it.
    case tap, action
    /// A tap whose screen was shown, which ends with it.
    case shown
    /// The push is presented, or kept though its tap opens no screen.
    case presented
    /// The system waits for it.
    case fetch
}

/// A waiting caller: a completion handler of the system, or a sign-in or sign-out.
public enum CallbackID: Hashable, Sendable {
    case action(LaunchRecord.ID)
    /// By its place among the callers of this process.
    case caller(Int)
}

/// The visible screen.
public struct VisibleScreen: Hashable, Sendable {
    /// As long as it stays in the navigation.
    public let id: Int
    public let name: String
    /// Which of its kind; nil if there is only one.
    public let contentID: String?
    public let arguments: [String: String]

    public init(id: Int, name: String, contentID: String? = nil, arguments: [String: String] = [:]) {
        self.id = id
        self.name = name
        self.contentID = contentID
        self.arguments = arguments
    }
}
