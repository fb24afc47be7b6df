public import DeepLinks

/// The routes of a table to measure links by.
public enum RouteSet: String, CaseIterable, Sendable {
    /// Those of GitHub's REST API.
    case github
    /// 5,000 of 3 to 6 segments, a literal first, then up to 3 parameters at random places.
    case synthetic

    private static let origins = LinkOrigins(schemes: [], hosts: ["sample.example.com"])

    public var patterns: [String] {
        switch self {
        case .github: GitHubRoutes.patterns
        case .synthetic: SyntheticRoutes.patterns(5_000)
        }
    }

    /// All that an app does at its start to have a table: patterns, typed parameters and the table itself.
    public static func table(of patterns: [String]) throws -> LinkTable {
        try table(of: patterns.map(SampleRoute.init))
    }

    static func table(of routes: [SampleRoute]) throws -> LinkTable {
        try LinkTable(routes.map(\.declaration), origins: origins)
    }
}
