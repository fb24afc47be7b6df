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

    /// Reads patterns, and declares the types of their values.
    public static func declarations(of patterns: [String]) throws -> [LinkDeclaration] {
        try patterns.map { try SampleRoute($0).declaration }
    }

    public static func table(of declarations: [LinkDeclaration]) throws -> LinkTable {
        try LinkTable(declarations, origins: origins)
    }
}
