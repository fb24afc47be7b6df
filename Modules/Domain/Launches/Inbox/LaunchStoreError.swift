/// Why the inbox or the session could not be read or written.
public enum LaunchStoreError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The database could not be used; `reason` is for the log.
    case unavailable(reason: String)

    public var description: String {
        switch self {
        case .unavailable(let reason): reason
        }
    }
}
