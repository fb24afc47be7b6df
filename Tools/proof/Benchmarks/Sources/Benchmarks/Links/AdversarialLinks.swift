import DeepLinks
import Foundation

/// Tables and links that cost a router the most, beside those of half the size.
@MainActor
enum AdversarialLinks {
    /// What is linear takes at most twice as long when it is twice as large; a tenth more is left to the clock.
    private static let budget = Budget.ratio(2.2)
    private static let places = 12
    /// How often one run reads a link.
    private static let count = 50

    static func findings(rounds: Int) async throws -> [Finding] {
        var findings: [Finding] = []
        for size in [2_500, 5_000] {
            let (table, half) = (try table(size), try table(size / 2))
            findings.append(
                try await Interleaved.finding(
                    "adversarial table, \(size.formatted()) routes beside half as many", budget: budget,
                    rounds: rounds, per: count * paths.count
                ) {
                    match(paths, in: table)
                } against: {
                    match(paths, in: half)
                })
        }
        let table = try longTable()
        for (long, half) in zip(long(8_192), long(4_096)) {
            for link in [long.link, half.link] { _ = try table.resolve(link, from: .inApp, now: .distantPast) }
            findings.append(
                try await Interleaved.finding(
                    "8 KiB of \(long.name), beside 4 KiB", budget: budget, rounds: rounds, per: count
                ) {
                    resolve(long.link, in: table)
                } against: {
                    resolve(half.link, in: table)
                })
        }
        return findings
    }

    private static func match(_ paths: [String], in table: LinkTable) {
        for _ in 0..<count {
            for path in paths { use((try? table.match(path: path))?.index ?? 0) }
        }
    }

    private static func resolve(_ link: String, in table: LinkTable) {
        for _ in 0..<count { use((try? table.resolve(link, from: .inApp, now: .distantPast))?.index ?? 0) }
    }

    /// Each place takes `room` or a parameter in some pattern, so that a matcher that goes back tries very many, and
    /// each pattern has one of the two last literals of a path that has no route, so that no place alone rules it out.
    private static func table(_ count: Int) throws -> LinkTable {
        try RouteSet.table(
            of: (0..<count).map { number in
                let head = (0..<places).map { (number / 2) >> $0 & 1 == 0 ? "room" : ":p\($0)" }
                let tail = number.isMultiple(of: 2) ? ["a", "b"] : ["b", "a"]
                return LinkDeclaration(try LinkPattern((head + tail).joined(separator: "/")))
            })
    }

    /// Paths of which all patterns take all segments but one.
    private static let paths = [["a", "a"], ["b", "b"]].map { tail in
        (Array(repeating: "room", count: places) + tail).joined(separator: "/")
    }

    /// A table for the long links, whose query is searched for what it declares.
    private static func longTable() throws -> LinkTable {
        let page = LinkParameter("page", optional: Int.self).declaration
        return try RouteSet.table(
            of: [":x", "files/*rest"].map { LinkDeclaration(try LinkPattern($0), parameters: [page]) })
    }

    /// Long links by what they are full of, each about as many bytes long.
    private static func long(_ bytes: Int) -> [(name: String, link: String)] {
        let segment = "/" + String(repeating: "y", count: bytes / 64 - 2)
        return [
            ("one segment", "/x" + String(repeating: "x", count: bytes - 50)),
            ("escapes", "/" + String(repeating: "%78", count: (bytes - 50) / 3)),
            ("segments", "/files" + String(repeating: segment, count: 62)),
            ("query items", "/x?" + String(repeating: "p=1&", count: (bytes - 60) / 4) + "page=7"),
            ("escaped item names", "/x?" + String(repeating: "%70=1&", count: (bytes - 60) / 6) + "page=7"),
        ].map { ($0.0, "https://" + RouteSet.host + $0.1) }
    }
}
