import DeepLinks
import Testing

@Suite struct LinkParameterTests {
    @Test func `its place follows from the pattern: a name in the path, else a query item`() throws {
        let match = try #require(try table("room/:id").match(path: "room/5?id=6&page=7"))
        #expect(try LinkParameter("id", Int.self).value(in: match) == 5)
        #expect(try LinkParameter("page", Int.self).value(in: match) == 7)
    }

    @Test func `an optional one may be left out, not left empty`() throws {
        let page = LinkParameter("page", optional: Int.self)
        #expect(try page.value(in: match("list")) == nil)
        #expect(try page.value(in: match("list?page=2&page=3")) == 2)
        for (query, found) in [("page=", ""), ("page", ""), ("page=x", "x")] {
            let match = try match("list?" + query)
            #expect(
                linkError { try page.value(in: match) }
                    == .invalidParameter(name: "page", expected: "Int", found: found))
        }
    }

    @Test(arguments: [
        ("pages=1&page=2", 2), ("pag=1&page=2", 2), ("a=page&page=2", 2), ("page%=1&page=2", 2), ("&&page=2&", 2),
        ("p%61ge=2&page=3", 2), ("pag%65=2", 2), ("xpage=1", nil), ("Page=1", nil), ("page%3D=1", nil),
    ])
    func `a query item is found by its whole name, however that is written`(query: String, page: Int?) throws {
        #expect(try LinkParameter("page", optional: Int.self).value(in: match("list?" + query)) == page)
    }

    @Test func `a repeated one is read as often as it is there`() throws {
        let tags = LinkParameter("tag", repeated: String.self)
        #expect(try tags.value(in: match("list")) == [])
        #expect(try tags.value(in: match("list?tag=b&x=1&tag=a%2Fb")) == ["b", "a/b"])
    }

    @Test func `its declaration says what it is, and what a link without it means`() {
        let required = LinkParameter("id", Int.self)
        let optional = LinkParameter("id", optional: Int.self)
        let repeated = LinkParameter("id", repeated: Int.self)
        let declarations = [required.declaration, optional.declaration, repeated.declaration]
        #expect(declarations.allSatisfy { $0.name == "id" && $0.typeName == "Int" })
        #expect(declarations.map(\.isRequired) == [true, false, false])
        #expect(declarations.map(\.isRepeated) == [false, false, true])
        #expect(required.absentValue == nil)
        #expect(optional.absentValue == .some(nil))
        #expect(repeated.absentValue == [])
    }

    private func match(_ path: String) throws -> LinkMatch {
        try #require(try table("list").match(path: path))
    }
}
