/// A number for the decoded bytes of a segment and for its place in the path, to look them up by.
///
/// Eight bytes are mixed at once; up to seven are told apart by it for certain, if place and count are the same.
struct SegmentDigest {
    private(set) var count = 0
    private var mixed: UInt64
    private var word: UInt64 = 0
    private static let multiplier: UInt64 = 0x9E37_79B9_7F4A_7C15

    /// - Parameter place: how many segments come before.
    @inline(__always)
    init(at place: Int) {
        mixed = UInt64(truncatingIfNeeded: place &+ 1) &* Self.multiplier
    }

    @inline(__always)
    mutating func append(_ byte: UInt8) {
        word = word &<< 8 | UInt64(byte)
        count &+= 1
        guard count & 7 == 0 else { return }
        mixed = (mixed ^ word) &* Self.multiplier
        mixed ^= mixed &>> 29
        word = 0
    }

    @inline(__always)
    var value: UInt64 { mixed ^ word }

    /// Whether all bytes are in the number as they are.
    @inline(__always)
    var isExact: Bool { count < 8 }

    /// Whether it is `.` or `..`.
    @inline(__always)
    var isDots: Bool { count <= 2 && (word == 0x2E || word == 0x2E2E) }

    /// Where to look first in a table of `1 << (64 - shift)` places. The upper bits of the product depend on all of the
    /// digest's.
    @inline(__always)
    static func slot(of value: UInt64, _ shift: UInt64) -> Int {
        Int(truncatingIfNeeded: (value &* multiplier) &>> shift)
    }
}
