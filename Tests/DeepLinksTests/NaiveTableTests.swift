import DeepLinks
import Foundation
import TestSupport
import Testing

/// Holds the table to what comparing all patterns finds.
@Suite struct NaiveTableTests {
    @Test(arguments: Seeds.first(8, exploring: 100))
    func `U16, U17: table and oracle find the same route, the same values and the same errors`(seed: UInt64) throws {
        var links = RandomLinks(seed: seed)
        let table = try links.table(upTo: 40)
        for _ in 0..<100 { try expectSame(links.link(), in: table, "seed \(seed)") }
    }

    @Test(arguments: Seeds.first(16, exploring: 200))
    func `U41: table and oracle agree on wildcards, on routes of some hosts and on paths in fragments`(
        seed: UInt64
    ) throws {
        let wildcard = "*.example.com"
        let hosts = ["links.example.com", wildcard, "*.links.example.com", "*.example.com:8443"]
        let (fragments, naive): (LinkFragments, (Bool, [String])) =
            switch seed % 3 {
            case 0: (.text, (false, []))
            case 1: (.path, (true, []))
            default: (.path(on: wildcard, "links.example.com:8443"), (false, [wildcard, "links.example.com:8443"]))
            }
        var links = RandomLinks(seed: seed)
        links.routeHosts = [nil] + hosts
        links.moreHosts =
            hosts + [
                "a.links.example.com", "b.a.LINKS.example.com", "a.example.com:8443", "a..example.com", "example.com",
            ]
        links.hasFragmentPaths = true
        let table = try links.table(
            upTo: 12, origins: LinkOrigins(schemes: ["sample", "sample-beta"], hosts: hosts, fragments: fragments))
        for _ in 0..<150 { try expectSame(links.link(), in: table, fragments: naive, "seed \(seed)") }
    }

    @Test(arguments: Seeds.first(3, exploring: 60))
    func `U15, U17: table and oracle agree on links that were right until a few bytes changed`(seed: UInt64) throws {
        var links = RandomLinks(seed: seed)
        let table = try links.table(upTo: 40)
        for declaration in table.declarations {
            let values = declaration.pattern.parameterNames.map { ($0, links.text()) } + [("a", links.text())]
            guard let path = try? table.link(to: declaration.pattern, parameters: values) else { continue }
            let link = ["sample://", "https://sample.example.com/", ""][Int(seed) % 3] + path
            try expectSame(link, in: table, "seed \(seed)")
            for _ in 0..<4 { try expectSame(links.mutated(link), in: table, "seed \(seed)") }
        }
    }

    @Test func `table and oracle agree on what an app answers to, however odd its own names are`() throws {
        let odd = LinkOrigins(
            schemes: ["sample", "1a", "", "a b", "http", "a+b-c.d", "é"],
            hosts: ["..", "a..", "h", "h:8443", "h:443", "[::1]", "a b", "", "h.evil.io", "K", "h/x"])
        let table = try table("/", "*", origins: odd)
        let starts = [
            "https://", "http://", "HTTP://", "sample://", "sample:", "a+b-c.d://", "1a://", "a b://", "://", "é://",
        ]
        let hosts = [
            "", ".", "..", "a.", "a..", "h", "H.", "h..", "h:8443", "h:443", "h:80", "h:", "[::1]", "a%20b", "a b",
            "h@h",
            "hh", "h.evil.io", "x@h", "k", "\u{212A}", "h\\", "h%2Fx",
        ]
        let paths = Seeds.isExploration ? ["", "/", "/x", "//", "?a", "#a", "/x@y", "@"] : ["", "/x", "?a", "@"]
        for start in starts {
            for host in hosts {
                for path in paths {
                    try expectSame(start + host + path, in: table)
                }
            }
        }
    }

    private func expectSame(
        _ link: String, in table: LinkTable, fragments: (all: Bool, hosts: [String]) = (false, []),
        _ comment: Comment? = nil
    ) throws {
        let naive = NaiveTable(table, fragments: fragments)
        let paths = [
            Result { () throws(LinkError) in try table.match(path: link).map(NaiveMatch.init) },
            Result { () throws(LinkError) in try naive.match(path: link) },
        ]
        #expect(paths[0] == paths[1], "\(link), \(comment ?? "")")
        for source in LinkSource.allCases {
            let fast = Result { () throws(LinkError) in try table.resolve(link, from: source, now: now) }
            let plain = Result { () throws(LinkError) in try naive.resolve(link, from: source, now: now) }
            #expect(fast.map(NaiveMatch.init) == plain, "\(link), \(comment ?? "")")
            if case .failure(let found) = fast, case .failure(let due) = plain {
                #expect("\(found)".utf8.elementsEqual("\(due)".utf8), "\(link), \(comment ?? "")")
            }
            let explanation = table.explain(link, from: source, now: now)
            #expect(explanation.match.map(NaiveMatch.init) == (try? plain.get()), "\(link), \(comment ?? "")")
            #expect(explanation.error == linkError { try fast.get() }, "\(link), \(comment ?? "")")
            if case .success(let match) = fast, source == .inApp { expectSameValues(match, "\(link)") }
        }
    }

    /// What is asked for by name is what stands in the whole.
    private func expectSameValues(_ match: LinkMatch, _ comment: Comment) {
        for name in ["a", "p0", "rest", "é", "expiredAt", "", "*"] {
            let captures = match.captures.filter { $0.name.bytes == name.bytes }
            let items = match.queryItems.filter { (try? $0.name.bytes) == name.bytes }
            #expect(match.capture(name)?.bytes == captures.first?.value.bytes, "\(name), \(comment)")
            let value = Result { () throws(LinkError) in try items.first?.value.bytes }
            #expect(Result { () throws(LinkError) in try match.queryValue(name)?.bytes } == value, "\(comment)")
        }
    }
}

extension String {
    fileprivate var bytes: [UInt8] { Array(utf8) }
}
