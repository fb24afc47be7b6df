/// Where the segments, query and fragment of a link stand in its bytes; no text is copied.
struct LinkPlaces: Sendable {
    /// Where the first eight segments of the path begin; a later one is found by going on from there.
    private var starts = SIMD8<UInt16>()
    /// Of the path.
    private(set) var segmentCount: UInt16 = 0
    /// Whether no segment holds an escape.
    private(set) var isPathPlain = true
    /// Where the last segment ends.
    private var pathEnd: UInt16 = 0
    /// Zero where there is no `?`.
    private var queryStart: UInt16 = 0
    private var queryEnd: UInt16 = 0
    /// Zero where there is no `#`.
    private var fragmentStart: UInt16 = 0

    /// Without `?`; empty where there is none.
    @inline(__always)
    var query: Range<Int> { Range(uncheckedBounds: (Int(queryStart), Int(queryEnd))) }

    /// Without `#`.
    func fragment(in bytes: Span<UInt8>) -> Range<Int>? {
        fragmentStart == 0 ? nil : Int(fragmentStart)..<bytes.count
    }

    /// Adds a segment of the path.
    @inline(__always)
    mutating func append(_ segment: PathScanner.Segment) {
        if segmentCount < 8 { starts[Int(segmentCount)] = UInt16(truncatingIfNeeded: segment.place.lowerBound) }
        segmentCount &+= 1
        pathEnd = UInt16(truncatingIfNeeded: segment.place.upperBound)
        if !segment.isPlain { isPathPlain = false }
    }

    /// One segment of the path.
    @inline(__always)
    func segment(_ index: Int, in bytes: Span<UInt8>) -> Range<Int> {
        let rest = rest(from: index, in: bytes)
        return rest.lowerBound..<bytes.first(UInt8(ascii: "/"), from: rest.lowerBound, to: rest.upperBound)
    }

    /// A segment of the path and all after it.
    @inline(__always)
    func rest(from index: Int, in bytes: Span<UInt8>) -> Range<Int> {
        var start = Int(starts[Swift.min(index, 7)])
        let end = Int(pathEnd)
        for _ in 7..<Swift.max(7, index) { start = bytes.first(UInt8(ascii: "/"), from: start, to: end) &+ 1 }
        return start..<end
    }

    /// Finds query and fragment. Their escapes are looked at when somebody reads them.
    ///
    /// - Parameter start: where the path ends.
    /// - Throws: `controlCharacter` or `backslash`.
    @inline(__always)
    mutating func readTail(_ bytes: Span<UInt8>, from start: Int) throws(LinkFault) {
        guard start < bytes.count else { return }
        var index = start
        if bytes[start] == UInt8(ascii: "?") {
            index &+= 1
            queryStart = UInt16(truncatingIfNeeded: index)
            queryEnd = UInt16(truncatingIfNeeded: bytes.count)
        }
        while index < bytes.count {
            switch bytes[index] {
            case 0..<0x20, 0x7F: throw .controlCharacter
            case UInt8(ascii: "\\"): throw .backslash
            case UInt8(ascii: "#") where fragmentStart == 0:
                fragmentStart = UInt16(truncatingIfNeeded: index &+ 1)
                if queryStart > 0 { queryEnd = UInt16(truncatingIfNeeded: index) }
            default: break
            }
            index &+= 1
        }
    }
}
