import DeepLinks
import Foundation
import Links
import Testing

@Suite struct LinkCheckTests {
    @Test(arguments: [
        "home\nhome/feed\n\n \t\nhome/feed/:id\n", #"["home","home/feed","home/feed/:id"]"#,
        #"{"routes":["home","home/feed","home/feed/:id"]}"#,
        "\u{FEFF}home\r\nhome/feed\r\n\r\nhome/feed/:id", "\u{FEFF}" + #"["home","home/feed","home/feed/:id"]"#,
        #" [{"route":"home","from":"scheme"},{"route":"home/feed"},{"route":"home/feed/:id"}]"#,
    ])
    func `links are held against routes of either form, whatever their scheme or host`(routes: String) throws {
        let check = try LinkCheck(routes: Data(routes.utf8))
        for link in ["sample://home/feed", "https://any.example/home/feed/1?a=b", "home", "/home/feed/a%2Fb"] {
            #expect(check.complaint(about: link) == nil)
        }
        #expect(
            check.complaint(about: "sample://home/fed")
                == #"linkNotFound: no route below "home" matches "fed"; nearest: home/feed"#)
        #expect(check.complaint(about: "sample://home//feed") == "invalidLink: it has an empty segment")
    }

    @Test func `U41: a link of one host, and one with its path in the fragment, are read as the app reads them`() throws
    {
        let routes = #"""
            [{"route":":page"},{"route":"guide/:chapter","on":"*.acme.com"},
            {"route":"room/:id","on":"acme.io","fragments":"path"}]
            """#
        let check = try LinkCheck(routes: Data(routes.utf8))
        for link in [
            "https://docs.acme.com/guide/1", "https://acme.io/#/room/1", "https://any.example/#!/about", "a://b",
        ] {
            #expect(check.complaint(about: link) == nil)
        }
        #expect(
            check.complaint(about: "https://acme.com/guide/1")
                == #"linkNotFound: no route below "guide" matches "1"; guide/:chapter takes links of *.acme.com only"#)
        #expect(throws: LinkTableError.misplacedWildcard("a.*.io")) {
            try LinkCheck(routes: Data(#"[{"route":"a","on":"a.*.io"}]"#.utf8))
        }
    }

    @Test func `routes that make no table are refused`() {
        for routes in ["[7]", "[", #"[{"route":"a","parameters":7}]"#, #"[{"route":"a","parameters":[{}]}]"#] {
            #expect(throws: UnreadableRoutes.self) { try LinkCheck(routes: Data(routes.utf8)) }
        }
        #expect(throws: LinkTableError.sameShape(":a", ":b")) { try LinkCheck(routes: Data(":a\n:b".utf8)) }
    }

    @Test func `only a line feed ends a pattern`() throws {
        let check = try LinkCheck(routes: Data("a\u{2028}b\nc\u{85}d\n".utf8))
        #expect(check.complaint(about: "x://a%E2%80%A8b") == nil)
        #expect(check.complaint(about: "x://a") != nil)
        #expect(check.complaint(about: "x://c") != nil)
    }

    @Test(arguments: [
        "sample://a/" + String(repeating: "\u{AC00}", count: 1_000),
        "sample:a/" + String(repeating: "\u{AC00}", count: 2_720),
        "https://any.example:8443/a/" + String(repeating: " ", count: 8_000) + "b", "sample:/a/b", "sample:///a/b",
        "HTTPS://any.example/a/b?c#d", "sample://a/b/", "a/b",
    ])
    func `a link that resolves is not refused for how it is written`(link: String) throws {
        #expect(try LinkCheck(routes: Data("a/:b".utf8)).complaint(about: link) == nil)
    }

    @Test(arguments: ["https://any.example", "https://any.example?a=b", "x:", "x://"])
    func `a link to nothing leads to the route of nothing`(link: String) throws {
        #expect(try LinkCheck(routes: Data("/".utf8)).complaint(about: link) == nil)
    }

    @Test(arguments: ["https://user@any.example/a", "https:a", "sample://u@a", "sample://a%zz", ""])
    func `a malformed link is named`(link: String) throws {
        let complaint = try LinkCheck(routes: Data("*".utf8)).complaint(about: link)
        #expect(complaint?.hasPrefix("invalidLink: ") == true)
    }

    private static let typed = #"""
        [{"route":"feed/:id","from":"push","parameters":[{"name":"id","type":"UUID","place":"path","required":true}]},
        {"route":"modal","parameters":[{"name":"status","type":"ACTIVE|INACTIVE","required":true},
        {"name":"round","type":"Int"},{"name":"own","type":"Colour","required":false},
        {"name":"at","type":"RFC 3339 date","required":false},{"name":"on","type":"Bool","required":false},
        {"name":"by","type":"Int64","required":false}]}]
        """#

    @Test(arguments: [
        "x://feed/00000000-0000-4000-8000-000000000000", "x://modal?status=ACTIVE",
        "https://h.example/modal?status=active",
        "x://modal?status=INACTIVE&round=2&own=anything&at=2030-01-01T00:00:00Z&on=true&by=5",
        "x://modal?status=ACTIVE&expiredAt=2999-01-01T00:00:00Z",
    ])
    func `a link with what its route declares resolves`(link: String) throws {
        #expect(try LinkCheck(routes: Data(Self.typed.utf8)).complaint(about: link) == nil)
    }

    @Test(arguments: [
        ("x://feed/7", "invalidParameter"), ("x://modal", "invalidParameter"),
        ("x://modal?status=GONE", "invalidParameter"), ("x://modal?status=ACTIVE&round=x", "invalidParameter"),
        ("x://modal?status=ACTIVE&at=soon", "invalidParameter"), ("x://modal?status=ACTIVE&on=1", "invalidParameter"),
        ("x://modal?status=ACTIVE&by=x", "invalidParameter"), ("x://modal?status=ACTIVE&own=", "invalidParameter"),
        ("https://h.example/modal?status=ACTIVE&expiredAt=2001-01-01T00:00:00Z", "expiredLink"),
    ])
    func `a link without what its route declares does not resolve`(link: String, code: String) throws {
        let complaint = try LinkCheck(routes: Data(Self.typed.utf8)).complaint(about: link)
        #expect(complaint?.hasPrefix(code + ": ") == true, "\(complaint ?? "")")
    }
}
