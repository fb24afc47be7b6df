/// Why a copy is not made.
public enum CopyError: Error, Equatable, CustomStringConvertible {
    /// What was asked for cannot be: the sentence says why.
    case refused(String)

    /// The layout cannot be copied as it stands, or the disk does not take it: the sentence says why.
    case failed(String)

    public var description: String {
        switch self {
        case .refused(let reason), .failed(let reason): reason
        }
    }
}
