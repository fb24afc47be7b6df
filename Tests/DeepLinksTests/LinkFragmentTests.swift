import DeepLinks
import Foundation
import Testing

@Suite struct LinkFragmentTests {
    private func table(_ fragments: LinkFragments) throws -> LinkTable {
        try LinkTable(
            [
                LinkDeclaration(LinkPattern("/")),
                LinkDeclaration(
                    LinkPattern("room/:id"), parameters: [LinkParameter("via", repeated: String.self).declaration]),
                LinkDeclaration(LinkPattern("app/room/:id")),
                LinkDeclaration(LinkPattern("chat"), parameters: [LinkParameter("room", Int.self).declaration]),
            ], origins: LinkOrigins(schemes: ["acme"], hosts: ["acme.com", "*.acme.io"], fragments: fragments))
    }

    @Test(
        arguments: [
            ("https://acme.com/#/room/1", 1, "1"), ("https://acme.com#!/room/1/", 1, "1"),
            ("https://acme.com/app/#/room/1", 2, "1"), ("acme://app#/room/1", 2, "1"), ("#!/room/1", 1, "1"),
            ("https://acme.com/#/room/a%2Fb", 1, "a/b"), ("https://acme.com/#/room/#a:b", 1, "#a:b"),
            ("https://acme.com/room/1#top", 1, "1"), ("https://acme.com/#/", 0, nil), ("https://acme.com/#!", 0, nil),
            ("https://acme.com/#room/1", 0, nil), ("https://acme.com/#%2Froom%2F1", 0, nil),
            ("https://acme.com/#!!/room/1", 0, nil),
        ] as [(String, Int, String?)])
    func `U41: a path in the fragment goes on with the link's own where that is declared`(
        link: String, index: Int, value: String?
    ) throws {
        let match = try table(.path).resolve(link, from: .inApp, now: now)
        #expect(match.index == index)
        #expect(match.captures.first?.value == value)
    }

    @Test(arguments: [
        ("https://a.b.acme.io/#/room/1", 1), ("https://acme.com/#/room/1", 0), ("acme://#/room/1", 0),
        ("/#/room/1", 0), ("https://acme.com/#!/a//b", 0), ("acme://#/%zz", 0),
    ])
    func `U41: on a host that declares no paths in fragments, a fragment is a text that no route depends on`(
        link: String, index: Int
    ) throws {
        let match = try table(.path(on: "*.acme.io")).resolve(link, from: .inApp, now: now)
        #expect(match.index == index)
        #expect(match.fragment == (index == 0 ? String(link.split(separator: "#")[1]) : nil))
    }

    @Test func `U41: the items of the query and of the fragment are read in their order`() throws {
        let link = "https://acme.com/?via=a&b=50%off#/room/1?via=b&via=c%23d#e"
        let match = try table(.path).resolve(link, from: .inApp, now: now)
        #expect(match.queryItems.map(\.rawName) == ["via", "b", "via", "via"])
        let via = LinkParameter("via", repeated: String.self)
        #expect(try via.value(in: match) == ["a", "b", "c#d#e"])
        #expect(match.fragment == nil)
    }

    @Test(
        arguments: [
            ("/?expiredAt=2000-01-01T00:00:00Z#/chat?room=1", .expiredLink),
            ("/#/chat?room=1&expiredAt=2000-01-01T00:00:00Z", .expiredLink),
            ("/?expiredAt=2999-01-01T00:00:00Z#/chat?expiredAt=2999-01-01T00:00:00Z&room=1", .invalidLink),
            ("/#/chat?room=x", .invalidParameter(name: "room", expected: "Int", found: "x")),
            ("/#/nowhere", .linkNotFound), ("/#/room//1", .invalidLink), ("/#//room/1", .invalidLink),
            ("/#/room/%2e", .invalidLink), ("/#/room/%zz", .invalidLink), ("/#/room/%00", .invalidLink),
            ("/#/" + String(repeating: "a/", count: 64) + "a", .invalidLink),
            (String(repeating: "/a", count: 64) + "#/a", .invalidLink),
        ] as [(String, LinkError)])
    func `U17, U41: a link with a path in its fragment is checked as any other`(rest: String, error: LinkError) throws {
        #expect(linkError { try table(.path).resolve("https://acme.com" + rest, from: .inApp, now: now) } == error)
    }

    @Test func `U15, U41: a universal link is printed with its path and its query in the fragment`() throws {
        let table = try table(.path(on: "acme.com"))
        let room = try LinkPattern("room/:id")
        let values = [("via", "a#b/c"), ("id", "#a b/c")]
        let link = "room/%23a%20b%2Fc?via=a%23b/c"
        #expect(try table.link(to: room, parameters: values, on: "acme.com") == "https://acme.com/#/" + link)
        #expect(try table.link(to: room, parameters: values, on: "a.acme.io") == "https://a.acme.io/" + link)
        #expect(try table.link(to: room, parameters: values) == link)
        #expect(try table.link(to: LinkPattern("/"), parameters: [], on: "acme.com") == "https://acme.com/#/")
    }

    @Test func `U25, U41: the explanation reads the path in the fragment, too`() throws {
        let miss = try table(.path).explain("https://acme.com/#/romo/1?vai=x", from: .inApp, now: now)
        #expect(miss.segments == ["romo", "1"])
        #expect(miss.summary == #"no route begins with "romo"; nearest: room/:id"#)
    }
}
