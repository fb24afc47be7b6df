import DeepLinks
import Testing

@Suite struct LinkHostTests {
    private static let wildcards = LinkOrigins(
        schemes: ["acme"], hosts: ["*.acme.com", "*.acme.com:8443", "go.acme.io", "Shop.Acme.com."])

    /// Routes of one path on several hosts, and a few of any host.
    private func hostedTable() throws -> LinkTable {
        try LinkTable(
            [
                LinkDeclaration(LinkPattern(":page")),
                LinkDeclaration(LinkPattern(":page"), on: "*.acme.com"),
                LinkDeclaration(LinkPattern(":page"), on: "*.eu.acme.com"),
                LinkDeclaration(LinkPattern(":title"), on: "Docs.Acme.com."),
                LinkDeclaration(LinkPattern("guide/:chapter"), on: "docs.acme.com"),
                LinkDeclaration(LinkPattern("about")),
            ], origins: Self.wildcards)
    }

    @Test(arguments: [
        ("http://A.B.ACME.COM./x", true), ("https://a_b-c.acme.com:443/x", true), ("https://a.acme.com:8443/x", true),
        ("https://acme.com/x", false), ("https://a..acme.com/x", false), ("https://evilacme.com/x", false),
        ("https://a.acme.com.evil.io/x", false), ("https://a.acme.com:8444/x", false),
        ("https://evil.io%2F.acme.com/x", false), ("https://evil.io\u{FF0F}.acme.com/x", false),
    ])
    func `U23, U41: a wildcard takes each subdomain, however deep, and neither the bare domain nor what looks alike`(
        link: String, isTaken: Bool
    ) throws {
        let error = linkError { try hostedTable().resolve(link, from: .universalLink, now: now) }
        #expect(error == (isTaken ? nil : .untrustedHost))
        if let address = try? WebAddress(link, now: now) { #expect(Self.wildcards.own(address) == isTaken) }
    }

    @Test(
        arguments: [
            ("https://docs.acme.com/x", 3), ("https://fr.eu.acme.com/x", 2), ("https://eu.acme.com/x", 1),
            ("https://go.acme.io/x", 0), ("/x", 0), ("https://docs.acme.com/guide/1", 4), ("guide/1", nil),
            // The path decides first, and the host among the routes of the same path.
            ("https://docs.acme.com/about", 5),
        ] as [(String, Int?)])
    func `U41: of routes with one path the most exact host goes first, and a link without a host has none`(
        link: String, index: Int?
    ) throws {
        let hosted = try hostedTable()
        let found = Result { () throws(LinkError) in try hosted.resolve(link, from: .inApp, now: now).index }
        #expect(found == (index.map { .success($0) } ?? .failure(.linkNotFound)))
    }

    @Test(
        arguments: [
            (":page", nil, "1"), (":page", "A.acme.com", "https://a.acme.com/1"),
            (":title", nil, "https://docs.acme.com/1"), ("about", "www.acme.com", "https://www.acme.com/about"),
            // `:title` takes it.
            (":page", "docs.acme.com", nil), (":title", "a.acme.com", nil), (":page", "acme.com", nil),
            (":page", "*.acme.com", nil), (":page", "a b.acme.com", nil),
        ] as [(String, String?, String?)])
    func `U15, U41: a link is printed on its route's host or on the one that is asked for, if it leads to the route`(
        pattern: String, host: String?, link: String?
    ) throws {
        let values = pattern.hasPrefix(":") ? [(String(pattern.dropFirst()), "1")] : []
        let table = try hostedTable()
        let pattern = try LinkPattern(pattern)
        let printed = try? table.link(to: pattern, parameters: values, on: host)
        #expect(printed == link)
        if let link { #expect(try table.resolve(link, from: .inApp, now: now).pattern == pattern) }
    }

    @Test func `U41: a link to a route of wildcard hosts needs one of them`() throws {
        let page = try LinkPattern("page")
        let wild = try LinkTable(
            [LinkDeclaration(page, on: "*.acme.com")], origins: LinkOrigins(schemes: [], hosts: ["*.acme.com"]))
        #expect(linkError { try wild.link(to: page, parameters: []) } == .untrustedHost)
    }

    @Test(arguments: [
        (
            "https://www.acme.com/guide/1",
            #"no route begins with "guide"; guide/:chapter takes links of docs.acme.com only"#
        ),
        ("acme://guide/1", #"no route begins with "guide"; guide/:chapter takes links of docs.acme.com only"#),
        (
            "https://www.acme.com/files/a/b",
            #"no route begins with "files"; files/*path takes links of docs.acme.com only"#
        ),
        ("https://www.acme.com/files", #"no route begins with "files""#),
        ("https://www.acme.com/giude/1", #"no route begins with "giude""#),
        ("https://docs.acme.com/giude/1", #"no route begins with "giude"; nearest: docs.acme.com/guide/:chapter"#),
        ("https://docs.acme.com/", "docs.acme.com/ takes it"),
        (
            "https://acme.com/about",
            #"the host "acme.com" is none of the app's: *.acme.com, *.acme.com:8443, go.acme.io, shop.acme.com"#
        ),
    ])
    func `U25, U41: the explanation names the host that a route needs, and no near route of another`(
        link: String, summary: String
    ) throws {
        let routes = [
            ("/", nil), ("/", "docs.acme.com"), ("about", nil), ("guide/:chapter", "docs.acme.com"),
            ("files/*path", "docs.acme.com"),
        ]
        let table = try LinkTable(
            routes.map { LinkDeclaration(try LinkPattern($0.0), on: $0.1) }, origins: Self.wildcards)
        #expect(table.explain(link, from: .inApp, now: now).summary == summary)
    }
}
