import TestSupport
import Testing

@testable import DeepLinks

/// Segments that were made so that the engine's digests of them are the same.
struct AlikeSegmentTests {
    @Test func `segments of sixteen bytes whose digests are alike are told apart`() throws {
        let literal = "sixteen-letters."
        let other = try #require(Self.text(of: 2, alike: literal))
        try expectApart(literal, other)
    }

    @Test func `a segment is told apart from a literal that is 256 bytes longer`() throws {
        let segment = "nineth9th"
        let literal = try #require(Self.text(of: 33, alike: segment)) + segment.suffix(1)
        try expectApart(literal, segment, isTailAlike: false)
    }

    private func expectApart(_ literal: String, _ other: String, isTailAlike: Bool = true) throws {
        let pieces = [literal, other].map { text in
            let bytes = ContiguousArray(text.utf8)
            return PathPiece(literal: bytes.span)
        }
        #expect(pieces[0]?.digest == pieces[1]?.digest && (pieces[0]?.tail == pieces[1]?.tail) == isTailAlike)
        let table = try table(literal, ":other/x")
        #expect(try table.route(path: literal)?.index == 0)
        #expect(try table.route(path: other)?.index == nil)
        #expect(try table.route(path: other + "/x")?.index == 1)
    }

    /// A text of so many words of eight bytes that are mixed into the same as those of another.
    private static func text(of count: Int, alike other: String) -> String? {
        var generator = SeededGenerator(seed: 1)
        let words = words(of: other)
        let end = mixed(words.dropLast()) ^ (words.last ?? 0)
        let plain = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_~".utf8)
        let isPlain = (UInt8.min...UInt8.max).map(plain.contains)
        let start = String(repeating: "abcdefg/", count: count - 2).replacing("/", with: "-")
        let mixedStart = mixed(Self.words(of: start)[...])
        for _ in 0..<4_000_000 {
            var random = generator.next()
            var middle: UInt64 = 0
            for _ in 0..<8 {
                middle = middle << 8 | UInt64(plain[Int(random & 0x3F)])
                random >>= 6
            }
            let last = mix(mixedStart, middle) ^ end
            guard (0..<8).allSatisfy({ isPlain[Int(last >> (8 * $0) & 0xFF)] }) else { continue }
            return start + String(decoding: bytes(of: middle) + bytes(of: last), as: UTF8.self)
        }
        return nil
    }

    private static func mixed(_ words: ArraySlice<UInt64>) -> UInt64 { words.reduce(0, mix) }

    private static func mix(_ digest: UInt64, _ word: UInt64) -> UInt64 {
        let product = (digest ^ word) &* 0x9E37_79B9_7F4A_7C15
        return product ^ product >> 29
    }

    /// Its whole words of eight bytes, the first byte in the lowest place.
    private static func words(of text: String) -> [UInt64] {
        let bytes = Array(text.utf8)
        return stride(from: 0, through: bytes.count - 8, by: 8).map { start in
            bytes[start..<start + 8].reversed().reduce(0) { $0 << 8 | UInt64($1) }
        }
    }

    private static func bytes(of word: UInt64) -> [UInt8] {
        (0..<8).map { UInt8(truncatingIfNeeded: word >> (8 * $0)) }
    }
}
