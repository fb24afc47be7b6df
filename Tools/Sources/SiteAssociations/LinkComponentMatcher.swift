import DeepLinks

/// A component with its defaults and variables filled in.
struct LinkComponentMatcher: Sendable {
    private enum Query: Sendable {
        case whole(WildcardPattern)
        case items([(name: [UInt8], pattern: WildcardPattern)])
    }

    let isExcluded: Bool
    private let isPercentEncoded: Bool
    /// Nil where everything matches.
    private let path: PathPattern?
    private let query: Query?
    private let fragment: WildcardPattern?

    init(_ component: LinkComponent, variables: SubstitutionVariables) {
        let isCaseSensitive = component.isCaseSensitive ?? true
        func pattern(_ text: String) -> WildcardPattern {
            WildcardPattern(text, variables: variables, isCaseSensitive: isCaseSensitive)
        }
        isExcluded = component.isExcluded ?? false
        isPercentEncoded = component.isPercentEncoded ?? true
        path = component.path.map { PathPattern($0, variables: variables, isCaseSensitive: isCaseSensitive) }
        fragment = component.fragment.map(pattern)
        query =
            switch component.query {
            case nil: nil
            case .whole(let text): .whole(pattern(text))
            case .items(let items): .items(items.map { (Array($0.key.utf8), pattern($0.value)) })
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
        return 1 + (path?.size ?? 0) + (fragment?.size ?? 0) + querySize
    }

    func matches(_ parts: LinkTexts) -> Bool {
        let texts = isPercentEncoded ? parts.encoded : parts.decoded
        guard path?.matches(texts.path) ?? true, fragment?.matches(texts.fragment) ?? true else { return false }
        switch query {
        case nil: return true
        case .whole(let pattern): return pattern.matches(texts.query)
        case .items(let items): return items.allSatisfy { $0.pattern.matches(texts.values(of: $0.name)) }
        }
    }
}
