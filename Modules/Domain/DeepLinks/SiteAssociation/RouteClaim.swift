import Foundation

/// The links of one length that a route takes, as a component of a site association.
struct RouteClaim {
    let component: SiteAssociation.Component
    /// What the route's pattern takes and its parameters refuse, and so does not go on to other routes; nil if that is
    /// nothing.
    let rest: SiteAssociation.Component?
    /// Whether it claims links by a wildcard, which would take longer ones too.
    let isOpen: Bool
    /// The literals in their places, nil where anything goes.
    private let literals: [ExactText?]

    /// - Parameter length: how many segments the links have. A catch-all stands for as many as are missing.
    init?(_ declaration: LinkDeclaration, length: Int) {
        let segments = declaration.pattern.segments
        let isEndless = segments.last?.isCatchAll ?? false
        guard isEndless ? length >= segments.count : length == segments.count else { return nil }
        let filling = Array(repeating: "?*", count: length - segments.count)
        literals = segments.map(\.literal) + filling.map { _ in nil }
        func path(_ wildcards: (ExactText) -> String) -> String {
            let texts = segments.map { segment in
                switch segment {
                case .literal(let literal): PercentCoding.encodedSegment(literal.text)
                case .parameter(let name), .catchAll(let name): wildcards(name)
                }
            }
            return "/" + (texts + filling).joined(separator: "/")
        }
        let whole = path { _ in "?*" }
        guard declaration.isClaimed else {
            component = .excluding(whole, because: "\(declaration.pattern) takes no universal links.")
            rest = nil
            isOpen = false
            return
        }
        let exact = path(declaration.wildcards)
        let items = declaration.requiredItems
        component = SiteAssociation.Component(
            path: exact, fragment: nil, items: items, isExcluded: nil, comment: "\(declaration.pattern)")
        rest =
            exact == whole && items == nil
            ? nil : .excluding(whole, because: "\(declaration.pattern) takes no other parameters.")
        isOpen = segments.contains { $0.name != nil }
    }

    /// Whether the other claims a link that the route's pattern takes.
    func meets(_ other: RouteClaim) -> Bool {
        other.isOpen && zip(literals, other.literals).allSatisfy { $0 == nil || $1 == nil || $0 == $1 }
    }
}

extension LinkDeclaration {
    var isClaimed: Bool { minimumSource <= .universalLink }

    /// The query items that its links cannot do without.
    fileprivate var requiredItems: [String: String]? {
        let items = parameters.filter { $0.isRequired && !pattern.hasParameter($0.name) }
            .map { (PercentCoding.encodedQueryValue($0.name), "?*") }
        return items.isEmpty ? nil : Dictionary(items) { first, _ in first }
    }

    fileprivate func wildcards(for name: ExactText) -> String {
        let isID = parameters.contains { name.text.isExactly($0.name) && $0.type == UUID.self }
        return isID ? "????????-????-????-????-????????????" : "?*"
    }
}
