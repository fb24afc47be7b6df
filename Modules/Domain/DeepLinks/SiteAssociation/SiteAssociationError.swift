/// Why a site-association file cannot be used.
public enum SiteAssociationError: Error, Equatable, Sendable {
    /// The system takes no file over 128 KB.
    case tooLarge
    case tooDeep
    case notJSON
    /// Its patterns, variables filled in, are too long to be tried on every link.
    case tooComplex

    /// The name that programs know this error by; it never changes.
    public var code: String {
        switch self {
        case .tooLarge: "tooLarge"
        case .tooDeep: "tooDeep"
        case .notJSON: "notJSON"
        case .tooComplex: "tooComplex"
        }
    }
}

extension SiteAssociationError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .tooLarge: "The site-association file has more than \(SiteAssociationLimits.bytes) bytes."
        case .tooDeep: "The site-association file nests deeper than \(SiteAssociationLimits.depth) levels."
        case .notJSON: "The site-association file is not a JSON object."
        case .tooComplex: "The patterns of the site-association file are too long."
        }
    }
}

/// How large a site-association file can be before it is refused.
enum SiteAssociationLimits {
    static let bytes = 128 * 1024
    static let depth = 32
    /// How many steps all patterns together may take over a link; each costs a 64th of the link's length.
    static let patternSize = 128 * 1024
}
