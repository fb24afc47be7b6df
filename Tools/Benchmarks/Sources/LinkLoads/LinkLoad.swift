public import DeepLinks
import Foundation

/// Links to put through a table, and what else they are put through.
public struct LinkLoad {
    public enum Kind: String, CaseIterable {
        case hit
        case miss
        case query
        /// An escape in each segment, more than any link has.
        case escaped
        /// Universal links, whole, with the values that are declared; all else are paths.
        case typed
    }

    private static let now = Date(timeIntervalSince1970: 1_800_000_000)

    private let kind: Kind
    private let table: LinkTable
    public let links: ContiguousArray<String>

    public init(_ kind: Kind, of table: LinkTable) throws {
        self.kind = kind
        self.table = table
        let step = max(1, table.declarations.count / 256)
        let chosen = table.declarations.enumerated().filter { $0.offset.isMultiple(of: step) }.map(\.element)
        let typed = try chosen.map { try Self.link(to: $0, as: .universal, in: table) }
        let paths = try chosen.map { String(try Self.link(to: $0, as: .relative, in: table).prefix { $0 != "?" }) }
        links =
            switch kind {
            case .hit: ContiguousArray(paths)
            case .miss: ContiguousArray(paths.enumerated().compactMap { Self.nearMiss(of: $1, from: $0, in: table) })
            case .query: ContiguousArray(paths.map { $0 + "?page=3&per_page=50&sort=created" })
            case .escaped: ContiguousArray(paths.map(Self.escaped))
            case .typed: ContiguousArray(typed)
            }
        for link in links {
            switch kind {
            case .typed: _ = try table.resolve(link, from: .inApp, now: Self.now)
            case .miss: break
            case .hit, .query, .escaped:
                guard try table.route(path: link) != nil else { throw LinkError.linkNotFound }
            }
        }
    }

    /// All links once; returns something that no compiler can foresee.
    @inline(never)
    public func run() -> Int {
        var sum = 0
        let links = links.span
        let table = table
        guard kind == .typed else {
            for index in links.indices {
                if let link = try? table.route(path: links[index]) { sum &+= link.index }
            }
            return sum
        }
        for index in links.indices {
            if let link = try? table.resolve(links[index], from: .inApp, now: Self.now) { sum &+= link.index }
        }
        return sum
    }

    private static func link(
        to declaration: LinkDeclaration, as form: LinkForm, in table: LinkTable
    ) throws -> String {
        try table.link(to: declaration.pattern, parameters: values(of: declaration), as: form)
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

    /// The same path with one segment's last letter changed, each time another segment's.
    private static func nearMiss(of path: String, from place: Int, in table: LinkTable) -> String? {
        let segments = path.split(separator: "/")
        let misses = segments.indices.lazy.map { offset in
            segments.indices.map { index in
                "/" + (index == (place + offset) % segments.count ? segments[index].dropLast() + "_" : segments[index])
            }.joined()
        }
        return misses.first { path in
            do { return try table.route(path: path) == nil } catch { return false }
        }
    }

    /// The first letter of each segment as an escape.
    private static func escaped(_ path: String) -> String {
        path.split(separator: "/").map { "/%" + String($0.utf8.first ?? 0, radix: 16) + $0.dropFirst() }.joined()
    }
}
