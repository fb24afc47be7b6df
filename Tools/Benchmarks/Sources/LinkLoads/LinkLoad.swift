public import DeepLinks
import Foundation

/// Links to put through a table, and what else they are put through.
public struct LinkLoad {
    public enum Kind: String, CaseIterable {
        case hit
        case miss
        case query
        case escaped
        /// Whole links, whose parameters are checked.
        case typed
    }

    private static let now = Date(timeIntervalSince1970: 1_800_000_000)

    private let kind: Kind
    private let table: LinkTable
    public let links: [String]

    public init(_ kind: Kind, of table: LinkTable) throws {
        self.kind = kind
        self.table = table
        let step = max(1, table.declarations.count / 256)
        let chosen = table.declarations.enumerated().filter { $0.offset.isMultiple(of: step) }.map(\.element)
        let paths = try chosen.map { try Self.path(to: $0, in: table) }
        links =
            switch kind {
            case .hit: paths
            case .miss: paths.flatMap(Self.nearMisses).filter { (try? table.match(path: $0)) == .some(nil) }
            case .query: paths.map { $0 + "?page=3&per_page=50&sort=created" }
            case .escaped: paths.map(Self.escaped)
            case .typed: try chosen.map { try Self.link(to: $0, in: table) }
            }
        for link in links { try check(link) }
    }

    /// All links once; returns something that no compiler can foresee.
    @inline(never)
    public func run() -> Int {
        var sum = 0
        if kind == .typed {
            for link in links { sum &+= (try? table.resolve(link, from: .inApp, now: Self.now))?.index ?? 0 }
        } else {
            for link in links { if let match = try? table.match(path: link) { sum &+= match.index } }
        }
        return sum
    }

    private func check(_ link: String) throws {
        switch kind {
        case .typed: _ = try table.resolve(link, from: .inApp, now: Self.now)
        case .miss: break
        case .hit, .query, .escaped:
            guard try table.match(path: link) != nil else { throw LinkError.linkNotFound }
        }
    }

    private static func path(to declaration: LinkDeclaration, in table: LinkTable) throws -> String {
        var path = try table.link(to: declaration.pattern, parameters: values(of: declaration), as: .relative)
        if let query = path.firstIndex(of: "?") { path = String(path[..<query]) }
        return path.hasPrefix("/") ? path : "/" + path
    }

    private static func link(to declaration: LinkDeclaration, in table: LinkTable) throws -> String {
        try table.link(to: declaration.pattern, parameters: values(of: declaration), as: .scheme)
    }

    private static func values(of declaration: LinkDeclaration) -> [(String, String)] {
        let declared = declaration.parameters.map { ($0.name, value(of: $0.typeName, at: $0.name.utf8.count)) }
        let others = declaration.pattern.parameterNames.filter { name in !declared.contains { $0.0 == name } }
        return others.map { ($0, "docs/guide/intro.md") } + declared
    }

    private static func value(of type: String, at place: Int) -> String {
        switch type {
        case "UUID": "9f0c2d6e-4f1b-4a35-8f60-0a5b7c1d2e3f"
        case "Int", "Int64": ["42", "7", "123456"][place % 3]
        default: type.split(separator: "|").first.map(String.init) ?? type
        }
    }

    /// The same path with one segment's last letter changed, for each segment.
    private static func nearMisses(of path: String) -> [String] {
        let segments = path.split(separator: "/")
        return segments.indices.map { changed in
            segments.indices.map { index in
                "/" + (index == changed ? segments[index].dropLast() + "_" : segments[index])
            }.joined()
        }
    }

    /// The first letter of each segment as an escape.
    private static func escaped(_ path: String) -> String {
        path.split(separator: "/").map { segment in
            let first = segment.utf8.first ?? 0
            return "/%" + String(first, radix: 16) + segment.dropFirst()
        }.joined()
    }
}
