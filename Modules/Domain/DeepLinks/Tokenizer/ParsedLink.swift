/// A link cut into its parts: its bytes, and the range of each part among them.
///
/// Each part is cut first and decoded after that, once, so that no escape ever separates two parts: in
/// `/a/%2Fb?x=1%2B1` the second segment is `/b`, and the value of `x` is `1+1`. Segments are decoded here, since the
/// route depends on them; an item of the query is decoded when it is read, so that a bad escape spoils that item alone.
public struct ParsedLink: Sendable {
    /// What a link is addressed to.
    public enum Form: Equatable, Sendable {
        /// A custom scheme, in lower case.
        case scheme(String)
        /// An http or https host, in lower case, with its port unless that is the scheme's own.
        case universal(String)
        /// Nothing but a path, for the app it is given to.
        case relative

        /// Nil for a link that is not addressed to one.
        var host: String? {
            if case .universal(let host) = self { host } else { nil }
        }
    }

    public let form: Form
    /// Those of the link, followed by the decoded bytes of each segment that has an escape.
    let bytes: [UInt8]
    /// The decoded segments.
    let path: [Range<Int>]
    /// The items, still encoded.
    let query: [ItemPlace]
    private let writtenFragment: Range<Int>?

    /// - Throws: `invalidLink` if it is malformed; whether the app answers to it is not checked here.
    public init(_ text: String, fragments: LinkFragments = .text) throws(LinkError) {
        guard let link = try? Self(reading: text, fragments: fragments) else { throw .invalidLink }
        self = link
    }

    /// - Parameter isPath: whether the text begins with a path, even where it looks like a scheme.
    /// - Throws: what is wrong with a malformed one.
    init(reading text: String, isPath: Bool = false, fragments: LinkFragments = .text) throws(LinkFault) {
        try LinkLimits.check(text, isPath: isPath)
        var bytes = Array(text.utf8)
        let end = bytes.count  // The decoded segments come behind it.
        let origin = isPath ? LinkOrigin() : try LinkOrigin(bytes)
        form = origin.form
        var (path, pathEnd) = try PathReader.read(&bytes, in: origin.pathStart..<end)
        var fragmentMark: Int?
        for index in pathEnd..<end {
            try bytes[index].checkInLink()
            if bytes[index] == UInt8(ascii: "#"), fragmentMark == nil { fragmentMark = index }
        }
        var query = ItemPlace.all(in: bytes, behind: pathEnd, upTo: fragmentMark ?? end)
        var fragment = fragmentMark.map { $0 + 1..<end }
        if let written = fragment, fragments.holdPaths(on: form.host),
            let start = LinkFragments.pathStart(of: bytes[written])
        {
            let rest = try PathReader.read(&bytes, in: start..<end, isInFragment: true)
            path += rest.segments
            if path.count > LinkLimits.segments { throw .tooManySegments }
            query += ItemPlace.all(in: bytes, behind: rest.end, upTo: end)
            fragment = nil
        }
        self.query = query
        writtenFragment = fragment
        self.path = path
        self.bytes = bytes
    }

    public var segments: [String] { path.map { text($0) } }

    public var queryItems: [QueryItem] { query.map { queryItem($0) } }

    /// Decoded, or as written if it cannot be decoded; nil if the link has no `#`, or a path behind it.
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
