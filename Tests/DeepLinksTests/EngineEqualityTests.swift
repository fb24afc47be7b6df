import Foundation
import TestSupport
import Testing

@testable import DeepLinks

/// Holds the fast engine to the plain one.
@Suite struct EngineEqualityTests {
    @Test(arguments: 0..<400 as Range<UInt64>)
    func `U16, U17: both engines find the same route, the same values and the same errors`(seed: UInt64) throws {
        var links = RandomLinks(seed: seed)
        let table = try links.table(upTo: 40)
        for _ in 0..<150 { try expectSame(links.link(), in: table, "seed \(seed)") }
    }

    @Test(arguments: 0..<6 as Range<UInt64>)
    func `both engines agree on tables of thousands of patterns, near-misses included`(seed: UInt64) throws {
        var links = RandomLinks(seed: seed)
        let table = try links.table(upTo: 3_000)
        for _ in 0..<3_000 { try expectSame(links.link(), in: table, "seed \(seed)") }
    }

    @Test(arguments: [6, 10])
    func `both engines agree where each literal stands beside a parameter`(depth: Int) throws {
        let shapes = (0..<1 << depth).map { bits in
            (0..<depth).map { bits >> $0 & 1 == 0 ? "a" : ":p\($0)" }.joined(separator: "/") + "/end\(bits)"
        }
        let table = try LinkTable(shapes.map { LinkDeclaration(try LinkPattern($0)) }, origins: origins)
        for end in [0, 1, 5, (1 << depth) - 1, 1 << depth] {
            for head in ["a", "b", "%61"] {
                let path = Array(repeating: head, count: depth).joined(separator: "/")
                try expectSame("campus://\(path)/end\(end)", in: table)
            }
        }
    }

    @Test func `both engines agree where a table is too ambiguous to be merged`() throws {
        // Each pattern has its own literal at its own depth, so that 2^24 sets of them may be possible at once.
        let shapes = (0..<24).map { own in
            (0..<24).map { $0 == own ? "l\(own)" : ":p\($0)" }.joined(separator: "/") + "/end\(own)"
        }
        let table = try LinkTable((shapes + ["*rest"]).map { LinkDeclaration(try LinkPattern($0)) }, origins: origins)
        for end in 0...24 {
            let path = (0..<24).map { "l\($0)" }.joined(separator: "/")
            try expectSame("campus://\(path)/end\(end)", in: table)
            try expectSame("campus://\(path.replacing("l", with: "%6C"))/end\(end)/x", in: table)
        }
    }

    @Test func `both engines agree on links of every length around eight bytes, and of the greatest`() throws {
        let texts = (1...40).map { String(repeating: "é".prefix($0 % 2) + "a", count: $0) }
        let near = texts.flatMap { [$0, String($0.dropLast()) + "b", "b" + $0.dropFirst()] }
        let table = try LinkTable(
            Set(near).map { LinkDeclaration(try LinkPattern("x/\($0)")) } + [LinkDeclaration(LinkPattern(":p/:q/*r"))],
            origins: origins)
        for text in near + ["c" + (texts.last ?? "")] {
            let escaped = text.utf8.map { "%" + ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
            for path in ["x/\(text)", "/x/\(text)/", "x/\(escaped)", "x/\(text)?q=\(text)#\(text)"] {
                try expectSame(path, in: table)
                try expectSame("campus://" + path, in: table)
            }
        }
        for count in [8_180, 8_181, 8_182, 8_183, 8_184] {
            for unit in ["a", "/a", "%61", "é", "!"] {
                try expectSame("campus://x/" + String(repeating: unit, count: count / unit.utf8.count), in: table)
            }
        }
    }

    @Test(arguments: RegressionLinks.all)
    func `U17: links that once told engines apart`(link: String) throws {
        for table in try [campusTable(), table("/", ":a", ":a/b", "x/*r", "*", "a/b c/é"), table("home")] {
            try expectSame(link, in: table)
        }
    }

    @Test func `typed values are read alike out of a link and out of texts`() throws {
        let table = try table("n/:n", "n/*n")
        let texts = [
            "0", "7", "00000000000000000000000000000000000007", "9223372036854775807", "9223372036854775808",
            "18446744073709551615", "18446744073709551616", "-1", "+1", "1a", "%31%32", "true", "a/b", "%2f",
        ]
        for text in texts {
            let path = "n/\(text)?q=\(text)&%71=\(text)"
            let fast = try #require(try table.match(path: path))
            let plain = try #require(try table.plainMatch(path: path))
            for name in ["n", "q", "none"] {
                expectSame(LinkParameter(name, Int.self), fast, plain)
                expectSame(LinkParameter(name, optional: Int64.self), fast, plain)
                expectSame(LinkParameter(name, Signed<Int>.self), fast, plain)
                expectSame(LinkParameter(name, optional: Bool.self), fast, plain)
                expectSame(LinkParameter(name, repeated: String.self), fast, plain)
                expectSame(LinkParameter(name, repeated: Int.self), fast, plain)
            }
        }
    }

    private func expectSame<Value: Equatable & Sendable>(
        _ parameter: LinkParameter<Value>, _ fast: LinkMatch, _ plain: LinkMatch
    ) {
        let results = [fast, plain].map { match in Result { () throws(LinkError) in try parameter.value(in: match) } }
        #expect(results[0] == results[1])
    }

    private func expectSame(_ link: String, in table: LinkTable, _ comment: Comment? = nil) throws {
        let paths = [
            Result { () throws(LinkError) in try table.match(path: link) },
            Result { () throws(LinkError) in try table.plainMatch(path: link) },
        ]
        #expect(paths[0] == paths[1], "\(link), \(comment ?? "")")
        for source in LinkSource.allCases {
            let fast = Result { () throws(LinkError) in try table.resolve(link, from: source, now: now) }
            let plain = Result { () throws(LinkError) in try table.plainResolve(link, from: source, now: now) }
            #expect(fast == plain, "\(link), \(comment ?? "")")
            guard case .success(let match) = fast, case .success(let oracle) = plain else { continue }
            for name in ["a", "p0", "rest", "é", "expiredAt", "", "*"] {
                #expect(match.capture(name) == oracle.capture(name), "\(link), \(name)")
                #expect(try match.queryValue(name) == oracle.queryValue(name), "\(link), \(name)")
                #expect(try match.queryValues(name) == oracle.queryValues(name), "\(link), \(name)")
            }
        }
    }
}
