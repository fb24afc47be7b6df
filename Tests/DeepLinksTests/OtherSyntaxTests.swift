import DeepLinks
import Testing

@Suite struct OtherSyntaxTests {
    @Test(arguments: [
        ("user/:id?", ":id?", "write two patterns, one with the segment and one without"),
        ("user/(opt)", "(opt)", "for an optional segment write two patterns, with it and without"),
        ("user(/:id)", "user(", "for an optional segment write two patterns, with it and without"),
        ("user{/:id}?", "user{", "for an optional segment write two patterns, with it and without"),
        ("user/(opt)?", "(opt)?", "write two patterns, one with the segment and one without"),
        (#"user/:id(\d+)"#, #":id(\d+)"#, #"write :id, and declare its type, such as LinkParameter("id", Int.self)"#),
        ("user/:id<int>", ":id<int>", #"write :id, and declare its type, such as LinkParameter("id", Int.self)"#),
        ("user/{id:int}", "{id:int}", #"write :id, and declare its type, such as LinkParameter("id", Int.self)"#),
        ("user/<int:id>", "<int:id>", #"write :id, and declare its type, such as LinkParameter("id", Int.self)"#),
        ("user/{id}", "{id}", "write :id"), ("user/<id>", "<id>", "write :id"), ("user/[id]", "[id]", "write :id"),
        ("user/{id?}", "{id?}", "write two patterns, one with the segment and one without"),
        ("user/pre:id", "pre:id", "make the whole segment one parameter, :id, and take its value apart in the route"),
        ("user/pre{id}", "pre{id}", "make the whole segment one parameter"),
        ("file/:x.json", ":x.json", "make the whole segment one parameter, :x, and take its value apart in the route"),
        ("file/:x-:y", ":x-:y", "make the whole segment one parameter, :x, and take its value apart in the route"),
        ("user/::x", "::x", #"write :x; a literal ":" is %3A"#),
        ("**", "**", "write *, or *rest with a name, as the last segment"),
        ("a/**/b", "**", "write *, or *rest with a name, as the last segment"),
        (":*", ":*", "write *, or *rest with a name, as the last segment"),
        ("img/*.jpg", "*.jpg", "write *rest as the last segment, which takes whole segments"),
        ("img/a*b", "a*b", "write *rest as the last segment, which takes whole segments"),
        ("img/:path*", ":path*", "write *path as the last segment"),
        ("img/:path+", ":path+", "write *path as the last segment"),
        ("img/{path...}", "{path...}", "write *path as the last segment"),
        ("img/{*path}", "{*path}", "write *path as the last segment"),
        ("img/[...path]", "[...path]", "write *path as the last segment"),
        (
            "chat?roomId=:id", "chat?roomId=:id",
            #"declare the query item as a parameter of the route: LinkParameter("roomId", …)"#
        ),
        ("home#top", "home#top", "leave the fragment out, since it is never part of a pattern"),
        (#"user/\:id"#, #"\:id"#, #"write a literal ":" as %3A"#),
        (#"user/a\b"#, #"a\b"#, #"write a literal "\" as %5C"#),
        ("user/{id:[0-9]+}", "{id:[0-9]+}", "write :id, and declare its type"),
        (#"user/{id:\d{2,}}"#, #"{id:\d{2,}}"#, "write :id, and declare its type"),
        ("user/:id([0-9]?)", ":id([0-9]?)", "write :id, and declare its type"),
        ("img/:t(?:jpg|png)", ":t(?:jpg|png)", "write :t, and declare its type"),
        ("user/{id}-{slug}", "{id}-{slug}", "make the whole segment one parameter, :id"),
        ("user/:id(.:format)", ":id(.:format)", "for an optional segment write two patterns, with it and without"),
        ("user/{id:int?}", "{id:int?}", "write two patterns, one with the segment and one without"),
        ("img/{path:path}", "{path:path}", "write *path as the last segment"),
        ("img/{+path}", "{+path}", "write *path as the last segment"),
        ("img/{path:.*}", "{path:.*}", "write *path as the last segment"),
        ("img/[[...path]]", "[[...path]]", "write *path as the last segment"),
        ("img/<path:rest>", "<path:rest>", "write *rest as the last segment"),
        ("user/:1️⃣", ":1️⃣", "make the whole segment one parameter"),
    ])
    func `U34: another router's syntax is an error that says how it is written here`(
        pattern: String, segment: String, instead: String
    ) throws {
        let error = try #require(throws: LinkTableError.self) { try LinkPattern(pattern) }
        guard case .otherSyntax(let found, pattern, let said) = error else {
            Issue.record("\(pattern): \(error)")
            return
        }
        #expect(found == segment)
        #expect(said.hasPrefix(instead))
        #expect(error.code == "otherSyntax")
        #expect(error.description == "\"\(pattern)\" has \"\(segment)\", which is another router's syntax: \(said).")
    }

    @Test func `U34: a catch-all before the end says what to write instead`() throws {
        let error = try #require(throws: LinkTableError.self) { try LinkPattern("a/*rest/b") }
        #expect(
            error.description
                == "\"a/*rest/b\" goes on after its catch-all, which takes all segments to the end; "
                + "write :name for one of them.")
    }

    @Test(arguments: [
        ("/%7Bid%7D", "/{id}"), ("/%3Aid", "/:id"), ("/%2A", "/*"), ("/%2Arest", "/*rest"), ("/a%3Fb", "/a%3Fb"),
        ("/a%2Fb", "/a%2Fb"), ("/100%25", "/100%25"), ("/%23", "/%23"), ("/%28x%29", "/(x)"), ("/%5Bid%5D", "/[id]"),
        ("/a%5Cb", "/a%5Cb"), ("/%C3%A9", "/é"), ("/%66eed", "/feed"),
    ])
    func `U34: every literal can be written, as it is in a link`(pattern: String, link: String) throws {
        let table = try table(pattern, "nothing")
        #expect(try table.match(path: link)?.index == 0)
        #expect(try table.match(path: pattern)?.index == 0)
        #expect(try LinkPattern(table.declarations[0].pattern.description) == table.declarations[0].pattern)
        let printed = try table.link(to: LinkPattern(pattern), parameters: [], as: .relative)
        #expect(try table.match(path: printed)?.index == 0)
        #expect(try table.match(path: "/other") == nil)
    }
}
