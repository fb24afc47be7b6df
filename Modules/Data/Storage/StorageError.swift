/// Why a database file could not be opened.
public enum StorageError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The file is left as it is: the cause may pass.
    case unavailable(path: String, reason: String)

    public var description: String {
        switch self {
        case .unavailable(let path, let reason): "\(path) cannot be opened: \(reason)"
        }
    }
}
