import DeepLinks
import Testing

/// `==` of texts takes canonically equivalent ones for equal, that of links does not.
@Suite struct ExactEqualityTests {
    private static let composed = "\u{E9}"
    private static let decomposed = "e\u{301}"

    @Test func `what a parameter took is equal by bytes`() {
        let captures = [(Self.composed, "a"), (Self.decomposed, "a"), ("a", Self.composed), ("a", Self.decomposed)]
            .map { LinkMatch.Capture(name: $0, value: $1) }
        expectDistinct(captures)
    }

    @Test func `a query item is equal by bytes`() {
        let names = [Self.composed, Self.decomposed].map { QueryItem(rawName: $0, rawValue: nil) }
        let values = ["", Self.composed, Self.decomposed].map { QueryItem(rawName: "a", rawValue: $0) }
        expectDistinct(names + values)
    }

    @Test func `a parsed link is equal by bytes`() throws {
        let texts = ["sample://a/X", "https://X/a", "a?X=1", "a?a=X", "a#X"]
        expectDistinct(
            try texts.flatMap { text in
                try [Self.composed, Self.decomposed].map { try ParsedLink(text.replacing("X", with: $0)) }
            })
    }

    @Test func `a match is equal by bytes`() throws {
        let table = try table("a/:b", "c/:b")
        let links = ["a/b", "c/b", "a/b?X", "a/b#X", "a/X"]
        let texts = links.flatMap { link in [Self.composed, Self.decomposed].map { link.replacing("X", with: $0) } }
        var seen: Set<[UInt8]> = []
        let distinct = texts.filter { seen.insert(Array($0.utf8)).inserted }
        expectDistinct(try distinct.map { try #require(try table.match(path: $0)) })
        let same = try ["a/b", "a/%62"].map { try #require(try table.match(path: $0)) }
        #expect(same[0] == same[1])
        let other = try #require(try DeepLinksTests.table("x", "a/:b").match(path: "a/b"))
        #expect(other.pattern == same[0].pattern && other != same[0])
    }

    @Test func `an error is equal by the bytes it found`() {
        let errors = [nil, Self.composed, Self.decomposed].flatMap { text in
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
