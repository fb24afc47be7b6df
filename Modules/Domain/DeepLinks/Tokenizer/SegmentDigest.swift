/// A number for the decoded bytes of a segment and for its place in the path, to look them up by.
///
/// Texts of one length up to eight bytes, at one place, all differ in their digests.
struct SegmentDigest {
    private(set) var value: UInt64
    private static let multiplier: UInt64 = 0x9E37_79B9_7F4A_7C15

    /// - Parameter place: how many segments come before.
    @inline(__always)
    init(at place: Int) {
        value = UInt64(truncatingIfNeeded: place)
    }

    init(of text: Span<UInt8>, at place: Int) {
        self.init(at: place)
        for index in stride(from: 0, through: text.count, by: 8) { append(EightBytes(text, at: index).bits) }
    }

    /// Appends the next eight bytes, or as many as remain: at last fewer than eight, which may be none.
    @inline(__always)
    mutating func append(_ bits: UInt64) {
        value = value &* Self.multiplier ^ bits
    }

    /// Where to look first in a table of `1 << (64 - shift)` places: the upper bits depend on all bytes.
    @inline(__always)
    static func slot(of value: UInt64, _ shift: UInt64) -> Int {
        Int(truncatingIfNeeded: (value &* multiplier) &>> shift)
    }
}
