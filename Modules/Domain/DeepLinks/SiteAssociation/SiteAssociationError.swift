/// Why the system would not take a site-association file.
public enum SiteAssociationError: Error, Equatable, Sendable {
    /// The system takes no file over 128 KB.
    case tooLarge

    /// In bytes.
    static let limit = 128 * 1024

    /// The name that programs know this error by; it never changes.
    public var code: String { "tooLarge" }
}

extension SiteAssociationError: CustomStringConvertible {
    public var description: String { "The site-association file has more than \(Self.limit) bytes." }
}
