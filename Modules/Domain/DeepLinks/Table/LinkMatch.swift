/// The route that a link leads to, with what the link carries for it.
public struct LinkMatch: Equatable, Sendable {
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

    /// The route's place in the table's declarations.
    public let index: Int
    public let pattern: LinkPattern
    /// In the order of the path.
    public let captures: [Capture]
    public let queryItems: [QueryItem]
    public let fragment: String?

    public init(
        index: Int, pattern: LinkPattern, captures: [Capture] = [], queryItems: [QueryItem] = [],
        fragment: String? = nil
    ) {
        self.index = index
        self.pattern = pattern
        self.captures = captures
        self.queryItems = queryItems
        self.fragment = fragment
    }

    public func capture(_ name: String) -> String? {
        captures.first { $0.name.isExactly(name) }?.value
    }

    /// The first value of that name; empty where the item has none, nil where there is no item.
    public func queryValue(_ name: String) throws(LinkError) -> String? {
        try queryItems.first { $0.isNamed(name) }?.value
    }

    public func queryValues(_ name: String) throws(LinkError) -> [String] {
        var values: [String] = []
        for item in queryItems where item.isNamed(name) { values.append(try item.value) }
        return values
    }
}
