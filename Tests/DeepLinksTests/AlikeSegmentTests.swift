import TestSupport
import Testing

@testable import DeepLinks

/// Segments that were made so that their digests are the same.
struct AlikeSegmentTests {
    @Test func `U16: segments whose digests are alike are told apart`() throws {
        let literal = "sixteen-letters."
        let other = try #require(Self.text(alike: literal))
        #expect(Self.digest(of: literal) == Self.digest(of: other) && literal != other)
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

    /// Another text of sixteen bytes: its first eight are taken at random, until the other eight that make up for them
    /// are plain characters.
    private static func text(alike other: String) -> String? {
        var generator = SeededGenerator(seed: 1)
        let plain = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_~".utf8)
        let words = words(of: other)
        let end = mix(words[0]) ^ words[1]
        for _ in 0..<4_000_000 {
            let random = generator.next()
            let first = (0..<8).reduce(UInt64(0)) { $0 << 8 | UInt64(plain[Int(random >> (6 * $1) & 0x3F)]) }
            let last = bytes(of: mix(first) ^ end)
            if last.allSatisfy(plain.contains) { return String(decoding: bytes(of: first) + last, as: UTF8.self) }
        }
        return nil
    }

    /// As the digest of a path's first segment begins.
    private static func mix(_ word: UInt64) -> UInt64 {
        let multiplier: UInt64 = 0x9E37_79B9_7F4A_7C15
        let product = (multiplier ^ word) &* multiplier
        return product ^ product >> 29
    }

    private static func words(of text: String) -> [UInt64] {
        let bytes = Array(text.utf8)
        return [0, 8].map { start in bytes[start..<start + 8].reduce(0) { $0 << 8 | UInt64($1) } }
    }

    private static func bytes(of word: UInt64) -> [UInt8] {
        (0..<8).reversed().map { UInt8(truncatingIfNeeded: word >> (8 * $0)) }
    }
}
