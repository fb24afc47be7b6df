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
                LinkDeclaration(LinkPattern("go/*rest"), on: "go.acme.io"),
                LinkDeclaration(LinkPattern("go/:id/:tab")),
            ], origins: Self.wildcards)
    }

    @Test(arguments: [
        ("https://a.acme.com/x", true), ("https://a.b.acme.com/x", true), ("http://A.ACME.COM./x", true),
        ("https://xn--bcher-kva.acme.com/x", true), ("https://a_b-c.acme.com:443/x", true),
        ("https://a.acme.com:8443/x", true), ("https://shop.acme.com/x", true), ("https://go.acme.io/x", true),
        ("https://acme.com/x", false), ("https://.acme.com/x", false), ("https://a..acme.com/x", false),
        ("https://evilacme.com/x", false), ("https://a.acme.com.evil.io/x", false), ("https://a.go.acme.io/x", false),
        ("https://a.acme.com:8444/x", false), ("https://evil.io%2F.acme.com/x", false),
        ("https://evil.io\u{FF0F}.acme.com/x", false), ("https://b\u{FC}cher.acme.com/x", false),
        ("https://*.acme.com/x", false), ("https://evil.io;.acme.com/x", false), ("https://shop.acme.com:8443/x", true),
    ])
    func `U41: a wildcard takes each subdomain, however deep, and neither the bare domain nor what looks alike`(
        link: String, isTaken: Bool
    ) throws {
        let error = linkError { try hostedTable().resolve(link, from: .universalLink, now: now) }
        #expect(error == (isTaken ? nil : .untrustedHost))
    }

    @Test(arguments: ["https://acme.com@evil.io/x", "https://evil.io\\.acme.com/x", "https://evil.io#.acme.com/x"])
    func `U23, U41: a host that only ends like the app's is refused under a wildcard, too`(link: String) throws {
        #expect(linkError { try hostedTable().resolve(link, from: .universalLink, now: now) } != nil)
    }

    @Test func `U41: without a wildcard only the exact host is the app's`() throws {
        #expect(
            linkError { try sampleTable().resolve("https://a.sample.example.com/home", from: .push, now: now) }
                == .untrustedHost)
    }

    @Test func `U41: the in-app web screen knows the app's hosts by the same wildcards`() throws {
        for (text, isOwn) in [("https://a.b.acme.com/x", true), ("https://acme.com/x", false)] {
            #expect(Self.wildcards.own(try WebAddress(text, now: now)) == isOwn)
        }
    }

    @Test(arguments: [
        ("https://docs.acme.com/x", 3), ("https://DOCS.acme.com./x", 3), ("https://fr.eu.acme.com/x", 2),
        ("https://eu.acme.com/x", 1), ("https://www.acme.com/x", 1), ("https://a.docs.acme.com/x", 1),
        ("https://go.acme.io/x", 0), ("https://docs.acme.com:8443/x", 0), ("acme://x", 0), ("/x", 0),
        // The path decides first, and the host among the routes of the same path.
        ("https://docs.acme.com/about", 5), ("https://go.acme.io/go/1/2", 7), ("https://go.acme.io/go/1/2/3", 6),
        ("https://docs.acme.com/guide/1", 4),
    ])
    func `U41: of routes with one path the most exact host goes first, and a link without a host has none`(
        link: String, index: Int
    ) throws {
        #expect(try hostedTable().resolve(link, from: .inApp, now: now).index == index)
    }

    @Test(arguments: ["https://www.acme.com/guide/1", "acme://guide/1", "guide/1", "https://www.acme.com/go/1"])
    func `U41: a route of one host takes no other link`(link: String) throws {
        #expect(linkError { try hostedTable().resolve(link, from: .inApp, now: now) } == .linkNotFound)
    }

    @Test func `U41: a link goes back to a less exact route where the more exact one is of another host`() throws {
        let table = try LinkTable(
            [
                LinkDeclaration(LinkPattern("a/b"), on: "x.acme.com"), LinkDeclaration(LinkPattern("a/:c")),
                LinkDeclaration(LinkPattern("*rest"), on: "y.acme.com"),
            ], origins: Self.wildcards)
        let index = { (link: String) in try table.resolve(link, from: .inApp, now: now).index }
        #expect(try index("https://x.acme.com/a/b") == 0)
        #expect(try index("https://y.acme.com/a/b") == 1)
        #expect(try index("https://y.acme.com/a") == 2)
        #expect(linkError { try index("https://x.acme.com/a") } == .linkNotFound)
    }

    @Test func `U41: two routes of one path and one host take the same links`() throws {
        let routes = try [("a/:x", "docs.acme.com"), ("b", nil), ("/a/:y/", "DOCS.acme.com.")].map {
            LinkDeclaration(try LinkPattern($0.0), on: $0.1)
        }
        #expect(throws: LinkTableError.sameShape("docs.acme.com/a/:x", "docs.acme.com/a/:y")) {
            try LinkTable(routes, origins: Self.wildcards)
        }
    }

    @Test(arguments: ["a.*.acme.com", "*acme.com", "*", "*.", "*.*.com", "acme.*", "a*.acme.com"])
    func `U41: an asterisk that is not the first label is refused`(host: String) throws {
        #expect(throws: LinkTableError.misplacedWildcard(host.hasSuffix(".") ? "*" : host)) {
            try table("a", origins: LinkOrigins(schemes: [], hosts: ["acme.com", host]))
        }
    }

    @Test(arguments: [
        ("acme.com", false), ("acme.com.evil.io", false), ("*.com", false), ("a.acme.com", true), ("*.acme.com", true),
        ("*.a.acme.com", true), ("*.go.acme.io", false),
    ])
    func `U41: a route's host is one of the app's`(host: String, isKnown: Bool) throws {
        let route = LinkDeclaration(try LinkPattern("a"), on: host)
        let table = Result { () throws(LinkTableError) in try LinkTable([route], origins: Self.wildcards) }
        let error: LinkTableError? = if case .failure(let error) = table { error } else { nil }
        #expect(error == (isKnown ? nil : .foreignHost(host, pattern: "a")))
    }

    @Test(
        arguments: [
            (":page", nil, "https://go.acme.io/1"), (":page", "A.acme.com", "https://a.acme.com/1"),
            (":page", "fr.eu.acme.com", "https://fr.eu.acme.com/1"), (":page", "go.acme.io", "https://go.acme.io/1"),
            (":title", nil, "https://docs.acme.com/1"), (":title", "docs.acme.com", "https://docs.acme.com/1"),
            ("about", "www.acme.com", "https://www.acme.com/about"),
        ] as [(String, String?, String)])
    func `U15, U41: a universal link is printed on its route's host, or on the one that is asked for`(
        pattern: String, host: String?, link: String
    ) throws {
        let values = pattern.hasPrefix(":") ? [(String(pattern.dropFirst()), "1")] : []
        let pattern = try LinkPattern(pattern)
        let printed = try hostedTable().link(to: pattern, parameters: values, as: .universal, on: host)
        #expect(printed == link)
        let match = try hostedTable().resolve(printed, from: .inApp, now: now)
        #expect(match.pattern == pattern)
    }

    @Test func `U15, U41: a link that would lead elsewhere is not printed`() throws {
        let hosted = try hostedTable()
        let page = try LinkPattern(":page")
        let title = try LinkPattern(":title")
        for form in [LinkForm.scheme, .relative] {
            #expect(linkError { try hosted.link(to: title, parameters: [("title", "1")], as: form) } == .untrustedHost)
            #expect(try hosted.link(to: page, parameters: [("page", "1")], as: form).hasSuffix("1"))
        }
        for host in ["acme.com", "evil.io", "*.acme.com", "a b.acme.com"] {
            #expect(
                linkError { try hosted.link(to: page, parameters: [("page", "1")], as: .universal, on: host) } != nil)
        }
        // There `:title` takes it.
        #expect(
            linkError { try hosted.link(to: page, parameters: [("page", "1")], as: .universal, on: "docs.acme.com") }
                != nil)
        #expect(
            linkError { try hosted.link(to: title, parameters: [("title", "1")], as: .universal, on: "a.acme.com") }
                == .linkNotFound)
        let only = try table(":page", origins: LinkOrigins(schemes: [], hosts: ["*.acme.com"]))
        #expect(linkError { try only.link(to: page, parameters: [("page", "1")], as: .universal) } == .untrustedHost)
    }

    @Test(arguments: [
        (
            "https://www.acme.com/guide/1",
            #"no route begins with "guide"; guide/:chapter takes links of docs.acme.com only"#
        ),
        ("acme://guide/1", #"no route begins with "guide"; guide/:chapter takes links of docs.acme.com only"#),
        ("https://www.acme.com/abot", #"no route begins with "abot"; nearest: about"#),
        ("https://www.acme.com/giude/1", #"no route begins with "giude""#),
        ("https://docs.acme.com/giude/1", #"no route begins with "giude"; nearest: docs.acme.com/guide/:chapter"#),
        ("https://docs.acme.com/guide/1", "docs.acme.com/guide/:chapter takes it: chapter=1"),
        ("https://docs.acme.com/", "docs.acme.com/ takes it"), ("https://www.acme.com/", "/ takes it"),
        (
            "https://acme.com/about",
            #"the host "acme.com" is none of the app's: *.acme.com, *.acme.com:8443, go.acme.io, shop.acme.com"#
        ),
    ])
    func `U25, U41: the explanation names the host that a route needs, and no near route of another`(
        link: String, summary: String
    ) throws {
        let routes = [("/", nil), ("/", "docs.acme.com"), ("about", nil), ("guide/:chapter", "docs.acme.com")]
        let table = try LinkTable(
            routes.map { LinkDeclaration(try LinkPattern($0.0), on: $0.1) }, origins: Self.wildcards)
        #expect(table.explain(link, from: .inApp, now: now).summary == summary)
    }

    @Test func `U25, U41: a less exact route is named if it is of the link's host, too`() throws {
        let lines = try hostedTable().explain("https://docs.acme.com/x", from: .inApp, now: now).lines
        #expect(
            lines.dropFirst() == [
                ":page: takes it too, but is less exact", "*.acme.com/:page: takes it too, but is less exact",
            ])
    }
}
