import DeepLinks
import Testing

@Suite struct OtherSyntaxTests {
    /// What the error says of each form.
    private enum Advice {
        static let named = "Write {id}, <id>, [id] and ::id as :id;"
        static let typed = #"as :id with its type declared, such as LinkParameter("id", Int.self);"#
        static let optional = "as two patterns, with the segment and without;"
        static let part = "as one parameter for the whole segment, which the route takes apart;"
        static let rest = "as *id, the last segment;"
        static let item = #"an item after ? as LinkParameter("item", …);"#
        static let fragment = "leave out what follows #;"
        static let literal = #"write a literal mark as its escape: : is %3A, * is %2A, { is %7B, ( is %28, \ is %5C."#
    }

    @Test(arguments: [
        ("user/:id?", ":id?", Advice.optional), ("user(/:id)", "user(", Advice.optional),
        (#"user/:id(\d+)"#, #":id(\d+)"#, Advice.typed), ("user/<int:id>", "<int:id>", Advice.typed),
        ("user/{id}", "{id}", Advice.named), ("user/<id>", "<id>", Advice.named), ("user/[id]", "[id]", Advice.named),
        ("user/::x", "::x", Advice.named), ("user/pre:id", "pre:id", Advice.part), ("user/:1️⃣", ":1️⃣", Advice.part),
        ("a/**/b", "**", Advice.rest), ("img/a*b", "a*b", Advice.rest), ("img/:path+", ":path+", Advice.rest),
        ("img/[[...path]]", "[[...path]]", Advice.rest), ("img/{path:.*}", "{path:.*}", Advice.rest),
        ("chat?roomId=:id", "chat?roomId=:id", Advice.item), ("home#top", "home#top", Advice.fragment),
        (#"user/a\b"#, #"a\b"#, Advice.literal),
    ])
    func `U34: another router's syntax is an error that says how each form is written here`(
        pattern: String, segment: String, advice: String
    ) throws {
        let error = try #require(throws: LinkTableError.self) { try LinkPattern(pattern) }
        #expect(error == .otherSyntax(segment, pattern: pattern))
        #expect(error.code == "otherSyntax")
        #expect(error.description.hasPrefix("\"\(pattern)\" has \"\(segment)\", which is another router's syntax. "))
        #expect(error.description.contains(advice))
    }

    @Test func `U34: a catch-all before the end says what to write instead`() throws {
        let error = try #require(throws: LinkTableError.self) { try LinkPattern("a/*rest/b") }
        #expect(
            error.description
                == "\"a/*rest/b\" goes on after its catch-all, which takes all segments to the end; "
                + "write :name for one of them.")
    }

    @Test(arguments: [
        ("/%7Bid%7D", "/{id}"), ("/%3Aid", "/:id"), ("/%2Arest", "/*rest"), ("/a%3Fb", "/a%3Fb"),
        ("/a%2Fb", "/a%2Fb"), ("/100%25", "/100%25"), ("/a%5Cb", "/a%5Cb"), ("/%C3%A9", "/é"),
    ])
    func `U34: every literal can be written, as it is in a link`(pattern: String, link: String) throws {
        let table = try table(pattern, "nothing")
        #expect(try table.match(path: link)?.index == 0)
        #expect(try table.match(path: pattern)?.index == 0)
        #expect(try LinkPattern(table.declarations[0].pattern.description) == table.declarations[0].pattern)
        let printed = try table.link(to: LinkPattern(pattern), parameters: [])
        #expect(try table.match(path: printed)?.index == 0)
        #expect(try table.match(path: "/other") == nil)
    }
}
