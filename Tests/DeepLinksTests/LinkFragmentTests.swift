import DeepLinks
import Foundation
import Testing

/// `NaiveTableTests` proves how links with paths in their fragments are read.
@Suite struct LinkFragmentTests {
    private func table(_ fragments: LinkFragments) throws -> LinkTable {
        try LinkTable(
            [
                LinkDeclaration(LinkPattern("/")),
                LinkDeclaration(
                    LinkPattern("room/:id"), parameters: [LinkParameter("via", repeated: String.self).declaration]),
                LinkDeclaration(LinkPattern("app/room/:id")),
            ], origins: LinkOrigins(schemes: ["acme"], hosts: ["acme.com", "*.acme.io"], fragments: fragments))
    }

    @Test(
        arguments: [
            ("https://acme.com/#/room/1", 1, "1"), ("https://acme.com#!/room/1/", 1, "1"), ("#!/room/1", 1, "1"),
            ("acme://app#/room/1", 2, "1"), ("https://acme.com/room/1#top", 1, "1"), ("https://acme.com/#/", 0, nil),
            ("https://acme.com/#room/1", 0, nil), ("https://eu.acme.io/#/room/1", 1, "1"),
            ("https://acme.com/app/#/room/1", 2, "1"),
        ] as [(String, Int, String?)])
    func `U41: a path in the fragment goes on with the link's own where that is declared`(
        link: String, index: Int, value: String?
    ) throws {
        let match = try table(.path).resolve(link, from: .inApp, now: now)
        #expect(match.index == index)
        #expect(match.captures.first?.value == value)
    }

    @Test func `U41, U23: a path in the fragment opens nothing on a host that looks alike`() throws {
        let link = "https://acme.io.evil.example/#/room/1"
        let table = try table(.path)
        #expect(linkError { try table.resolve(link, from: .universalLink, now: now) } == .untrustedHost)
    }

    @Test func `U41: the items of the query and of the fragment are read in their order`() throws {
        let link = "https://acme.com/?via=a&b=50%off#/room/1?via=b&via=c%23d#e"
        let match = try table(.path).resolve(link, from: .inApp, now: now)
        #expect(match.queryItems.map(\.rawName) == ["via", "b", "via", "via"])
        #expect(try LinkParameter("via", repeated: String.self).value(in: match) == ["a", "b", "c#d#e"])
        #expect(match.fragment == nil)
    }

    @Test func `U15, U41: a universal link is printed with its path and its query in the fragment`() throws {
        let table = try table(.path(on: "acme.com"))
        let room = try LinkPattern("room/:id")
        let values = [("via", "a#b/c"), ("id", "#a b/c")]
        let link = "room/%23a%20b%2Fc?via=a%23b/c"
        #expect(try table.link(to: room, parameters: values, on: "acme.com") == "https://acme.com/#/" + link)
        #expect(try table.link(to: room, parameters: values, on: "a.acme.io") == "https://a.acme.io/" + link)
        #expect(try table.link(to: LinkPattern("/"), parameters: [], on: "acme.com") == "https://acme.com/#/")
    }

    @Test func `U25, U41: the explanation reads the path in the fragment, too`() throws {
        let miss = try table(.path).explain("https://acme.com/#/romo/1?vai=x", from: .inApp, now: now)
        #expect(miss.summary == #"no route begins with "romo"; nearest: room/:id"#)
    }
}
