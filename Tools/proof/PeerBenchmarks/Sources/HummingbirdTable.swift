@_spi(Internal) import Hummingbird
import HummingbirdCore
import LinkLoads

/// The same routes in Hummingbird's trie, read as a handler of its reads them.
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
            builder.addEntry(
                RouterPath(path), value: Route(index: index, names: names, hasCatchAll: hasCatchAll))
        }
        trie = RouterTrie(base: builder)
    }

    /// `RouterTrie.resolve`: the route, with its parameters as parts of the path.
    func match(_ path: String) -> Int? {
        trie.resolve(path)?.value.index
    }

    /// `URI`, `resolve`, `require(_:as:)` for each number of the path, and the query's page as a number.
    func values(of link: String) throws -> Int? {
        let uri = URI(link)
        guard let (route, parameters) = trie.resolve(uri.path) else { return nil }
        var sum = uri.queryParameters.get("page", as: Int.self) ?? 0
        for name in route.names { sum &+= try parameters.require(name, as: Int.self) }
        if route.hasCatchAll { sum &+= parameters.getCatchAll().joined(separator: "/").utf8.count }
        return sum
    }

    /// `URI`, `resolve`, and all of the path's and the query's parameters as strings.
    func strings(of link: String) -> Int? {
        let uri = URI(link)
        guard let (_, parameters) = trie.resolve(uri.path) else { return nil }
        var sum = 0
        for (_, value) in parameters { sum &+= String(value).utf8.count }
        for (name, value) in uri.queryParameters { sum &+= String(name).utf8.count &+ String(value).utf8.count }
        return sum
    }
}
