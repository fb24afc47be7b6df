import DeepLinks
import Foundation

/// Links to put through a table, and what is read of them.
struct LinkLoad {
    enum Kind: String, CaseIterable, Sendable {
        /// Paths that have a route; only which one it is, is asked.
        case match
        /// Universal links, whole, with all values read as they are declared.
        case typed
        /// The same links where nothing is declared: all captures and all query items are read as strings.
        case strings
    }

    private let kind: Kind
    private let routes: [SampleRoute]
    private let table: LinkTable
    let links: ContiguousArray<String>

    /// - Throws: `LinkError` if the table has no route for a link.
    init(_ kind: Kind, of set: RouteSet) throws {
        let routes = try set.patterns.map(SampleRoute.init)
        let typed = try RouteSet.table(of: routes.map(\.declaration))
        let untyped = routes.map { LinkDeclaration($0.declaration.pattern) }
        self.kind = kind
        self.routes = routes
        table = kind == .strings ? try RouteSet.table(of: untyped) : typed
        let chosen = stride(from: 0, to: routes.count, by: max(1, routes.count / 256)).map { routes[$0] }
        links = try ContiguousArray(
            chosen.map { route in
                try typed.link(
                    to: route.declaration.pattern, parameters: kind == .match ? route.pathValues : route.values,
                    on: kind == .match ? nil : RouteSet.host)
            })
        for link in links where try Self.read(link, as: kind, in: table, routes) == nil { throw LinkError.linkNotFound }
    }

    /// Reads all links once.
    /// - Returns: something that no compiler can foresee.
    @inline(never)
    func run() -> Int {
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
        case .match: return try table.match(path: link)?.index
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
}
