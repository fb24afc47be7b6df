import DeepLinks
import Foundation
import Testing

@Suite struct LinkTableMatchTests {
    @Test(arguments: [
        ("home/feed/search", "home/feed/search"),
        ("home/feed/other", "home/feed/:id"),
        ("home/feed/search/more", "home/*rest"),
        ("home/feed/other/edit", "home/feed/:id/edit"),
        ("home/feed", "home/*rest"),
        ("home", ":root"),
        ("Home/feed", "*"),
        ("/", "/"),
    ])
    func `U16: literal beats parameter beats catch-all at every level, in any order of declaration`(
        path: String, expected: String
    ) throws {
        let patterns = [
            "*", ":root", "home/*rest", "home/feed/:id", "home/feed/search", "home/feed/:id/edit", "/", "a/b",
        ]
        for shift in patterns.indices {
            let order = Array(patterns[shift...] + patterns[..<shift])
            let table = try LinkTable(order.map { LinkDeclaration(try LinkPattern($0)) }, origins: origins)
            let match = try #require(try table.match(path: path))
            #expect(match.pattern.description == expected)
            #expect(order[match.index] == expected)
        }
    }

    @Test func `what leads nowhere is left again for the next best`() throws {
        let table = try table("a/b/c", "a/:x/d", ":y/b/:z/e", "*rest")
        #expect(try table.match(path: "a/b/d")?.captures == [.init(name: "x", value: "b")])
        #expect(
            try table.match(path: "a/b/c/e")?.captures == [.init(name: "y", value: "a"), .init(name: "z", value: "c")])
        #expect(try table.match(path: "a/b/c/f")?.captures == [.init(name: "rest", value: "a/b/c/f")])
    }

    @Test func `a catch-all takes at least one segment, and gives its decoded segments as a list, too`() throws {
        let table = try table("files/:owner/*path")
        let match = try #require(try table.match(path: "files/me/a%2Fb/%2E%2E%2Fc/d?path=e"))
        #expect(match.segments("path") == ["a/b", "../c", "d"])
        #expect(match.segments("owner") == ["me"])
        #expect(match.segments("none") == [])
        #expect(match.capture("path") == "a/b/../c/d")
        for path in ["files/me", "files/me/", "/"] { #expect(try table.match(path: path) == nil) }
    }

    @Test func `literals are compared byte for byte after decoding`() throws {
        let table = try table("caf\u{E9}", "\u{212A}elvin", "a b")
        #expect(try table.match(path: "caf%C3%A9")?.index == 0)
        #expect(try table.match(path: "cafe\u{301}") == nil)
        #expect(try table.match(path: "Kelvin") == nil)
        #expect(try table.match(path: "a%20b")?.index == 2)
    }
}
