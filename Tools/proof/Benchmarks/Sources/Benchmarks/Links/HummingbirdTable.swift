#if Peers
@_spi(Internal) import Hummingbird
import HummingbirdCore

/// The same routes in the trie of Hummingbird's router, without its server, read as one of its handlers reads them.
struct HummingbirdTable {
    private struct Route {
        let index: Int
        /// Of the numbers in its path.
        let names: [String]
        let hasCatchAll: Bool
    }

    private let trie: RouterTrie<Route>

    init(_ patterns: [String]) {
        let builder = RouterPathTrieBuilder<Route>()
        for (index, pattern) in patterns.enumerated() {
            let segments = pattern.split(separator: "/")
            let hasCatchAll = segments.last?.first == "*"
            let path = segments.map { $0.first == "*" ? "**" : String($0) }.joined(separator: "/")
            let names = segments.filter { $0.first == ":" }.map { String($0.dropFirst()) }
            builder.addEntry(RouterPath(path), value: Route(index: index, names: names, hasCatchAll: hasCatchAll))
        }
        trie = RouterTrie(base: builder)
    }

    @MainActor
    static func findings(of set: RouteSet, rounds: Int) async throws -> [Finding] {
        let table = HummingbirdTable(set.patterns)
        let readings: [(LinkLoad.Kind, Double, (String) throws -> Int?)] = [
            (.match, set == .github ? 7 : 2, table.match),
            (.typed, set == .github ? 3.5 : 2, table.values),
            (.strings, set == .github ? 3.5 : 2, table.strings),
        ]
        var findings: [Finding] = []
        for (kind, budget, read) in readings {
            let load = try LinkLoad(kind, of: set)
            for link in load.links { try require(try read(link) != nil, "Hummingbird has no route for \(link).") }
            findings.append(
                try await Interleaved.finding(
                    "\(kind.rawValue), \(set.rawValue): Hummingbird beside Switchyard", budget: .ratioAtLeast(budget),
                    rounds: rounds, per: load.links.count
                ) {
                    for link in load.links { use(try read(link) ?? 0) }
                } against: {
                    use(load.run())
                })
        }
        return findings
    }

    /// `RouterTrie.resolve`: the route, with its parameters as parts of the path.
    private func match(_ path: String) -> Int? {
        trie.resolve(path)?.value.index
    }

    /// `URI`, `resolve`, `require(_:as:)` for each number of the path, and the query's page as a number.
    private func values(of link: String) throws -> Int? {
        let uri = URI(link)
        guard let (route, parameters) = trie.resolve(uri.path) else { return nil }
        var sum = uri.queryParameters.get("page", as: Int.self) ?? 0
        for name in route.names { sum &+= try parameters.require(name, as: Int.self) }
        if route.hasCatchAll { sum &+= parameters.getCatchAll().joined(separator: "/").utf8.count }
        return sum
    }

    /// `URI`, `resolve`, and all of the path's and the query's parameters as strings.
    private func strings(of link: String) -> Int? {
        let uri = URI(link)
        guard let (_, parameters) = trie.resolve(uri.path) else { return nil }
        var sum = 0
        for (_, value) in parameters { sum &+= String(value).utf8.count }
        for (name, value) in uri.queryParameters { sum &+= String(name).utf8.count &+ String(value).utf8.count }
        return sum
    }
}
#endif
