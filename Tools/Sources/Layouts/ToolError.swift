/// Why a command changes nothing.
public enum ToolError: Error, Equatable, CustomStringConvertible {
    /// What was asked for would break a rule or something that is there: the sentence says which, and what to do.
    case refused(String)

    /// The layout is not as the command knows it, or the disk does not take what is made: the sentence says why.
    case failed(String)

    public var description: String {
        switch self {
        case .refused(let reason), .failed(let reason): reason
        }
    }
}
