import Foundation

extension SiteAssociation {
    /// The file that claims for an app the universal links that its table routes, and no others.
    ///
    /// A wildcard takes slashes too, so the links are claimed from the longest to the shortest: what has more segments
    /// than those that follow is excluded first, and then each wildcard has but one segment to take.
    public init(claiming table: LinkTable, for appID: String) {
        let routes = table.declarations.map(ClaimedRoute.init)
        let open = routes.filter { !$0.isCatchAll }.sorted { $0.goesBefore($1) }
        let endless = routes.filter(\.isCatchAll).sorted { $0.goesBefore($1) }
        var components: [LinkComponent] = []
        if routes.contains(where: { $0.isClaimed && $0.hasWildcard }) {
            components.append(.excluding("*//*", because: "An empty segment is in no route."))
        }
        if endless.contains(where: \.isClaimed) {
            // The links below could lie among those of a catch-all.
            components += open.filter { !$0.isClaimed }.map(\.component)
        }
        components += endless.map(\.component)
        var longest = Int.max
        for route in open {
            if route.hasWildcard, route.isClaimed, route.length < longest {
                longest = route.length
                components.append(.excluding(longerThan: longest))
            }
            components.append(route.component)
        }
        self.init(details: [AppLinkDetail(appIDs: [appID], components: components)])
    }
}

extension LinkComponent {
    fileprivate static func excluding(_ path: String, because comment: String) -> LinkComponent {
        LinkComponent(path: path, isExcluded: true, comment: comment)
    }

    fileprivate static func excluding(longerThan length: Int) -> LinkComponent {
        .excluding(
            String(repeating: "/?*", count: length + 1), because: "No route that follows has over \(length) segments.")
    }
}

/// A route as the path pattern of a site association.
private struct ClaimedRoute {
    let component: LinkComponent
    let length: Int
    let isClaimed: Bool
    let isCatchAll: Bool
    let hasWildcard: Bool
    private let ranks: [Int]

    init(_ declaration: LinkDeclaration) {
        let segments = declaration.pattern.segments
        let path = Set(declaration.pattern.parameterNames)
        let items = declaration.parameters.filter { $0.isRequired && !path.contains($0.name) }.map { ($0.name, "?*") }
        isClaimed = declaration.minimumSource <= .universalLink
        isCatchAll = segments.last?.isCatchAll ?? false
        hasWildcard = segments.contains { $0.name != nil }
        length = segments.count
        ranks = segments.map(\.rank)
        component = LinkComponent(
            path: "/" + segments.map { Self.wildcards(for: $0, in: declaration) }.joined(separator: "/"),
            query: items.isEmpty || !isClaimed ? nil : .items(Dictionary(items) { first, _ in first }),
            isExcluded: isClaimed ? nil : true,
            comment: isClaimed
                ? "\(declaration.pattern)" : "\(declaration.pattern) takes no universal links.")
    }

    /// Whether it has to stand first: longer links do, and among those of a length the more exact.
    func goesBefore(_ other: ClaimedRoute) -> Bool {
        length != other.length ? length > other.length : ranks.lexicographicallyPrecedes(other.ranks)
    }

    private static func wildcards(for segment: PatternSegment, in declaration: LinkDeclaration) -> String {
        guard let name = segment.name?.text else { return PercentCoding.encodedSegment(segment.description) }
        let isID = declaration.parameters.contains { $0.name == name && $0.typeName == UUID.linkTypeName }
        return isID ? "????????-????-????-????-????????????" : "?*"
    }
}
