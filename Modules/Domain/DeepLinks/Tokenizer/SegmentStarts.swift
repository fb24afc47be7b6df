/// Where the segments of a path begin: those of the first eight are kept, sixteen bits each; a later one is found by going
/// on from there.
struct SegmentStarts: Sendable {
    private var early: UInt64 = 0
    private var late: UInt64 = 0

    @inline(__always)
    mutating func set(_ start: Int, at place: Int) {
        let bits = UInt64(truncatingIfNeeded: start) &<< UInt64(truncatingIfNeeded: 16 &* (place & 3))
        if place < 4 { early |= bits } else if place < 8 { late |= bits }
    }

    /// - Parameter end: the path's.
    @inline(__always)
    func start(of place: Int, in bytes: Span<UInt8>, to end: Int) -> Int {
        let word = place < 4 ? early : late
        guard place > 7 else {
            return Int(truncatingIfNeeded: word &>> UInt64(truncatingIfNeeded: 16 &* (place & 3)) & 0xFFFF)
        }
        var start = start(of: 7, in: bytes, to: end)
        for _ in 7..<place { start = bytes.first(UInt8(ascii: "/"), from: start, to: end) &+ 1 }
        return start
    }
}
