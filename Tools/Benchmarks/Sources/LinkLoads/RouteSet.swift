public import DeepLinks

/// A table of routes to measure links by.
public enum RouteSet: String, CaseIterable {
    /// The links of the first program.
    case program
    /// Those of GitHub's REST API.
    case github
    /// 5,000 of 3 to 6 segments, a literal first, then up to 3 parameters at random places.
    case synthetic
    /// The same with a parameter in any place, so that literals and parameters compete everywhere.
    case crossed

    private static let origins = LinkOrigins(schemes: ["sample"], hosts: ["sample.example.com"])
    private static let programs = [campus, messenger]

    public func table() throws -> LinkTable {
        switch self {
        case .program: try Self.programs[0]()
        case .github: try Self.table(GitHubRoutes.patterns)
        case .synthetic: try Self.table(SyntheticRoutes.patterns(5_000, firstParameter: 1))
        case .crossed: try Self.table(SyntheticRoutes.patterns(5_000, firstParameter: 0))
        }
    }

    /// Each parameter of a path is a number, and each link has a page.
    private static func table(_ patterns: [String]) throws -> LinkTable {
        let declarations = try patterns.map { text in
            let pattern = try LinkPattern(text)
            let numbers = pattern.parameterNames.filter { !text.hasSuffix("*" + $0) }
            return LinkDeclaration(
                pattern,
                parameters: numbers.map { LinkParameter($0, Int.self).declaration }
                    + [LinkParameter("page", optional: Int.self).declaration])
        }
        return try LinkTable(declarations, origins: origins)
    }
}
