import DeepLinks
import Foundation

/// Links to put through a table, and what is read of them.
public struct LinkLoad {
    public enum Kind: String, CaseIterable, Sendable {
        /// Paths that have a route; only which one it is, is asked.
        case hit
        /// Such paths with one segment misspelt.
        case miss
        /// Paths with a query.
        case query
        /// An escape in each segment, more than any link has.
        case escaped
        /// Universal links, whole, with all values read as they are declared.
        case typed
        /// The same links where nothing is declared: all captures and all query items are read as strings.
        case strings
    }

    private let kind: Kind
    private let routes: [SampleRoute]
    private let table: LinkTable
    public let links: ContiguousArray<String>

    /// - Throws: `LinkError` if the table has no route for a link, or one for a miss.
    public init(_ kind: Kind, of set: RouteSet) throws {
        let routes = try set.patterns.map(SampleRoute.init)
        let typed = try RouteSet.table(of: routes.map(\.declaration))
        let untyped = routes.map { LinkDeclaration($0.declaration.pattern) }
        self.kind = kind
        self.routes = routes
        table = kind == .strings ? try RouteSet.table(of: untyped) : typed
        let chosen = stride(from: 0, to: routes.count, by: max(1, routes.count / 256)).map { routes[$0] }
        func links(as form: LinkForm) throws -> [String] {
            try chosen.map { try typed.link(to: $0.declaration.pattern, parameters: $0.values, as: form) }
        }
        let paths = try links(as: .relative).map { link in String(link.prefix { $0 != "?" }) }
        self.links =
            switch kind {
            case .hit: ContiguousArray(paths)
            case .miss: ContiguousArray(paths.enumerated().compactMap { Self.nearMiss(of: $1, from: $0, in: typed) })
            case .query: ContiguousArray(paths.map { $0 + "?page=3&per_page=50&sort=created" })
            case .escaped: ContiguousArray(paths.map(Self.escaped))
            case .typed, .strings: ContiguousArray(try links(as: .universal))
            }
        for link in self.links {
            let isFound = (try? Self.read(link, as: kind, in: table, routes)) != nil
            if isFound == (kind == .miss) { throw LinkError.linkNotFound }
        }
    }

    /// Reads all links once.
    /// - Returns: something that no compiler can foresee.
    @inline(never)
    public func run() -> Int {
        let (kind, table, routes, links) = (kind, table, routes, links.span)
        var sum = 0
        for index in links.indices { sum &+= (try? Self.read(links[index], as: kind, in: table, routes)) ?? 0 }
        return sum
    }

    /// Nil for a path without a route.
    @inline(__always)
    private static func read(
        _ link: String, as kind: Kind, in table: LinkTable, _ routes: [SampleRoute]
    ) throws(LinkError) -> Int? {
        switch kind {
        case .hit, .miss, .query, .escaped: return try table.match(path: link)?.index
        case .typed:
            let match = try table.resolve(link, from: .inApp, now: .distantPast)
            return try routes[match.index].sum(of: match)
        case .strings:
            let match = try table.resolve(link, from: .inApp, now: .distantPast)
            var sum = 0
            for capture in match.captures { sum &+= capture.value.utf8.count }
            for item in match.queryItems { sum &+= try item.name.utf8.count &+ item.value.utf8.count }
            return sum
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
            do { return try table.match(path: path) == nil } catch { return false }
        }
    }

    /// The first letter of each segment as an escape.
    private static func escaped(_ path: String) -> String {
        path.split(separator: "/").map { "/%" + String($0.utf8.first ?? 0, radix: 16) + $0.dropFirst() }.joined()
    }
}
