import DeepLinks
import Foundation
import Testing

@Suite struct LinkPrintingTests {
    @Test func `a link is printed relative, or on a host`() throws {
        let table = try sampleTable()
        let pattern = try LinkPattern("home/feed/:feedID")
        let feed = "9f0c2d6e-4f1b-4a35-8f60-0a5b7c1d2e3f"
        let parameters = [("from", "a b&c"), ("feedID", feed), ("from", "+")]
        let path = "home/feed/\(feed)?from=a%20b%26c&from=%2B"
        #expect(try table.link(to: pattern, parameters: parameters) == path)
        let host = "links.example.com"
        #expect(try table.link(to: pattern, parameters: parameters, on: host) == "https://links.example.com/" + path)
    }

    @Test func `the pattern of nothing is printed too`() throws {
        let table = try table("/")
        let (root, item) = (try LinkPattern("/"), [("a", "")])
        let hosted = try table.link(to: root, parameters: item, on: "sample.example.com")
        #expect(hosted == "https://sample.example.com/?a=")
        #expect(try table.link(to: root, parameters: item) == "/?a=")
        #expect(try table.link(to: root, parameters: []) == "/")
    }

    @Test(arguments: [
        ("a/b c", "a/b%20c"), ("a//b", "a%2F%2Fb"), ("a/", "a%2F"), ("/a", "%2Fa"), ("a/..", "a%2F.."),
        ("a/\u{301}", "a/%CC%81"),
        (Array(repeating: "a", count: 70).joined(separator: "/"), "a" + String(repeating: "%2Fa", count: 69)),
    ])
    func `a catch-all's slashes part segments where its value survives it`(value: String, path: String) throws {
        let link = try table("files/*path").link(to: LinkPattern("files/*path"), parameters: [("path", value)])
        #expect(link == "files/" + path)
    }

    @Test func `a catch-all's slashes are escaped where another route takes the value parted by them`() throws {
        let pattern = try LinkPattern("*rest")
        let parted = try table("*rest", ":a/:b")
        #expect(try parted.link(to: pattern, parameters: [("rest", "y/b")]) == "y%2Fb")
        // All are escaped, or none: `y%2Fb/c` would lead there.
        let both = try table("*rest", ":a", ":y/b/c")
        #expect(
            linkError { try both.link(to: pattern, parameters: [("rest", "y/b/c")]) }
                == .invalidParameter(name: "rest", expected: "a value that :a does not take", found: "y/b/c"))
    }

    @Test(arguments: ["", ".", "..", "a\nb", "\u{0}", "a\u{7F}", nil])
    func `a path value that no link can carry is invalidParameter`(value: String?) throws {
        let table = try table("room/:id", "files/*id")
        for pattern in try [LinkPattern("room/:id"), LinkPattern("files/*id")] {
            let parameters = value.map { [("id", $0)] } ?? []
            #expect(
                linkError { try table.link(to: pattern, parameters: parameters) }
                    == .invalidParameter(name: "id", expected: "String", found: value))
        }
    }

    @Test(
        arguments: [
            (
                "feed/:id", ["search"],
                .invalidParameter(name: "id", expected: "a value that feed/search does not take", found: "search")
            ),
            (
                "feed/:id/*rest", ["1", "2"],
                .invalidParameter(name: "rest", expected: "a value that feed/:id/:page does not take", found: "2")
            ),
            ("book/:id", ["x"], .invalidParameter(name: "id", expected: "Int", found: "x")),
            ("book/:id", [], .invalidParameter(name: "id", expected: "Int", found: nil)),
            ("book/:other", ["1"], .linkNotFound), ("feed/:id", [String(repeating: "é", count: 2_000)], .invalidLink),
        ] as [(String, [String], LinkError)])
    func `a link that would lead elsewhere, or that its route would refuse, is not printed`(
        text: String, values: [String], error: LinkError
    ) throws {
        let table = try LinkTable(
            [
                LinkDeclaration(LinkPattern("feed/:id")), LinkDeclaration(LinkPattern("feed/search")),
                LinkDeclaration(LinkPattern("feed/:id/*rest")), LinkDeclaration(LinkPattern("feed/:id/:page")),
                LinkDeclaration(LinkPattern("book/:id"), parameters: [LinkParameter("id", Int.self).declaration]),
            ], origins: origins)
        let pattern = try LinkPattern(text)
        let parameters = Array(zip(pattern.parameterNames, values))
        #expect(linkError { try table.link(to: pattern, parameters: parameters) } == error)
    }

    @Test(arguments: [["soon"], [""], ["2999-01-01T00:00:00Z", "2999-01-01T00:00:00Z"]])
    func `a link that says unreadably, or twice, how long it is good for is not printed`(stated: [String]) throws {
        let table = try table("home", "files/*path")
        for (pattern, path) in [("home", []), ("files/*path", [("path", "a/b")])] {
            let parameters = path + stated.map { ("expiredAt", $0) }
            #expect(linkError { try table.link(to: LinkPattern(pattern), parameters: parameters) } == .invalidLink)
        }
    }

    @Test func `an app without hosts prints a relative link alone`() throws {
        let table = try table("home", origins: LinkOrigins(schemes: [], hosts: []))
        let home = try LinkPattern("home")
        #expect(linkError { try table.link(to: home, parameters: [], on: "sample.example.com") } == .untrustedHost)
        #expect(try table.link(to: home, parameters: []) == "home")
    }
}
