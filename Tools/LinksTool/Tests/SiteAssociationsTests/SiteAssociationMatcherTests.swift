import DeepLinks
import Foundation
import Testing

@testable import SiteAssociations

@Suite struct SiteAssociationMatcherTests {
    @Test(arguments: [
        ("/a", "/a/", true), ("/a", "/A", false), ("*", "/anything/at/all", true), ("/*", "/", true),
        ("/a/*", "/a", true), ("/a/*", "/a//", true), ("/a/*", "/ab", false), ("/a/", "/a", true), ("a/*", "/a", true),
        ("a", "/ba", false), ("//a", "/a", true), ("*a", "/ba", true), ("/a/???", "/a/bc/", false),
        ("$(digit)/a", "/1/a", true), ("/a?b", "/a/b", true), ("/a/?*", "/a/", false), ("/(b)+$", "/(b)+$", true),
        ("/[a](b)+^$", "/[a](b)+%5E$", false), ("", "/", true), ("", "/a", false), ("/", "", true),
        ("/a", "/a?b=c#d", true), ("/a\u{600}/", "/a", false),
    ])
    func `U22: a path is held against *, ? and plain text, whatever the slashes at its ends`(
        pattern: String, link: String, isMatch: Bool
    ) throws {
        #expect(try claims(link, #"{"/":"\#(pattern)"}"#) == isMatch)
    }

