import Testing

@testable import DeepLinks

struct AlikeSegmentTests {
    @Test func `U16: segments whose digests are alike are told apart`() throws {
        // The last of each eight bytes is in the upper bits of a digest alone, so that one makes up for the other.
        let (literal, other) = ("tickets-for-2026", "tickets9for-2022")
        #expect(Self.digest(of: literal) == Self.digest(of: other))
        let table = try table(literal, ":other/x")
        #expect(try table.route(path: literal)?.index == 0)
        #expect(try table.route(path: other)?.index == nil)
        #expect(try table.route(path: other + "/x")?.index == 1)
        let both = try DeepLinksTests.table(literal, other)
        for (index, text) in [literal, other].enumerated() {
            let escaped = text.utf8.map { "%" + String($0, radix: 16) }.joined()
            #expect(try [text, escaped].allSatisfy { try both.route(path: $0)?.index == index })
        }
    }

    private static func digest(of text: String) -> UInt64 {
        text.withBytes { SegmentDigest(of: $0, at: 0).value }
    }
}
