import DeepLinks
import Foundation
import Testing

@testable import SiteAssociations

@Suite struct SiteAssociationReadingTests {
    private func details(_ json: String) throws -> [AppLinkDetail] {
        try SiteAssociationFile(json: Data(#"{"applinks":{"details":\#(json)}}"#.utf8)).details
    }

    @Test func `U22: the older form is read, with NOT and app ids in a list or as keys`() throws {
        let expected = [
            AppLinkDetail(
                appIDs: ["a"],
                components: [
                    LinkComponent(path: "/x/*", isExcluded: true), LinkComponent(path: "*", isExcluded: false),
                ])
        ]
        #expect(try details(#"[{"appID":"a","paths":["NOT /x/*","*"]}]"#) == expected)
        #expect(try details(#"{"a":{"paths":["NOT /x/*","*"]}}"#) == expected)
    }

    @Test(arguments: [
        ("/videos/2015/one", LinkDecision.match), ("/videos/2015/private/one", .block), ("/news/", .match),
        ("/news", .match), ("/newsletter", nil), ("/news/?a=b#c", .match), ("/Videos/2015/one", nil),
    ])
    func `U22: in the older form the first path that matches decides`(link: String, decision: LinkDecision?) throws {
        let paths = #"["/news/","NOT /videos/????/private/*","/videos/????/*"]"#
        let file = SiteAssociationFile(details: try details(#"[{"appID":"\#(appID)","paths":\#(paths)}]"#))
        #expect(try file.decision(for: link) == decision)
    }

    @Test(arguments: [("NOTES/*", "/NOTES/a"), ("NOT/a", "/NOT/a"), ("not /a", "/not /a"), ("/NOT /a", "/NOT /a")])
    func `U22: only NOT with a blank at the front excludes`(path: String, link: String) throws {
        let file = SiteAssociationFile(details: try details(#"[{"appID":"\#(appID)","paths":["\#(path)"]}]"#))
        #expect(try file.decision(for: link.replacing(" ", with: "%20")) == (path.contains(" ") ? nil : .match))
        #expect(file.details.first?.components.first?.isExcluded == false)
        #expect(file.details.first?.components.first?.path == path)
    }

    @Test func `all keys are read, components before paths, and appIDs before appID`() throws {
        let component = ##"""
            {"/":"a","?":{"b":"c"},"#":"d","exclude":true,"caseSensitive":false,"percentEncoded":false,"comment":"e"}
            """##
        let read = try details(
            ##"[{"appIDs":["a","b"],"appID":"c","paths":["*"],"components":[\##(component),{"?":"q","#":null}]}]"##)
        #expect(
            read == [
                AppLinkDetail(
                    appIDs: ["a", "b"],
                    components: [
                        LinkComponent(
                            path: "a", query: .items(["b": "c"]), fragment: "d", isExcluded: true,
                            isCaseSensitive: false, isPercentEncoded: false),
                        LinkComponent(query: .whole("q")),
                    ])
            ])
    }

    @Test func `defaults and substitution variables are read, of a detail and of the file`() throws {
        let text = ##"""
            {"applinks":{"defaults":{"caseSensitive":false},"substitutionVariables":{"v":["a","b"]},
            "details":[{"appIDs":["a"],"defaults":{"percentEncoded":false},
            "components":[{"?":"a","#":"#","exclude":true,"comment":"c"},{"/":"/a","?":{"n":"?*"}}]}]}}
            """##
        let file = SiteAssociationFile(
            details: [
                AppLinkDetail(
                    appIDs: ["a"],
                    components: [
                        LinkComponent(query: .whole("a"), fragment: "#", isExcluded: true),
                        LinkComponent(path: "/a", query: .items(["n": "?*"])),
                    ],
                    defaults: LinkComponent(isPercentEncoded: false))
            ],
            defaults: LinkComponent(isCaseSensitive: false), substitutionVariables: ["v": ["a", "b"]])
        #expect(try SiteAssociationFile(json: Data(text.utf8)) == file)
    }

    @Test(arguments: [
        #"{"/":1}"#, #"{"?":["a"]}"#, ##"{"#":{}}"##, #"{"exclude":"yes"}"#, "7", "[]", "null",
        #"{"exclude":1}"#, #"{"exclude":0}"#, #"{"caseSensitive":0}"#, #"{"percentEncoded":1.0}"#,
    ])
    func `a component that cannot be read takes no link`(component: String) throws {
        let read = try details(#"[{"appIDs":["a"],"components":[\#(component),{"/":"/x"}]}]"#)
        #expect(read.first?.components == [LinkComponent(path: "/x")])
    }

    @Test(arguments: [
        "{}", #"{"applinks":7}"#, #"{"applinks":{"details":7}}"#, #"{"applinks":{"details":[7,null,[]]}}"#,
        #"{"webcredentials":{"apps":["a"]}}"#, #"{"applinks":{"details":{"a":7}}}"#,
        #"{"applinks":{"details":[{"appIDs":"a","components":{}}],"defaults":7,"substitutionVariables":[]}}"#,
    ])
    func `a file that claims nothing decides nothing`(json: String) throws {
        let matcher = try SiteAssociationMatcher(SiteAssociationFile(json: Data(json.utf8)))
        #expect(try matcher.decisions(for: "/") == [:])
    }

    @Test(arguments: [
        ("", SiteAssociationFileError.notJSON), ("[]", .notJSON), ("{", .notJSON), ("\u{0}", .notJSON), ("7", .notJSON),
        (String(repeating: "[", count: 100_000), .notJSON),
        (String(repeating: " ", count: 200_000), .tooLarge),
    ])
    func `U17: what is no such file is refused`(text: String, error: SiteAssociationFileError) {
        #expect(throws: error) { try SiteAssociationFile(json: Data(text.utf8)) }
    }

    @Test(arguments: 0..<200 as Range<UInt64>)
    func `U17: a file with damaged bytes never crashes`(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        let text = ##"""
            {"applinks":{"defaults":{"caseSensitive":false},"substitutionVariables":{"v":["a*","?"]},
            "details":[{"appIDs":["A"],"components":[{"/":"/$(v)/$(lang)","?":{"a":"?*"},"#":"x","exclude":true}]},
            {"appID":"B","paths":["NOT /a","*"]}]}}
            """##
        var bytes = Array(text.utf8)
        for _ in 0..<Int.random(in: 1...8, using: &generator) {
            let index = Int.random(in: bytes.indices, using: &generator)
            bytes[index] = UInt8.random(in: 0...255, using: &generator)
        }
        guard let file = try? SiteAssociationFile(json: Data(bytes)) else { return }
        _ = try SiteAssociationMatcher(file).decisions(for: "/a/en?a=1#x")
    }
}
