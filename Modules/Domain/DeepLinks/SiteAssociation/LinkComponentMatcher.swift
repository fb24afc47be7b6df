import Foundation

/// A component with its defaults and variables filled in.
struct LinkComponentMatcher: Sendable {
    private enum Query: Sendable {
        case whole(WildcardPattern)
        case items([(name: String, pattern: WildcardPattern)])
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
            case .items(let items): .items(items.map { ($0.key, pattern($0.value)) })
            }
    }

    /// How many elements are looked at in one place of a link at most.
    var size: Int {
        let querySize =
            switch query {
            case nil: 0
            case .whole(let pattern): pattern.size
            case .items(let items): items.reduce(0) { $0 + 1 + $1.pattern.size }
            }
        return 1 + (path?.size ?? 0) + (fragment?.size ?? 0) + querySize
    }

    func matches(_ parts: Parts) -> Bool {
        let texts = isPercentEncoded ? parts.encoded : parts.decoded
        guard path?.matches(texts.path) ?? true, fragment?.matches(texts.fragment) ?? true else { return false }
        switch query {
        case nil: return true
        case .whole(let pattern): return pattern.matches(texts.query)
        case .items(let items):
            return items.allSatisfy { name, pattern in
                (texts.values[name] ?? [""]).allSatisfy(pattern.matches)
            }
        }
    }

    /// A link's parts in both spellings, for all components that are held against it.
    struct Parts {
        struct Texts {
            let path: String
            let query: String
            let fragment: String
            /// The values of each item's name.
            let values: [String: [String]]

            init(_ address: SiteAddress, spelling: (String) -> String) {
                path = spelling(address.path)
                query = spelling(address.query)
                fragment = spelling(address.fragment)
                values = Dictionary(grouping: address.queryItems) { spelling($0.name) }
                    .mapValues { $0.map { spelling($0.value) } }
            }
        }

        let encoded: Texts
        let decoded: Texts

        init(_ address: SiteAddress) {
            encoded = Texts(address) { $0 }
            decoded = Texts(address) { $0.removingPercentEncoding ?? $0 }
        }
    }
}
