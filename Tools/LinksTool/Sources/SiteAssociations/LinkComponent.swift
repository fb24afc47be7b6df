/// Patterns for a link's parts (Apple, "applinks.Details.Components"). A nil one is taken from the defaults, and
/// matches everything if they have none.
public struct LinkComponent: Equatable, Sendable {
    /// How the query is matched.
    public enum Query: Equatable, Sendable {
        /// A pattern of the query as a whole.
        case whole(String)
        /// A pattern for each named item. One that is missing counts as empty; of several all must match.
        case items([String: String])
    }

    public var path: String?
    public var query: Query?
    public var fragment: String?
    /// Whether a link that matches is not for the app.
    public var isExcluded: Bool?
    public var isCaseSensitive: Bool?
    /// Whether patterns are written as in an address, with `%` escapes.
    public var isPercentEncoded: Bool?
    public var comment: String?

    public init(
        path: String? = nil, query: Query? = nil, fragment: String? = nil, isExcluded: Bool? = nil,
        isCaseSensitive: Bool? = nil, isPercentEncoded: Bool? = nil, comment: String? = nil
    ) {
        self.path = path
        self.query = query
        self.fragment = fragment
        self.isExcluded = isExcluded
        self.isCaseSensitive = isCaseSensitive
        self.isPercentEncoded = isPercentEncoded
        self.comment = comment
    }
}
