import DeepLinks
import Testing

@Suite struct LinkPatternTests {
    @Test(arguments: [
        ("home/feed/:feedID", "home/feed/:feedID", ["feedID"]),
        ("/home/feed/", "home/feed", []),
        ("/", "/", []),
        ("*", "*", ["*"]),
        ("files/:owner/*path", "files/:owner/*path", ["owner", "path"]),
        (":id/:다음", ":id/:다음", ["id", "다음"]),
        ("%66eed/a b/100%25", "feed/a b/100%25", []),
        ("%3Aid/%2Arest/a%2Fb/%7Bid%7D", "%3Aid/%2Arest/a%2Fb/%7Bid%7D", []),
        (":room-id/:e\u{301}_2/:०", ":room-id/:e\u{301}_2/:०", ["room-id", "e\u{301}_2", "०"]),
    ])
    func `a pattern has one normal form and names its parameters`(text: String, normal: String, names: [String]) throws
    {
        let pattern = try LinkPattern(text)
        #expect(pattern.description == normal)
        #expect(pattern.parameterNames == names)
        #expect(try LinkPattern(pattern.description) == pattern)
    }

    @Test(arguments: [
        ("", LinkTableError.emptySegment(pattern: "")),
        ("//", .emptySegment(pattern: "//")),
        ("a//b", .emptySegment(pattern: "a//b")),
        ("a/:", .emptyName(pattern: "a/:")),
        ("/a/*rest/b/", .catchAllNotLast(pattern: "a/*rest/b")),
        (":id/x/:id", .repeatedName("id", pattern: ":id/x/:id")),
        (":id/*id", .repeatedName("id", pattern: ":id/*id")),
        ("a/../b", .unreachable(pattern: "a/../b")),
        ("a/b\n", .unreachable(pattern: "a/b\n")), ("100%", .unreachable(pattern: "100%")),
        ("a/%2e%2E", .unreachable(pattern: "a/%2e%2E")), ("%FF", .unreachable(pattern: "%FF")),
    ])
    func `U16: a pattern that cannot be meant is an error that names it`(text: String, expected: LinkTableError) {
        #expect(throws: expected) { try LinkPattern(text) }
        #expect(!expected.code.isEmpty && expected.description.contains("\""))
    }

    @Test func `a pattern has no more segments, and its literals no more bytes, than a link`() throws {
        let deepest = Array(repeating: "a", count: 64).joined(separator: "/")
        #expect(try LinkPattern(deepest).description == deepest)
        #expect(throws: LinkTableError.tooDeep(pattern: deepest + "/a")) { try LinkPattern(deepest + "/a") }
        let longest = String(repeating: "a", count: 8_192)
        #expect(try LinkPattern(longest).description == longest)
        #expect(throws: LinkTableError.unreachable(pattern: longest + "a")) { try LinkPattern(longest + "a") }
    }

    @Test(arguments: [
        ("home", "feed/:id", "home/feed/:id"), ("/", "feed", "feed"), ("home", "/", "home"), ("/", "/", "/"),
    ])
    func `a child's pattern hangs under its parent's`(parent: String, child: String, whole: String) throws {
        #expect(try LinkPattern(parent).appending(LinkPattern(child)) == LinkPattern(whole))
    }

    @Test func `what two patterns make together is checked again`() throws {
        #expect(throws: LinkTableError.repeatedName("id", pattern: ":id/x/:id")) {
            try LinkPattern(":id").appending(LinkPattern("x/:id"))
        }
        #expect(throws: LinkTableError.catchAllNotLast(pattern: "*/x")) {
            try LinkPattern("*").appending(LinkPattern("x"))
        }
    }
}
