/// A component with its defaults and variables filled in.
struct LinkComponentMatcher: Sendable {
    private enum Query: Sendable {
        case whole(WildcardPattern)
        case items([(name: [UInt8], pattern: WildcardPattern)])
    }

    let isExcluded: Bool
    /// How it reads a link.
    let spelling: LinkSpelling
    /// Of a path one is enough; nil where everything matches.
    private let paths: [WildcardPattern]?
    private let query: Query?
    private let fragment: WildcardPattern?

    init(_ component: LinkComponent, readers: [Bool: PatternReader]) {
        isExcluded = component.isExcluded ?? false
        spelling = LinkSpelling(
            isCaseSensitive: component.isCaseSensitive ?? true, isPercentEncoded: component.isPercentEncoded ?? true)
        let reader = readers[spelling.isCaseSensitive] ?? PatternReader([:], isCaseSensitive: true)
        paths = component.path.map { Self.paths(of: $0).map(reader.pattern) }
        fragment = component.fragment.map(reader.pattern)
        query =
            switch component.query {
            case nil: nil
            case .whole(let text): .whole(reader.pattern(text))
            case .items(let items): .items(items.map { (Array($0.key.utf8), reader.pattern($0.value)) })
            }
    }

    /// How many steps it takes over a link at most.
    var size: Int {
        let querySize =
            switch query {
            case nil: 0
            case .whole(let pattern): pattern.size
            case .items(let items): items.reduce(0) { $0 + 1 + $1.pattern.size }
            }
        return 1 + (paths ?? []).reduce(0) { $0 + $1.size } + (fragment?.size ?? 0) + querySize
    }

    /// - Parameter link: spelt as it is read here.
    func matches(_ link: SpelledLink) -> Bool {
        guard paths?.contains(where: { $0.matches(link.path) }) ?? true, fragment?.matches(link.fragment) ?? true else {
            return false
        }
        switch query {
        case nil: return true
        case .whole(let pattern): return pattern.matches(link.query)
        case .items(let items):
            return items.allSatisfy { name, pattern in link.values(of: name).allSatisfy(pattern.matches) }
        }
    }

    /// The slash at a path's front can be left out (Apple, "applinks.Details.Components"), slashes at an end do not
    /// count, and what ends in `/*` takes the path above as well (`swcutil match` on macOS).
    private static func paths(of text: String) -> [String] {
        let text = SpelledLink.withoutSlashes(text)
        let paths = text.hasPrefix("/") ? ["/" + text.drop { $0 == "/" }] : [text, "/" + text]
        return text.hasSuffix("/*") ? paths + paths.map { String($0.dropLast(2)) } : paths
    }
}
