import DeepLinks
import LinkLoads

/// What makes a matcher that tries one way after the other try very many: each place takes `room` and a parameter, and
/// what tells the routes apart comes last, or never.
enum AdversarialLinks {
    private static let depth = 7

    static func table() throws -> LinkTable {
        let ways = (0..<1 << depth).map { bits in
            (0..<depth).map { bits >> $0 & 1 == 0 ? "room" : ":p\($0)" }.joined(separator: "/") + "/end\(bits)"
        }
        let deep = (1..<31).map { pairs in
            (0..<pairs).map { "room/:x\($0)" }.joined(separator: "/") + "/room/:y/end\(pairs)"
        }
        return try LinkTable(
            (ways + deep).map { LinkDeclaration(try LinkPattern($0)) }, origins: LinkOrigins(schemes: [], hosts: []))
    }

    /// Paths of up to 64 segments, most of which lead nowhere.
    static func paths(_ count: Int) -> [String] {
        var generator = SeededGenerator(seed: 2)
        return (0..<count).map { _ in
            let length = Int.random(in: 1..<64, using: &generator)
            let path = (0..<length).map { _ in Int.random(in: 0..<9, using: &generator) == 0 ? "rooms" : "room" }
            return "/" + path.joined(separator: "/") + "/end\(Int.random(in: 0..<200, using: &generator))"
        }
    }
}
