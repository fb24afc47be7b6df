/// The route that a link leads to, with what the link carries for it.
public struct LinkMatch: Sendable {
    /// What one parameter of the path took.
    public struct Capture: Equatable, Sendable {
        public let name: String
        /// Decoded; for a catch-all its segments joined by `/`.
        public let value: String

        public init(name: String, value: String) {
            self.name = name
            self.value = value
        }
    }

    enum Content: Sendable {
        /// Parts that are split off and decoded when asked for.
        case link(LinkText)
        case parts(captures: [Capture], queryItems: [QueryItem], fragment: String?)
    }

    /// The route's place in the table's declarations.
    public let index: Int
    public let pattern: LinkPattern
    let content: Content

    public init(
        index: Int, pattern: LinkPattern, captures: [Capture] = [], queryItems: [QueryItem] = [],
        fragment: String? = nil
    ) {
        self.index = index
        self.pattern = pattern
        content = .parts(captures: captures, queryItems: queryItems, fragment: fragment)
    }

    init(index: Int, pattern: LinkPattern, link: LinkText) {
        self.index = index
        self.pattern = pattern
        content = .link(link)
    }

    /// In the order of the path.
    public var captures: [Capture] {
        switch content {
        case .parts(let captures, _, _): captures
        case .link(let link):
            pattern.segments.indices.compactMap { position in
                let segment = pattern.segments[position]
                guard let name = segment.name else { return nil }
                let place = link.segment(position, toEnd: segment.isCatchAll)
                return Capture(name: name.text, value: link.decoded(place))
            }
        }
    }

    public var queryItems: [QueryItem] {
        switch content {
        case .parts(_, let queryItems, _): queryItems
        case .link(let link): link.queryItems
        }
    }

    public var fragment: String? {
        switch content {
        case .parts(_, _, let fragment): fragment
        case .link(let link): link.fragment
        }
    }

    public func capture(_ name: String) -> String? {
        switch content {
        case .parts(let captures, _, _): captures.first { $0.name.isExactly(name) }?.value
        case .link(let link): pattern.place(of: name, in: link).map(link.decoded)
        }
    }

    /// The first value of that name; empty where the item has none, nil where there is no item.
    public func queryValue(_ name: String) throws(LinkError) -> String? {
        switch content {
        case .parts(_, let queryItems, _): try queryItems.first { $0.isNamed(name) }?.value
        case .link(let link): link.queryValue(name).map(link.decoded)
        }
    }

    public func queryValues(_ name: String) throws(LinkError) -> [String] {
        var values: [String] = []
        for item in queryItems where item.isNamed(name) { values.append(try item.value) }
        return values
    }
}

extension LinkMatch: Equatable {
    public static func == (left: LinkMatch, right: LinkMatch) -> Bool {
        left.index == right.index && left.pattern == right.pattern && left.captures == right.captures
            && left.queryItems == right.queryItems && left.fragment == right.fragment
    }
}