    @Test(arguments: [
        (#"{"?":"a=*"}"#, "/p?a=1", true), (#"{"?":"a=*"}"#, "/p?b=1", false), (#"{"?":"?*"}"#, "/p?", false),
        (#"{"?":{"a":"?*"}}"#, "/p?a=1", true), (#"{"?":{"a":"?*"}}"#, "/p", false),
        (#"{"?":{"a":"?*"}}"#, "/p?a", false), (#"{"?":{"a":"*"}}"#, "/p", true),
        (#"{"?":{"a":"?"}}"#, "/p?a=1&a=2", true), (#"{"?":{"a":"?"}}"#, "/p?a=1&a=22", false),
        (#"{"?":{"a":"1","b":"2"}}"#, "/p?b=2&c=3&a=1", true), (#"{"?":{"a":"1","b":"2"}}"#, "/p?a=1", false),
        (#"{"?":{"a":"1"}}"#, "/p?A=1", false), (#"{"?":{"a":"x=y"}}"#, "/p?a=x=y", true),
        (##"{"#":"top"}"##, "/p#top", true), (##"{"#":"?*"}"##, "/p", false), (##"{"#":""}"##, "/p", true),
        (##"{"/":"/p","?":"a","#":"b"}"##, "/p?a#b", true), (##"{"/":"/p","?":"a","#":"b"}"##, "/p?a", false),
        (#"{"?":{"a":"1","b":true}}"#, "/p?a=2", true), (#"{"?":{"a":["1"]}}"#, "/p", true),
        ("{}", "/anything?at=all#ever", true), (#"{"comment":"all"}"#, "/", true),
    ])
    func `U22: all named parts have to match, and a missing one is empty`(
        component: String, link: String, isMatch: Bool
    ) throws {
        #expect(try claims(link, component) == isMatch)
    }

    @Test(arguments: [("/help/website/a", LinkDecision.block), ("/help/a", .match), ("/a#no", .block), ("/a", nil)])
    func `U22: the first component that matches decides, and exclude blocks`(
        link: String, decision: LinkDecision?
    ) throws {
        let file = try association(
            ##"[{"#":"no","exclude":true},{"/":"/help/website/*","exclude":true},{"/":"/help/*"}]"##)
        #expect(try file.decision(for: link) == decision)
    }

    @Test func `U22: each app is decided by its first detail that takes the link`() throws {
        let all = LinkComponent(path: "*")
        let file = SiteAssociationFile(details: [
            AppLinkDetail(appIDs: ["a"], components: [LinkComponent(path: "/x", isExcluded: true)]),
            AppLinkDetail(appIDs: ["a", "b"], components: [all]),
            AppLinkDetail(appIDs: ["b", "c"], components: [LinkComponent(isExcluded: true)]),
        ])
        let matcher = try SiteAssociationMatcher(file)
        #expect(try matcher.decisions(for: "/x") == ["a": .block, "b": .match, "c": .block])
        #expect(try matcher.decisions(for: "/y") == ["a": .match, "b": .match, "c": .block])
    }

    @Test(arguments: [
        (#"{"/":"/Buy","caseSensitive":false}"#, "{}", "/bUY", true),
        (#"{"/":"/Buy"}"#, #"{"caseSensitive":false}"#, "/bUY", true),
        (#"{"/":"/Buy","caseSensitive":true}"#, #"{"caseSensitive":false}"#, "/buy", false),
        (#"{"?":{"a":"X"},"caseSensitive":false}"#, "{}", "/?a=x", true),
        (##"{"#":"TOP","caseSensitive":false}"##, "{}", "/#top", true),
        (#"{"/":"/école","percentEncoded":false}"#, "{}", "/%C3%A9cole", true),
        (#"{"/":"/%C3%A9cole"}"#, "{}", "/école", true), (#"{"/":"/école"}"#, "{}", "/%C3%A9cole", false),
        (#"{"/":"/É?ole","caseSensitive":false,"percentEncoded":false}"#, "{}", "/%C3%A9cole", true),
        (#"{"/":"/a b"}"#, #"{"percentEncoded":false}"#, "/a%20b", true),
        (#"{"/":"/???"}"#, "{}", "/%20", true), (#"{"/":"/?","percentEncoded":false}"#, "{}", "/%20", true),
        (#"{"/":"/*","percentEncoded":false}"#, "{}", "/%FF%zz", true),
        (#"{"?":{"a":"é"},"percentEncoded":false}"#, "{}", "/?a=%C3%A9", true),
        (#"{"?":{"é":"?*"},"percentEncoded":false}"#, "{}", "/?%C3%A9=1", true),
        (#"{"?":{"é":"?*"}}"#, "{}", "/?%C3%A9=1", false), (#"{"?":{"%C3%A9":"?*"}}"#, "{}", "/?é=1", true),
        (#"{"?":"a=é*","percentEncoded":false}"#, "{}", "/?a=%C3%A9&b", true),
        (##"{"#":"é","percentEncoded":false}"##, "{}", "/#%C3%A9", true),
        (#"{"/":"/a"}"#, #"{"/":"/b"}"#, "/a", true), (#"{"/":"/a"}"#, #"{"/":"/b"}"#, "/b", false),
        ("{}", #"{"/":"/b"}"#, "/a", false), ("{}", #"{"/":"/b"}"#, "/b", true),
        (#"{"?":"a"}"#, #"{"?":"b"}"#, "/?a", true), (#"{"?":"a"}"#, #"{"?":"b"}"#, "/?b", false),
        ("{}", #"{"?":{"n":"b"}}"#, "/?n=a", false), ("{}", #"{"?":{"n":"b"}}"#, "/?n=b", true),
        (##"{"#":"a"}"##, ##"{"#":"b"}"##, "/#a", true), (##"{"#":"a"}"##, ##"{"#":"b"}"##, "/#b", false),
        ("{}", ##"{"#":"b"}"##, "/#b", true),
    ])
    func `U22: what a component leaves open is taken from its defaults`(
        component: String, defaults: String, link: String, isMatch: Bool
    ) throws {
        #expect(try claims(link, component, defaults: defaults) == isMatch)
    }

    @Test(arguments: [("/A", nil, true), ("/A", true, true), ("/a", nil, true), ("/a", true, false)])
    func `U22: a detail's defaults go before the file's`(link: String, detail: Bool?, isMatch: Bool) throws {
        let file = SiteAssociationFile(
            details: [
                AppLinkDetail(
                    appIDs: [appID], components: [LinkComponent(path: "/A")],
                    defaults: LinkComponent(isCaseSensitive: detail))
            ],
            defaults: LinkComponent(isCaseSensitive: false))
        #expect(try file.decision(for: link) == (isMatch ? .match : nil))
    }

    @Test func `U22: defaults can exclude, and a component can take that back`() throws {
        let file = try association(#"[{"/":"/a"},{"/":"/b","exclude":false}]"#, defaults: #"{"exclude":true,"?":"x"}"#)
        #expect(try file.decision(for: "/a?x") == .block)
        #expect(try file.decision(for: "/b?x") == .match)
        #expect(try file.decision(for: "/b?y") == nil)
    }

    @Test(arguments: [
        ("HTTPS://H.example/a", "h.EXAMPLE", true), ("https://other.example/a", "h.example", false),
        ("a", "h.example", true), ("https://h.example/a", nil, true), ("https://h.example/a", "h.example.", true),
        ("http://h.example:80/a", "h.example", true), ("https://h.example:8443/a", "h.example", false),
        ("https://u@h.example/a", "h.example", false), ("https://k.io/a", "\u{212A}.io", false),
        ("https://\u{E9}.io/a", "\u{E9}.io", true), ("https://e\u{301}.io/a", "\u{E9}.io", false),
    ])
    func `a link is an address, or what follows its host`(link: String, host: String?, isMatch: Bool) throws {
        let file = try association(#"[{"/":"/a"}]"#)
        #expect(try file.decision(for: link, host: host) == (isMatch ? .match : nil))
    }

    @Test func `U22: names that only look the same are two`() throws {
        let file = try association(#"[{"?":{"\#u{E9}":"?*"},"percentEncoded":false}]"#)
        #expect(try file.decision(for: "/p?%C3%A9=1") == .match)
        #expect(try file.decision(for: "/p?e%CC%81=1") == nil)
    }
}
