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
        let file = SiteAssociation(claiming: table, for: "T.a")
        #expect(file.appID == "T.a")
        #expect(
            file.components.map { ($0.isExcluded == true ? "NOT " : "") + $0.path } == [
                "NOT *//?*", "NOT /?*/?*/?*", "/feed/????????-????-????-????-????????????", "NOT /order/?*", "/home",
                "/chat",
            ])
        #expect(file.components.compactMap(\.items) == [["room": "?*"]])
    }

    @Test func `U19, U41: a site's file claims the routes of its host, before those of any host`() throws {
        let table = try LinkTable(
            [
                LinkDeclaration(LinkPattern("a")),
                LinkDeclaration(LinkPattern("a"), on: "*.b.io", minimumSource: .push),
                LinkDeclaration(LinkPattern("c"), on: "d.io"),
            ], origins: LinkOrigins(schemes: [], hosts: ["*.b.io", "D.io"]))
        func paths(on host: String?) -> [String] {
            SiteAssociation(claiming: table, for: "T.a", on: host).components
                .map { ($0.isExcluded == true ? "NOT " : "") + $0.path }
        }
        #expect(paths(on: nil) == ["/c", "/a"])
        #expect(paths(on: "d.io.") == ["/c", "/a"])
        #expect(paths(on: "x.B.io") == ["NOT /a", "/a"])
        #expect(paths(on: "b.io") == ["/a"])
    }

    @Test func `the file has the documented keys`() throws {
        let table = try LinkTable(
            [
                LinkDeclaration(
                    LinkPattern("a"),
                    parameters: [
                        LinkParameter("b", Int.self).declaration, LinkParameter("d", optional: Int.self).declaration,
                    ]),
                LinkDeclaration(LinkPattern("c"), minimumSource: .push),
            ], origins: origins)
        let json = try SiteAssociation(claiming: table, for: "T.a").json
        #expect(
            json.split(whereSeparator: \.isWhitespace).joined()
                == ##"""
                {"applinks":{"details":[{"appIDs":["T.a"],"components":[{"/":"/a","?":{"b":"?*"},"comment":"a"},
                {"/":"/c","comment":"ctakesnouniversallinks.","exclude":true}]}]}}
                """##.replacing("\n", with: ""))
    }

    @Test func `a file that the system would not take is not printed`() throws {
        let table = try table("home")
        func file(_ size: Int) -> SiteAssociation {
            SiteAssociation(claiming: table, for: String(repeating: "a", count: size))
        }
        let frame = try file(0).json.utf8.count
        #expect(try file(128 * 1024 - frame).json.utf8.count == 128 * 1024)
        #expect(throws: SiteAssociationError.tooLarge) { try file(128 * 1024 - frame + 1).json }
    }
}
