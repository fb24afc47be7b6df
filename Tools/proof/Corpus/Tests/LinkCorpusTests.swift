import DeepLinks
import Foundation
import Testing

@Suite struct LinkCorpusTests {
    private let now = Date(timeIntervalSince1970: 1_750_000_000)
    /// Rows of other routers that mean something else here.
    private let differing = ["m-0276-path-to-regexp": "two patterns of one shape are an error when the table is built"]

    @Test func `other routers' cases match alike`() throws {
        let rows = try Corpus.lines("matchcases.jsonl").map { try JSONDecoder().decode(MatchCase.self, from: $0) }
        #expect(!rows.isEmpty)
        for row in rows {
            guard differing[row.id] == nil else {
                #expect(throws: LinkTableError.self, "\(row.id)") { try row.table() }
                continue
            }
            let table = try row.table()
            let match = try table.match(path: row.input)
            #expect(match?.index == row.expected?.index, "\(row.id)")
            if let params = row.params { #expect(match?.captures.count == params.count, "\(row.id)") }
            for (name, value) in row.params ?? [:] {
                // A bare catch-all has other names elsewhere.
                #expect(match?.capture(["**", "0"].contains(name) ? "*" : name) == value.text, "\(row.id)")
            }
        }
    }

    @Test func `U17, U23: no web platform case crashes, or is taken for a host that it does not name`() throws {
        let cases = try #require(try Corpus.json("urltestdata.json") as? [Any]).compactMap { $0 as? [String: Any] }
        let webCases = cases.filter { ($0["protocol"] as? String)?.hasPrefix("http") ?? false }
        let hosts = Set(webCases.compactMap { $0["hostname"] as? String }).sorted()
        let table = try LinkTable(of: ["/", "*"], hosts: hosts)
        var taken = 0
        for row in cases {
            let input = try #require(row["input"] as? String)
            _ = try? WebAddress(input, now: now)
            guard (try? table.resolve(input, from: .scheme, now: now)) != nil,
                case .universal(let host) = try ParsedLink(input).form
            else { continue }
            taken += 1
            #expect(row["failure"] == nil, "\(input)")
            #expect(row["hostname"] as? String == host || row["hostname"] as? String == host + ".", "\(input)")
        }
        #expect(taken > 0)
    }

    @Test func `U17: no naughty string crashes, and each comes back as it was where a link can carry it`() throws {
        let file = try #require(try Corpus.json("naughty.json") as? [String: Any])
        let items = try #require(file["items"] as? [[String: Any]])
        let table = try LinkTable(of: ["/", "*", "value/:text", "rest/of/*text"], hosts: ["sample.example.com"])
        for text in items.compactMap({ $0["value"] as? String }) {
            for link in [text, "sample://" + text, "https://sample.example.com/" + text, "home?" + text] {
                _ = try? table.resolve(link, from: .inApp, now: now)
                _ = try? WebAddress(link, now: now)
            }
            expectOwnOrigin(text, in: table)
            try expectRoundTrip(text, in: table)
        }
    }

    private func expectOwnOrigin(_ text: String, in table: LinkTable) {
        guard (try? table.resolve(text, from: .inApp, now: now)) != nil, let form = try? ParsedLink(text).form else {
            return
        }
        #expect([.relative, .scheme("sample"), .universal("sample.example.com")].contains(form), "\(text)")
    }

    private func expectRoundTrip(_ text: String, in table: LinkTable) throws {
        for pattern in try [LinkPattern("value/:text"), LinkPattern("rest/of/*text")] {
            var error: LinkError?
            do {
                let link = try table.link(to: pattern, parameters: [("text", text), ("query", text)])
                let match = try table.resolve("sample://" + link, from: .scheme, now: now)
                #expect(match.pattern == pattern)
                #expect(match.capture("text").map { Array($0.utf8) } == Array(text.utf8))
                #expect(try match.queryValue("query").map { Array($0.utf8) } == Array(text.utf8))
            } catch let thrown {
                error = thrown
            }
            switch error {
            case nil: break
            case .invalidLink: #expect(text.utf8.count > 1_000)
            default: #expect(["", ".", ".."].contains(text) || text.utf8.contains { $0 < 0x20 || $0 == 0x7F })
            }
        }
    }
}

extension LinkTable {
    /// Patterns that declare nothing else.
    fileprivate init(of patterns: [String], hosts: [String] = []) throws {
        let origins = LinkOrigins(schemes: ["sample"], hosts: hosts)
        try self.init(patterns.map { LinkDeclaration(try LinkPattern($0)) }, origins: origins)
    }
}

private struct MatchCase: Decodable {
    let id: String
    let routes: [String]
    let input: String
    let expected: Expected?
    let params: [String: Value]?

    enum CodingKeys: String, CodingKey {
        case id, input, expected, params
        case routes = "routes_norm"
    }

    func table() throws -> LinkTable {
        try LinkTable(of: routes)
    }

    /// An index, or `any` where the upstream router does not say which.
    struct Expected: Decodable {
        let index: Int?

        init(from decoder: any Decoder) throws {
            index = try? decoder.singleValueContainer().decode(Int.self)
        }
    }

    /// A text, or a catch-all's pieces.
    struct Value: Decodable {
        let text: String

        init(from decoder: any Decoder) throws {
            let value = try decoder.singleValueContainer()
            if let pieces = try? value.decode([String].self) {
                text = pieces.joined(separator: "/")
            } else {
                text = try value.decode(String.self)
            }
        }
    }
}
