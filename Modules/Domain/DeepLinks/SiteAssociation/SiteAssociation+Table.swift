extension SiteAssociation {
    /// The file by which an app claims exactly the universal links that its table routes, spelled as the table prints
    /// them.
    ///
    /// A wildcard also matches slashes. Therefore the longest links come first: links with more segments than those
    /// that follow are excluded before, so that each wildcard matches one segment. The file claims more than the table
    /// routes only where a parameter stands before a catch-all, of links that are longer than any route.
    public init(claiming table: LinkTable, for appID: String) {
        let declarations = table.declarations.sorted { $0.pattern.goesBefore($1.pattern) }
        let beyond = (declarations.map(\.pattern.segments.count).max() ?? 0) + 1
        var components: [LinkComponent] = []
        var longest = beyond
        for length in (0...beyond).reversed() {
            let claims = declarations.compactMap { RouteClaim($0, length: length) }
            if length < longest, claims.contains(where: \.isOpen) {
                longest = length
                components.append(.excluding(longerThan: length))
            }
            for (index, claim) in claims.enumerated() {
                components.append(claim.component)
                if let rest = claim.rest, claims[(index + 1)...].contains(where: claim.meets) {
                    components.append(rest)
                }
            }
        }
        if declarations.contains(where: { $0.isClaimed && !$0.pattern.parameterNames.isEmpty }) {
            components.insert(.excluding("*//?*", because: "An empty segment is in no route."), at: 0)
        }
        self.init(details: [AppLinkDetail(appIDs: [appID], components: components)])
    }
}

extension LinkComponent {
    fileprivate static func excluding(longerThan length: Int) -> LinkComponent {
        .excluding(
            String(repeating: "/?*", count: length + 1), because: "No route that follows has over \(length) segments.")
    }
}

extension LinkPattern {
    /// Whether it is the one to take a link that both could take.
    fileprivate func goesBefore(_ other: LinkPattern) -> Bool {
        segments.lazy.map(\.rank).lexicographicallyPrecedes(other.segments.lazy.map(\.rank))
    }
}
