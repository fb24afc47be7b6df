/// The file by which an app claims exactly the universal links that its table routes, spelled as the table prints them
/// (Apple, "Supporting associated domains" and "applinks").
public struct SiteAssociation: Equatable, Sendable {
    /// Links that the app takes, or leaves to the browser (Apple, "applinks.Details.Components").
    public struct Component: Equatable, Encodable, Sendable {
        /// A pattern of their path.
        public let path: String
        /// A pattern of their fragment; nil if it does not matter.
        public let fragment: String?
        /// A pattern for each query item that they must carry; nil if they need none.
        public let items: [String: String]?
        /// True if they are not for the app, else nil.
        public let isExcluded: Bool?
        public let comment: String

        private enum CodingKeys: String, CodingKey {
            case path = "/"
            case fragment = "#"
            case items = "?"
            case isExcluded = "exclude"
            case comment
        }
    }

    /// An application identifier prefix and a bundle identifier: `ABCDE12345.com.example.app`.
    public let appID: String
    /// The first that matches a link decides.
    public let components: [Component]

    /// The file of the site `host`; without it that of the app's first host that is no wildcard.
    public init(claiming table: LinkTable, for appID: String, on host: String? = nil) {
        let site = host.map { HostPattern($0).text } ?? table.origins.printedHost
        let declarations = table.declarations.filter { $0.isReachable(on: site) }.sorted { $0.goesBefore($1) }
        let inFragments =
            table.origins.fragments.holdPaths(on: site) ? Component.inFragments(claiming: declarations) : []
        self.appID = appID
        components = inFragments + Component.all(claiming: declarations)
    }
}

extension SiteAssociation.Component {
    /// A wildcard also matches slashes. Therefore the longest links come first: links with more segments than those
    /// that follow are excluded before, so that each wildcard matches one segment. The file claims more than the table
    /// routes only where a parameter stands before a catch-all, of links that are longer than any route.
    ///
    /// - Parameter isOpen: whether also a claim without a parameter would take longer links.
    static func all(claiming declarations: [LinkDeclaration], isOpen: Bool = false) -> [Self] {
        let beyond = (declarations.map(\.pattern.segments.count).max() ?? 0) + 1
        var components: [Self] = []
        var longest = beyond
        for length in (0...beyond).reversed() {
            let claims = declarations.compactMap { RouteClaim($0, length: length) }
            if length < longest, isOpen ? !claims.isEmpty : claims.contains(where: \.isOpen) {
                longest = length
                components.append(
                    .excluding(
                        String(repeating: "/?*", count: length + 1),
                        because: "No route that follows has over \(length) segments."))
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
        return components
    }

    static func excluding(_ path: String, _ fragment: String? = nil, because comment: String) -> Self {
        Self(path: path, fragment: fragment, items: nil, isExcluded: true, comment: comment)
    }
}

extension LinkDeclaration {
    /// Whether it is the one to take a link that both could take.
    fileprivate func goesBefore(_ other: LinkDeclaration) -> Bool {
        let (ranks, others) = (pattern.segments.map(\.rank), other.pattern.segments.map(\.rank))
        return ranks == others ? hostExactness > other.hostExactness : ranks.lexicographicallyPrecedes(others)
    }
}

extension SiteAssociation.Component {
    /// The links that carry their path behind `#/` or `#!/`, and no others with such a fragment.
    ///
    /// A `?` is a wildcard there as well, so that a query is known by an equals sign alone, and not behind the route of
    /// nothing. Links with a slash in it are taken for longer ones and left to the browser.
    static func inFragments(claiming declarations: [LinkDeclaration]) -> [Self] {
        all(claiming: declarations, isOpen: true).flatMap(\.inFragments)
            + ["/*", "!/*"].map { .excluding("*", $0, because: "No route takes other fragments.") }
    }

    private var inFragments: [Self] {
        let patterns =
            if items != nil {
                path == "/" ? [] : [path + "?*=?*"]
            } else {
                // A wildcard at the end takes the query as well.
                path == "/" || path.hasSuffix("*") ? [path] : [path, path + "?*=*"]
            }
        return ["", "!"].flatMap { mark in
            patterns.map {
                Self(path: "/", fragment: mark + $0, items: nil, isExcluded: isExcluded, comment: comment)
            }
        }
    }
}
