/// Where the segments, query and fragment of a link stand in its bytes; no text is copied.
struct LinkPlaces: Sendable {
    private var starts = SegmentStarts()
    /// Of the path.
    private(set) var segmentCount: UInt16 = 0
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
    mutating func append(_ segment: Range<Int>) {
        starts.set(segment.lowerBound, at: Int(segmentCount))
        segmentCount &+= 1
        pathEnd = UInt16(truncatingIfNeeded: segment.upperBound)
    }

    /// What a parameter of a pattern took.
    @inline(__always)
    func capture(_ place: Int, isCatchAll: Bool, in bytes: Span<UInt8>) -> Range<Int> {
        let end = Int(pathEnd)
        let start = starts.start(of: place, in: bytes, to: end)
        return start..<(isCatchAll ? end : bytes.first(UInt8(ascii: "/"), from: start, to: end))
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
