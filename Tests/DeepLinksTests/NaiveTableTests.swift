import DeepLinks
import Foundation
import TestSupport
import Testing

/// Holds the table to what comparing all patterns finds.
@Suite struct NaiveTableTests {
    @Test func `U16: table and oracle agree on a few thousand patterns that share most of their segments`() throws {
        let patterns = (0..<4_200).map { "\($0 % 70)/\($0 % 3 == 0 ? ":p" : "x")/\($0 / 70)/*r" }
        let table = try LinkTable(patterns.map { LinkDeclaration(try LinkPattern($0)) }, origins: origins)
        for first in stride(from: 0, to: 71, by: 14) {
            for third in stride(from: 0, to: 61, by: 30) {
                for path in ["\(first)/x/\(third)/y", "\(first)/y/\(third)/y/z", "\(first)/x/\(third)"] {
                    try expectSame(path, in: table)
                }
            }
        }
    }

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

    @Test(arguments: Seeds.first(1, exploring: 10))
    func `table and oracle agree on tables of thousands of patterns, near-misses included`(seed: UInt64) throws {
        var links = RandomLinks(seed: seed)
        let table = try links.table(upTo: Seeds.isExploration ? 3_000 : 1_000)
        for _ in 0..<(Seeds.isExploration ? 1_000 : 250) { try expectSame(links.link(), in: table, "seed \(seed)") }
    }

    @Test(arguments: Seeds.first(3, exploring: 60))
    func `U15, U17: table and oracle agree on links that were right until a few bytes changed`(seed: UInt64) throws {
        var links = RandomLinks(seed: seed)
        let table = try links.table(upTo: 40)
        for declaration in table.declarations {
            let values = declaration.pattern.parameterNames.map { ($0, links.value()) } + [("a", links.value())]
            let form = LinkForm.allCases[Int(seed) % LinkForm.allCases.count]
            guard let link = try? table.link(to: declaration.pattern, parameters: values, as: form) else { continue }
            try expectSame(link, in: table, "seed \(seed)")
            for _ in 0..<4 { try expectSame(links.mutated(link), in: table, "seed \(seed)") }
        }
    }

    @Test(arguments: [63, 64, 65])
    func `table and oracle agree on deep paths that lead nowhere but at their end`(depth: Int) throws {
        let pairs = (0..<30).map { length in String(repeating: "a/:x/", count: length) }
        let shapes = pairs.enumerated().flatMap { number, head in
            let named = head.split(separator: "/").enumerated().map { $1 == ":x" ? ":x\($0)" : String($1) }
            return ["a/a/end\(number)", ":z/a/b", "b"].map { (named + [$0]).joined(separator: "/") }
        }
        let table = try LinkTable(Set(shapes).map { LinkDeclaration(try LinkPattern($0)) }, origins: origins)
        for end in ["end7", "b", "x", ""] {
            try expectSame(String(repeating: "a/", count: depth - 1) + end, in: table)
            try expectSame("sample://" + String(repeating: "a/", count: 13) + end, in: table)
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

    @Test(arguments: Seeds.isExploration ? Array(1...20) : [1, 2, 7, 8, 9, 16])
    func `table and oracle check a parameter wherever it stands in the path`(count: Int) throws {
        let names = (0..<count).map { "p\($0)" }
        let declaration = LinkDeclaration(
            try LinkPattern(names.map { ":" + $0 }.joined(separator: "/")),
            parameters: names.map { LinkParameter($0, Int.self).declaration })
        let table = try LinkTable([declaration], origins: origins)
        for wrong in -1..<count {
            for value in ["x", "7x", "%37", "%78"] {
                let path = (0..<count).map { $0 == wrong ? value : "\($0)" }.joined(separator: "/")
                try expectSame("sample://" + path, in: table)
            }
        }
    }

    @Test func `table and oracle agree on links of many lengths, and of the greatest`() throws {
        let counts = Seeds.isExploration ? 1...40 : 6...11
        let texts = counts.map { String(repeating: "é".prefix($0 % 2) + "a", count: $0) }
        let near = texts.flatMap { [$0, String($0.dropLast()) + "b", "b" + $0.dropFirst()] }
        let table = try LinkTable(
            Set(near).map { LinkDeclaration(try LinkPattern("x/\($0)")) } + [LinkDeclaration(LinkPattern(":p/:q/*r"))],
            origins: origins)
        for text in near + ["c" + (texts.last ?? "")] {
            let escaped = text.utf8.map { "%" + ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
            for path in ["x/\(text)", "/x/\(text)/", "x/\(escaped)", "x/\(text)?q=\(text)#\(text)"] {
                try expectSame(path, in: table)
                try expectSame("sample://" + path, in: table)
            }
        }
        for count in [8_180, 8_181, 8_182, 8_183, 8_184] {
            for unit in ["a", "/a", "%61", "é", "!"] {
                try expectSame("sample://x/" + String(repeating: unit, count: count / unit.utf8.count), in: table)
            }
        }
    }

    @Test(arguments: RegressionLinks.all)
    func `U17: table and oracle agree on links that other engines once read apart`(link: String) throws {
        for table in try [sampleTable(), table("/", ":a", ":a/b", "x/*r", "*", "a/b c/é"), table("home")] {
            try expectSame(link, in: table)
        }
    }

    @Test func `typed values are read alike out of a link's bytes and out of texts`() throws {
        let table = try table("n/:n", "n/*n")
        let texts = [
            "0", "7", "00000000000000000000000000000000000007", "9223372036854775807", "9223372036854775808",
            "18446744073709551615", "18446744073709551616", "-1", "+1", "1a", "%31%32", "true", "a/b", "%2f",
            "e\u{301}", "%CC%81", "%2541",
        ]
        for text in texts {
            let path = "n/\(text)?q=\(text)&%71=\(text)"
            let fast = try #require(try table.match(path: path))
            let plain = try #require(try NaiveTable(table).match(path: path))
            for name in ["n", "q", "none"] {
                expectSame(Int.self, of: name, fast, plain)
                expectSame(Int64.self, of: name, fast, plain)
                expectSame(Signed<Int>.self, of: name, fast, plain)
                expectSame(Bool.self, of: name, fast, plain)
                expectSame(String.self, of: name, fast, plain)
            }
        }
    }

    private func expectSame<Value: LinkValue>(
        _ type: Value.Type, of name: String, _ fast: LinkMatch, _ plain: NaiveMatch
    ) {
        let required = LinkParameter(name, type)
        let optional = LinkParameter(name, optional: type)
        let repeated = LinkParameter(name, repeated: type)
        expectSame(required.declaration, of: plain) { () throws(LinkError) in [try required.value(in: fast)] }
        expectSame(optional.declaration, of: plain) { () throws(LinkError) in
            try optional.value(in: fast).map { [$0] } ?? []
        }
        expectSame(repeated.declaration, of: plain) { () throws(LinkError) in try repeated.value(in: fast) }
    }

    private func expectSame<Value: LinkValue>(
        _ parameter: ParameterDeclaration, of plain: NaiveMatch, _ read: () throws(LinkError) -> [Value]
    ) {
        let found = Result { () throws(LinkError) in try read().map(\.linkText.bytes) }
        let expected = Result { () throws(LinkError) in
            try plain.check(parameter)
            return plain.values(of: parameter.name).prefix(parameter.isRepeated ? .max : 1)
                .compactMap { Value(linkText: $0)?.linkText.bytes }
        }
        #expect(found == expected)
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
