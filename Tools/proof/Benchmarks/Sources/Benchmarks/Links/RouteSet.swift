import DeepLinks

/// The routes of a table to measure links by.
enum RouteSet: String, CaseIterable, Sendable {
    /// Those of GitHub's REST API.
    case github
    /// 5,000 of 3 to 6 segments, a literal first, then up to 3 parameters at random places.
    case synthetic

    var patterns: [String] {
        switch self {
        case .github: GitHubRoutes.patterns
        case .synthetic: SyntheticRoutes.patterns(5_000)
        }
    }

    /// With the types of their values.
    var declarations: [LinkDeclaration] {
        get throws { try patterns.map { try SampleRoute($0).declaration } }
    }

    static func table(of declarations: [LinkDeclaration]) throws -> LinkTable {
        try LinkTable(declarations, origins: LinkOrigins(schemes: [], hosts: [host]))
    }

    static let host = "sample.example.com"
}

/// A route whose values have types: each parameter of the path is a number, a catch-all is text, and each link may have
/// a page.
final class SampleRoute: Sendable {
    private static let page = LinkParameter("page", optional: Int.self)

    let declaration: LinkDeclaration
    private let numbers: [LinkParameter<Int>]
    private let rest: LinkParameter<String>?

    init(_ text: String) throws {
        let pattern = try LinkPattern(text)
        let names = pattern.parameterNames
        let hasRest = text.utf8.contains(UInt8(ascii: "*"))
        numbers = names.dropLast(hasRest ? 1 : 0).map { LinkParameter($0, Int.self) }
        rest = hasRest ? names.last.map { LinkParameter($0, String.self) } : nil
        let path = numbers.map(\.declaration) + (rest.map { [$0.declaration] } ?? [])
        declaration = LinkDeclaration(pattern, parameters: path + [Self.page.declaration])
    }

    /// What a link to it carries.
    var values: [(String, String)] { pathValues + [("page", "7")] }

    /// What its path carries.
    var pathValues: [(String, String)] {
        numbers.map { parameter in
            let name = parameter.declaration.name
            return (name, ["42", "7", "123456"][name.utf8.count % 3])
        } + (rest.map { [($0.declaration.name, "docs/guide/intro.md")] } ?? [])
    }

    /// Reads all values of a link.
    func sum(of match: LinkMatch) throws(LinkError) -> Int {
        var sum = try Self.page.value(in: match) ?? 0
        for index in numbers.indices { sum &+= try numbers[index].value(in: match) }
        if let rest { sum &+= try rest.value(in: match).utf8.count }
        return sum
    }
}
