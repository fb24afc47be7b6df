/// Patterns for a link's parts (Apple, "applinks.Details.Components"). A nil one is taken from the defaults, and
/// matches everything if they have none.
public struct LinkComponent: Equatable, Sendable {
    /// How the query is matched.
    enum Query: Equatable, Sendable {
        /// A pattern of the query as a whole.
        case whole(String)
        /// A pattern for each named item. One that is missing counts as empty; of several all must match.
        case items([String: String])
    }

    package var path: String?
    var query: Query?
    var fragment: String?
    /// Whether a link that matches is not for the app.
    var isExcluded: Bool?
    var isCaseSensitive: Bool?
    /// Whether patterns are written as in an address, with `%` escapes.
    var isPercentEncoded: Bool?
}

extension LinkComponent {
    /// One entry of the older key `paths`, where `NOT ` at the front excludes.
    init(legacyPath: String) {
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
            isPercentEncoded: isPercentEncoded ?? defaults.isPercentEncoded)
    }
}
