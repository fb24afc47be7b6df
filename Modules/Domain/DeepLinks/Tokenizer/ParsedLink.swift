/// A link cut up in one pass: its bytes, and where among them each part stands.
///
/// Links are cut first and decoded once, piece by piece: in `/a/%2Fb?x=1%2B1` the second segment is `/b` and the value of
/// `x` is `1+1`. The path is decoded at once, as routes are found by it; an item of the query when it is asked for.
public struct ParsedLink: Sendable {
    /// What a link is addressed to.
    public enum Form: Sendable {
        /// A custom scheme, in lower case.
        case scheme(String)
        /// An http or https host, in lower case, with its port unless that is the scheme's own.
        case universal(String)
        /// Nothing but a path, for the app it is given to.
        case relative
    }

    public let form: Form
    /// The link's, and after them what those segments say that are written with escapes.
    let bytes: [UInt8]
    /// The segments of its path, decoded.
    let path: [Range<Int>]
    /// The items of its query, as they are written.
    let query: [ItemPlace]
    private let writtenFragment: Range<Int>?

    /// - Throws: `invalidLink` if it is malformed; whether the app answers to it is not checked here.
    public init(_ text: String) throws(LinkError) {
        do throws(LinkFault) {
            try self.init(reading: text)
        } catch {
            throw .invalidLink
        }
    }

    /// - Parameter isPath: whether it begins with its path, though it may look as if it had a scheme.
    /// - Throws: what is wrong with a malformed one.
    init(reading text: String, isPath: Bool = false) throws(LinkFault) {
        try LinkLimits.check(text, isPath: isPath)
        var bytes = Array(text.utf8)
        let end = bytes.count
        let origin = isPath ? LinkOrigin() : try LinkOrigin(bytes)
        form = origin.form
        let (path, pathEnd) = try PathReader.read(&bytes, from: origin.pathStart)
        var hash: Int?
        for index in pathEnd..<end {
            try bytes[index].checkInLink()
            if bytes[index] == UInt8(ascii: "#"), hash == nil { hash = index }
        }
        let hasQuery = pathEnd < end && bytes[pathEnd] == UInt8(ascii: "?")
        query = hasQuery ? ItemPlace.all(in: bytes, of: pathEnd + 1..<(hash ?? end)) : []
        writtenFragment = hash.map { $0 + 1..<end }
        self.path = path
        self.bytes = bytes
    }

    public var segments: [String] { path.map { text($0) } }

    public var queryItems: [QueryItem] { query.map { queryItem($0) } }

    /// Decoded, or as written if it cannot be decoded; nil if the link has no `#`.
    public var fragment: String? { writtenFragment.map { PercentCoding.legible(bytes[$0]) } }

    /// The decoded segments from one on.
    func rest(from index: Int) -> [String] { path[index...].map { text($0) } }

    func text(_ range: Range<Int>) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }

    func queryItem(_ place: ItemPlace) -> QueryItem {
        QueryItem(rawName: text(place.name), rawValue: place.value.map { text($0) })
    }

    /// Whether an item's name, decoded, is this one.
    func isNamed(_ name: String, _ item: ItemPlace) -> Bool {
        PercentCoding.isExactly(name, bytes[item.name])
    }
}

extension ParsedLink: Equatable {
    /// By the bytes of its parts.
    public static func == (left: ParsedLink, right: ParsedLink) -> Bool {
        left.form == right.form && left.segments.map(ExactText.init) == right.segments.map(ExactText.init)
            && left.queryItems == right.queryItems
            && left.fragment.map(ExactText.init) == right.fragment.map(ExactText.init)
    }
}

extension ParsedLink.Form: Equatable {
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
