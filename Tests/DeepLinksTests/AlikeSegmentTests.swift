import Testing

@testable import DeepLinks

struct AlikeSegmentTests {
    @Test func `U16: segments whose digests are alike are told apart`() throws {
        // Twelve bytes turn a digest by sixty bits, so the fifth bit of the first one falls on the first bit of the last.
        let (literal, other) = ("album-of-2026", "qlbum-of-2027")
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
        var digest = SegmentDigest(at: 0)
        for byte in text.utf8 { digest.append(byte) }
        return digest.value
    }
}
