/// A number for the decoded bytes of a segment and for its place in the path, to look them up by.
struct SegmentDigest {
    private(set) var value: UInt64
    private static let multiplier: UInt64 = 0x9E37_79B9_7F4A_7C15

    /// - Parameter place: how many segments come before.
    @inline(__always)
    init(at place: Int) {
        value = UInt64(truncatingIfNeeded: place)
    }

    /// Turning is faster than multiplying. Lower-case words of one length, up to twelve letters, all differ in their digests.
    @inline(__always)
    mutating func append(_ byte: UInt8) {
        value = (value &<< 5 | value &>> 59) ^ UInt64(byte)
    }

    /// Where to look first in a table of `1 << (64 - shift)` places: the upper bits depend on all bytes.
    @inline(__always)
    static func slot(of value: UInt64, _ shift: UInt64) -> Int {
        Int(truncatingIfNeeded: (value &* multiplier) &>> shift)
    }
}
