import DeepLinks
import Testing

/// `==` of texts takes canonically equivalent ones for equal, that of links does not.
@Suite struct ExactEqualityTests {
    private static let equivalents = ["\u{E9}", "e\u{301}"]

    @Test func `a parsed link and a match are equal by bytes`() throws {
        let texts = ["sample://a/X", "https://X/a", "a?X=1", "a?a=X", "a#X"]
        expectDistinct(
            try texts.flatMap { text in try Self.equivalents.map { try ParsedLink(text.replacing("X", with: $0)) } })
        let table = try table("a/:b", "c/:b")
        let links = ["a/X", "a/b?X", "a/b#X"].flatMap { link in Self.equivalents.map { link.replacing("X", with: $0) } }
        expectDistinct(try (["a/b", "c/b"] + links).map { try #require(try table.match(path: $0)) })
        #expect(try table.match(path: "a/b") == table.match(path: "a/%62"))
        let other = try DeepLinksTests.table("x", "a/:b").match(path: "a/b")
        #expect(try other != table.match(path: "a/b"))
    }

    @Test func `an error is equal by the bytes it found`() {
        let errors = ([nil] + Self.equivalents).flatMap { text in
            [
                LinkError.invalidParameter(name: text ?? "a", expected: "Int", found: "1"),
                .invalidParameter(name: "b", expected: text ?? "a", found: "1"),
                .invalidParameter(name: "c", expected: "Int", found: text),
            ]
        }
        expectDistinct(errors + [.invalidLink, .invalidScheme, .notPermitted(.scheme), .notPermitted(.push)])
    }

    /// Each is equal to itself and to no other.
    private func expectDistinct<Value: Equatable>(_ values: [Value]) {
        for (index, value) in values.enumerated() {
            #expect(values.indices.filter { values[$0] == value } == [index])
        }
    }
}
