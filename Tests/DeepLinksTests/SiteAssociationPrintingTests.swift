import DeepLinks
import Foundation
import Testing

@Suite struct SiteAssociationPrintingTests {
    @Test
    func `U19: routes are claimed from the longest to the shortest, and only those that a universal link may take`()
        throws
    {
        let table = try LinkTable(
            [
                LinkDeclaration(LinkPattern("home")),
                LinkDeclaration(LinkPattern("chat"), parameters: [LinkParameter("room", Int.self).declaration]),
                LinkDeclaration(LinkPattern("feed/:id"), parameters: [LinkParameter("id", UUID.self).declaration]),
                LinkDeclaration(LinkPattern("order/:id"), minimumSource: .push),
            ], origins: origins)
        let detail = try #require(SiteAssociation(claiming: table, for: "T.a").details.first)
        #expect(detail.appIDs == ["T.a"])
        #expect(
            detail.components.map { ($0.isExcluded == true ? "NOT " : "") + ($0.path ?? "") } == [
                "NOT *//?*", "NOT /?*/?*/?*", "/feed/????????-????-????-????-????????????", "NOT /order/?*", "/home",
                "/chat",
            ])
        #expect(detail.components.compactMap(\.query) == [.items(["room": "?*"])])
    }

    @Test func `U19: what a route's parameters refuse goes to no other route`() throws {
        let table = try LinkTable(
            [
                LinkDeclaration(LinkPattern("a/:id"), parameters: [LinkParameter("id", UUID.self).declaration]),
                LinkDeclaration(LinkPattern(":any/b")),
            ], origins: origins)
        let components = SiteAssociation(claiming: table, for: "T.a").details.flatMap(\.components)
        #expect(
            components.dropFirst(2).map(\.path) == [
                "/a/????????-????-????-????-????????????", "/a/?*", "/?*/b",
            ])
        #expect(components.dropFirst(2).map(\.isExcluded) == [nil, true, nil])
    }

    @Test func `the file has the documented keys`() throws {
        let file = SiteAssociation(
            details: [
                AppLinkDetail(
                    appIDs: ["T.a"],
                    components: [
                        LinkComponent(
                            path: "/a", query: .items(["b": "?*"]), fragment: "c", isExcluded: true, comment: "d"),
                        LinkComponent(query: .whole("q"), isPercentEncoded: false),
                    ], defaults: LinkComponent(isCaseSensitive: false))
            ], substitutionVariables: ["v": ["x"]])
        let json = try file.json.split(whereSeparator: \.isWhitespace).joined()
        #expect(
            json
                == ##"""
                {"applinks":{"details":[{"appIDs":["T.a"],"components":[{"#":"c","/":"/a","?":{"b":"?*"},"comment":"d",
                "exclude":true},{"?":"q","percentEncoded":false}],"defaults":{"caseSensitive":false}}],
                "substitutionVariables":{"v":["x"]}}}
                """##.replacing("\n", with: ""))
    }

    @Test func `a file that the system would not take is not printed`() throws {
        func file(_ size: Int) -> SiteAssociation {
            SiteAssociation(details: [AppLinkDetail(appIDs: [String(repeating: "a", count: size)], components: [])])
        }
        let frame = try file(0).json.utf8.count
        #expect(try file(128 * 1024 - frame).json.utf8.count == 128 * 1024)
        #expect(throws: SiteAssociationError.tooLarge) { try file(128 * 1024 - frame + 1).json }
    }
}
