/// Why a site-association file cannot be used; its raw value is the name that programs know it by and never changes.
public enum SiteAssociationFileError: String, Error, Equatable, Sendable {
    /// The system takes no file over 128 KB.
    case tooLarge
    case notJSON
    /// Its patterns, variables filled in, are too long to be tried on every link.
    case tooComplex
}

extension SiteAssociationFileError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .tooLarge: "The site-association file has more than \(SiteAssociationLimits.bytes) bytes."
        case .notJSON: "The site-association file is not a JSON object."
        case .tooComplex: "The patterns of the site-association file are too long."
        }
    }
}

/// How large a site-association file, and a link that is held against it, can be before it is refused.
enum SiteAssociationLimits {
    static let bytes = 128 * 1024
    /// How many steps all patterns together may take over a link.
    static let patternSize = 128 * 1024
    /// How many bytes a link can have.
    static let link = 8 * 1024
}
