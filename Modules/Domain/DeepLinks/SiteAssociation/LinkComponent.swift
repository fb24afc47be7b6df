/// What a link's parts have to look like (Apple, "applinks.Details.Components"); what is nil is left to the defaults,
/// and matches everything if they say nothing either.
public struct LinkComponent: Equatable, Sendable {
    /// How the query is looked at.
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

    /// One entry of the older key `paths`, where `NOT ` at the front excludes.
    public init(legacyPath: String) {
        let isExcluded = legacyPath.hasPrefix("NOT ")
        self.init(path: isExcluded ? String(legacyPath.dropFirst(4)) : legacyPath, isExcluded: isExcluded)
    }

    /// The same with what it leaves open taken from the defaults: the more specific level overrides the less specific
    /// (Apple, "applinks.Defaults").
    func completed(by defaults: LinkComponent) -> LinkComponent {
        LinkComponent(
            path: path ?? defaults.path, query: query ?? defaults.query, fragment: fragment ?? defaults.fragment,
            isExcluded: isExcluded ?? defaults.isExcluded,
            isCaseSensitive: isCaseSensitive ?? defaults.isCaseSensitive,
            isPercentEncoded: isPercentEncoded ?? defaults.isPercentEncoded, comment: comment ?? defaults.comment)
    }
}
