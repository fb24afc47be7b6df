import DeepLinks
import Foundation

/// Links to put through a table, and what is read of them.
public struct LinkLoad: Sendable {
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

    private static let now = Date(timeIntervalSince1970: 1_800_000_000)

    private let kind: Kind
    private let routes: [SampleRoute]
    private let table: LinkTable
    public let links: ContiguousArray<String>

    public init(_ kind: Kind, of set: RouteSet) throws {
        let routes = try set.patterns.map(SampleRoute.init)
        let typed = try RouteSet.table(of: routes.map(\.declaration))
        self.kind = kind
        self.routes = routes
        table = kind == .strings ? try RouteSet.table(of: routes.map(\.untyped)) : typed
        let step = max(1, routes.count / 256)
        let chosen = routes.enumerated().filter { $0.offset.isMultiple(of: step) }.map(\.element)
        let whole = try chosen.map { route in
            try typed.link(to: route.declaration.pattern, parameters: route.values, as: .universal)
        }
        let paths = try chosen.map { route in
            let link = try typed.link(to: route.declaration.pattern, parameters: route.values, as: .relative)
            return String(link.prefix { $0 != "?" })
        }
        links =
            switch kind {
            case .hit: ContiguousArray(paths)
            case .miss: ContiguousArray(paths.enumerated().compactMap { Self.nearMiss(of: $1, from: $0, in: typed) })
            case .query: ContiguousArray(paths.map { $0 + "?page=3&per_page=50&sort=created" })
            case .escaped: ContiguousArray(paths.map(Self.escaped))
            case .typed, .strings: ContiguousArray(whole)
            }
        let found = links.count { (try? Self.read($0, as: kind, in: table, routes)) != nil }
        guard kind == .miss || found == links.count else { throw LinkError.linkNotFound }
    }

    /// All links once; returns something that no compiler can foresee.
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
        case .hit, .miss, .query, .escaped: return try table.route(path: link)?.index
        case .typed:
            let match = try table.resolve(link, from: .inApp, now: now)
            return try routes[match.index].sum(of: match)
        case .strings:
            let match = try table.resolve(link, from: .inApp, now: now)
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
            do { return try table.route(path: path) == nil } catch { return false }
        }
    }

    /// The first letter of each segment as an escape.
    private static func escaped(_ path: String) -> String {
        path.split(separator: "/").map { "/%" + String($0.utf8.first ?? 0, radix: 16) + $0.dropFirst() }.joined()
    }
}
