/// Where the segments of a path begin: those of the first eight are kept, sixteen bits each; a later one is found by going
/// on from there.
struct SegmentStarts: Sendable {
    private var early: UInt64 = 0
    private var late: UInt64 = 0
    private(set) var count = 0

    @inline(__always)
    mutating func append(_ start: Int) {
        let bits = UInt64(truncatingIfNeeded: start) &<< UInt64(truncatingIfNeeded: 16 &* (count & 3))
        if count < 4 { early |= bits } else if count < 8 { late |= bits }
        count &+= 1
    }

    /// - Parameter end: the path's.
    @inline(__always)
    func segment(_ place: Int, in bytes: Span<UInt8>, to end: Int) -> Range<Int> {
        let start = start(place, in: bytes, to: end)
        guard place &+ 1 < count else { return Range(uncheckedBounds: (start, end)) }
        let next = place < 7 ? kept(place &+ 1) &- 1 : bytes.first(UInt8(ascii: "/"), from: start, to: end)
        return Range(uncheckedBounds: (start, next))
    }

    /// Where a segment begins.
    @inline(__always)
    func start(_ place: Int, in bytes: Span<UInt8>, to end: Int) -> Int {
        guard place > 7 else { return kept(place) }
        var start = kept(7)
        for _ in 7..<place { start = bytes.first(UInt8(ascii: "/"), from: start, to: end) &+ 1 }
        return start
    }

    @inline(__always)
    private func kept(_ place: Int) -> Int {
        let word = place < 4 ? early : late
        return Int(truncatingIfNeeded: word &>> UInt64(truncatingIfNeeded: 16 &* (place & 3)) & 0xFFFF)
    }
}
