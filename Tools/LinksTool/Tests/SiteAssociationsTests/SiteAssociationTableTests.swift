import DeepLinks
import Foundation
import SiteAssociations
import Testing

@Suite struct SiteAssociationTableTests {
    private func isClaimed(_ link: String, by table: LinkTable) throws -> Bool {
        try association(claiming: table).decision(for: "https://sample.example.com" + link) == .match
    }

    @Test func `U19: what is claimed is what is routed, for paths of a few segments, with and without a query`() throws
    {
        let tables = [
            try table("a", ":x", "a/:x", ":x/b/:y", "a/b/c/:z"), try table("/", "a/*rest", ":x/b"),
            try table(":x/:y"), try table("a/b"), try table("*"), try table("é/:x"),
            try LinkTable(
                [
                    LinkDeclaration(LinkPattern("a/b"), minimumSource: .push), LinkDeclaration(LinkPattern("a/:x")),
                    LinkDeclaration(LinkPattern(":x/c"), minimumSource: .inApp),
                ], origins: origins),
            // Of two patterns that both take a link, the first may need what the link lacks.
            try LinkTable(
                [
                    LinkDeclaration(LinkPattern("a/b"), parameters: [LinkParameter("q", Int.self).declaration]),
                    LinkDeclaration(LinkPattern(":x/b")),
                    LinkDeclaration(LinkPattern("c/:y"), parameters: [LinkParameter("y", UUID.self).declaration]),
                    LinkDeclaration(LinkPattern("c/*rest")),
                ], origins: origins),
            try LinkTable(
                [
                    LinkDeclaration(
                        LinkPattern("a"),
                        parameters: [
                            LinkParameter("p", optional: Int.self).declaration,
                            LinkParameter("q", Int.self).declaration,
                        ]),
                    LinkDeclaration(LinkPattern("b"), parameters: [LinkParameter("q", repeated: Int.self).declaration]),
                ], origins: origins),
        ]
        for table in tables {
            let matcher = try SiteAssociationMatcher(association(claiming: table))
            let segments = ["a", "A", "b", "c", "%C3%A9"]
            for path in paths(upTo: isThorough ? 5 : 4, of: segments) + ["/c/00000000-0000-4000-8000-000000000000"] {
                for link in [path, path + "?q=1"] {
                    let match = try? table.resolve("https://sample.example.com" + link, from: .universalLink, now: now)
                    let isClaimed = try matcher.decisions(for: link)[appID] == .match
                    #expect(isClaimed == (match != nil), "\(link) in \(table.declarations.map(\.pattern))")
                }
            }
        }
    }

    @Test func `U19, U41: what is claimed of fragments is what is routed, with and without a query`() throws {
        let origins = LinkOrigins(schemes: [], hosts: ["sample.example.com"], fragments: .path)
        let chat = LinkDeclaration(
            try LinkPattern("c"), parameters: [LinkParameter("q", Int.self).declaration])
        let tables = [
            try ["a", ":x/b", "a/:x"].map { LinkDeclaration(try LinkPattern($0)) }, [chat],
            [LinkDeclaration(try LinkPattern("a/:x"), parameters: [LinkParameter("q", Int.self).declaration])],
            [LinkDeclaration(try LinkPattern("/")), LinkDeclaration(try LinkPattern("a/*rest"))],
            [LinkDeclaration(try LinkPattern("a/b"), minimumSource: .push), LinkDeclaration(try LinkPattern("a/:x"))],
        ]
        for routes in tables {
            let table = try LinkTable(routes, origins: origins)
            let matcher = try SiteAssociationMatcher(association(claiming: table))
            for path in paths(upTo: 3, of: ["a", "b", "c"]).map({ $0.isEmpty ? "/" : $0 }) {
                let queries = path == "/" ? [""] : ["", "?q=1"]
                let inFragments = ["/#", "/#!"].flatMap { mark in queries.map { mark + path + $0 } }
                for link in inFragments + [path] {
                    let match = try? table.resolve("https://sample.example.com" + link, from: .universalLink, now: now)
                    let isClaimed = try matcher.decisions(for: link)[appID] == .match
                    #expect(isClaimed == (match != nil), "\(link) in \(routes)")
                }
            }
        }
    }

    private func paths(upTo length: Int, of segments: [String]) -> [String] {
        var all = [""]
        var longest = [""]
        for _ in 1...length {
            longest = longest.flatMap { path in segments.map { path + "/" + $0 } }
            all += longest
        }
        return all
    }

    @Test func `U19: a parameter is claimed as its link spells it, and told from one that only looks the same`() throws
    {
        let route = LinkDeclaration(
            try LinkPattern("a/:e\u{301}"),
            parameters: [LinkParameter("\u{E9}", String.self).declaration, LinkParameter("a b", Int.self).declaration])
        let table = try LinkTable([route], origins: origins)
        #expect(try isClaimed("/a/x?%C3%A9=1&a%20b=2", by: table))
        #expect(try !isClaimed("/a/x?a%20b=2", by: table))
    }

    @Test func `U19: only a UUID is claimed as one`() throws {
        struct Code: LinkValue {
            static let linkTypeName = "UUID"
            let linkText: String
            init?(linkText: String) { self.linkText = linkText }
        }
        let route = LinkDeclaration(
            try LinkPattern("a/:id"), parameters: [LinkParameter("id", Code.self).declaration])
        #expect(try isClaimed("/a/7", by: LinkTable([route], origins: origins)))
    }
}
