import DeepLinks
import Testing

@Suite struct LinkParameterTests {
    private func match(_ path: String) throws -> LinkMatch {
        try #require(try table("list", "room/:id").match(path: path))
    }

    @Test func `a parameter of the pattern's name is read from the path, any other from the query`() throws {
        let match = try match("room/5?id=6&page=7")
        #expect(try LinkParameter("id", Int.self).value(in: match) == 5)
        #expect(try LinkParameter("page", Int.self).value(in: match) == 7)
    }

    @Test(
        arguments: [
            ("list", nil, nil), ("list?page=2&page=3", 2, nil),
            ("list?pages=1&pag=1&a=page&page%=1&&p%61ge=2&", 2, nil),
            ("list?xpage=1&Page=1&page%3D=1", nil, nil), ("list?page=", nil, ""), ("list?page", nil, ""),
            ("list?page=x", nil, "x"),
        ] as [(String, Int?, String?)])
    func `an optional item is found by its whole name, and may be left out, not left empty`(
        link: String, page: Int?, found: String?
    ) throws {
        let match = try match(link)
        let value = Result { () throws(LinkError) in try LinkParameter("page", optional: Int.self).value(in: match) }
        let error = found.map { LinkError.invalidParameter(name: "page", expected: "Int", found: $0) }
        #expect(value == (error.map { .failure($0) } ?? .success(page)))
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
        #expect(required.absentValue == nil && optional.absentValue == .some(nil) && repeated.absentValue == [])
    }
}
