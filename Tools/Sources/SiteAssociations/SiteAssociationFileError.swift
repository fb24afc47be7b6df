/// Why a site-association file cannot be used.
public enum SiteAssociationFileError: Error, Equatable, Sendable {
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

extension SiteAssociationFileError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .tooLarge: "The site-association file has more than \(SiteAssociationLimits.bytes) bytes."
        case .tooDeep: "The site-association file nests deeper than \(SiteAssociationLimits.depth) levels."
        case .notJSON: "The site-association file is not a JSON object."
        case .tooComplex: "The patterns of the site-association file are too long."
        }
    }
}
