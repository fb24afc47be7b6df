/// Why a store could not be read or written; the reason is for the log.
public enum StoreError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The disk is full, fails or is not available yet, or another process holds the file. The call may be repeated.
    case refused(reason: String)
    /// Anything else; a call that is repeated will hardly help.
    case unavailable(reason: String)

    /// The stable code under which it is reported.
    public static let code = "databaseUnavailable"

    public var description: String {
        switch self {
        case .refused(let reason), .unavailable(let reason): reason
        }
    }
}

/// What a store holds, and again after each change, for one consumer; after a failure it ends.
public typealias StoreUpdates<Value> = AsyncStream<Result<Value, StoreError>>

/// How many rows one `save` of a store added, replaced and skipped.
public struct StoreChanges: Equatable, Sendable {
    public var added: Int
    public var replaced: Int
    public var skipped: Int

    public init(added: Int = 0, replaced: Int = 0, skipped: Int = 0) {
        self.added = added
        self.replaced = replaced
        self.skipped = skipped
    }

    public static func += (changes: inout StoreChanges, more: StoreChanges) {
        changes.added += more.added
        changes.replaced += more.replaced
        changes.skipped += more.skipped
    }
}
