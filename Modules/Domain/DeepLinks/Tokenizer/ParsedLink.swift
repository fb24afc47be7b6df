/// A link whose path is decoded, once, and whose query is known to be readable.
public struct ParsedLink: Equatable, Sendable {
    /// What a link is addressed to.
    public enum Form: Equatable, Sendable {
        /// A custom scheme, in lower case.
        case scheme(String)
        /// An http or https host, in lower case, with its port unless that is the scheme's own.
        case universal(String)
        /// Nothing but a path, for the app it is given to.
        case relative
    }

    public let form: Form
    public let segments: [String]
    public let queryItems: [QueryItem]
    /// Decoded; nil where the link has no `#`.
    public let fragment: String?

    /// - Throws: `invalidLink` if it is malformed; whose link it is, is not asked here.
    public init(_ text: String) throws(LinkError) {
        try self.init(LinkParts(text))
    }

    init(path: String) throws(LinkError) {
        try self.init(LinkParts(path: path))
    }

    private init(_ parts: LinkParts) throws(LinkError) {
        form = try Self.form(of: parts)
        if case .scheme = form, parts.authority?.contains(UInt8(ascii: "@")) == true { throw .invalidLink }
        segments = try PathPieces.decoded(parts.pathPieces)
        queryItems = QueryItem.items(in: parts.query)
        for item in queryItems { _ = try (item.name, item.value) }
        fragment = if let fragment = parts.fragment { try PercentCoding.decoded(fragment) } else { nil }
    }

    private static func form(of parts: LinkParts) throws(LinkError) -> Form {
        guard let scheme = parts.scheme else { return .relative }
        guard Authority.defaultPort(of: scheme) != nil else { return .scheme(scheme) }
        guard let authority = parts.authority else { throw .invalidLink }
        return .universal(try Authority(authority).name(under: scheme))
    }
}

extension ParsedLink.Form {
    /// By bytes.
    public static func == (left: Self, right: Self) -> Bool {
        switch (left, right) {
        case (.scheme(let name), .scheme(let other)), (.universal(let name), .universal(let other)):
            name.isExactly(other)
        case (.relative, .relative): true
        default: false
        }
    }
}

extension ParsedLink {
    /// By the bytes of its parts.
    public static func == (left: ParsedLink, right: ParsedLink) -> Bool {
        left.form == right.form && left.segments.map(ExactText.init) == right.segments.map(ExactText.init)
            && left.queryItems == right.queryItems
            && left.fragment.map(ExactText.init) == right.fragment.map(ExactText.init)
    }
}
