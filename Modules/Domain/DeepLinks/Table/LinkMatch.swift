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

        /// By bytes, as all of a link is.
        public static func == (left: Capture, right: Capture) -> Bool {
            left.name.isExactly(right.name) && left.value.isExactly(right.value)
        }
    }

    private final class Parts: Sendable {
        let captures: [Capture]
        let queryItems: [QueryItem]
        let fragment: String?

        init(_ captures: [Capture], _ queryItems: [QueryItem], _ fragment: String?) {
            self.captures = captures
            self.queryItems = queryItems
            self.fragment = fragment
        }
    }

    /// The route's place in the table's declarations.
    public let index: Int
    public let pattern: LinkPattern
    /// What the parts are split off and decoded from when they are asked for.
    private let link: LinkText
    /// In place of the link.
    private let parts: Parts?

    public init(
        index: Int, pattern: LinkPattern, captures: [Capture] = [], queryItems: [QueryItem] = [],
        fragment: String? = nil
    ) {
        self.index = index
        self.pattern = pattern
        link = LinkText(text: "", places: LinkPlaces())
        parts = Parts(captures, queryItems, fragment)
    }

    init(index: Int, pattern: LinkPattern, link: LinkText) {
        self.index = index
        self.pattern = pattern
        self.link = link
        parts = nil
    }

    /// In the order of the path.
    public var captures: [Capture] { parts?.captures ?? link.captures(of: pattern) }

    public var queryItems: [QueryItem] { parts?.queryItems ?? link.queryItems }

    public var fragment: String? { parts.map(\.fragment) ?? link.fragment }

    public func capture(_ name: String) -> String? {
        guard let parts else { return link.capture(name, of: pattern) }
        return parts.captures.first { $0.name.isExactly(name) }?.value
    }

    /// The first value of that name; empty where the item has none, nil where there is no item.
    ///
    /// - Throws: `invalidLink` if it cannot be decoded, as may be only where the match was made from items.
    public func queryValue(_ name: String) throws(LinkError) -> String? {
        guard let parts else { return link.queryValue(name) }
        return try parts.queryItems.first { $0.isNamed(name) }?.value
    }

    /// All values of that name in order.
    ///
    /// - Throws: `invalidLink` if one cannot be decoded, as may be only where the match was made from items.
    public func queryValues(_ name: String) throws(LinkError) -> [String] {
        var values: [String] = []
        for item in queryItems where item.isNamed(name) { values.append(try item.value) }
        return values
    }
}

extension LinkMatch: Equatable {
    public static func == (left: LinkMatch, right: LinkMatch) -> Bool {
        left.index == right.index && left.pattern == right.pattern && left.captures == right.captures
            && left.queryItems == right.queryItems
            && left.fragment.map(ExactText.init) == right.fragment.map(ExactText.init)
    }
}
