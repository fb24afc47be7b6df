/// A link whose path is decoded, once; the items of its query are decoded when they are asked for.
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
    /// Decoded, or as written if it cannot be decoded; nil if the link has no `#`.
    public let fragment: String?

    /// - Throws: `invalidLink` if it is malformed; whether the app answers to it is not checked here.
    public init(_ text: String) throws(LinkError) {
        do throws(LinkFault) {
            try self.init(reading: text)
        } catch {
            throw .invalidLink
        }
    }

    /// - Throws: what is wrong with a malformed one.
    init(reading text: String) throws(LinkFault) {
        let parts = try text.withBytes { bytes throws(LinkFault) in try Parts(bytes) }
        form = parts.form
        segments = parts.segments
        let link = LinkText(text: text, places: parts.places)
        queryItems = link.queryItems
        fragment = link.fragment
    }

    private struct Parts {
        let form: Form
        var segments: [String] = []
        let places: LinkPlaces

        init(_ bytes: Span<UInt8>) throws(LinkFault) {
            try LinkLimits.check(bytes)
            try LinkLimits.checkEnds(bytes)
            let origin = try LinkOrigin(bytes)
            form = try Form(origin, in: bytes)
            var path = PathScanner(bytes, from: origin.pathStart)
            while let segment = try path.next(bytes) {
                segments.append(try PercentCoding.decoded(bytes.extracting(segment.place)))
            }
            places = try LinkPlaces(path, in: bytes)
        }
    }
}

extension ParsedLink.Form {
    fileprivate init(_ origin: LinkOrigin, in bytes: Span<UInt8>) throws(LinkFault) {
        guard let scheme = origin.schemeName(in: bytes) else {
            self = .relative
            return
        }
        guard origin.isWeb, let authority = origin.authority else {
            self = .scheme(scheme)
            return
        }
        self = .universal(try Authority(bytes.extracting(authority)).name(under: scheme))
    }

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
