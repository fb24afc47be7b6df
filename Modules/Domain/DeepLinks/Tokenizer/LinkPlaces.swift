/// Where a link's path, query and fragment stand in its bytes; nothing is copied, and nothing decoded.
struct LinkPlaces: Sendable {
    var segments = SegmentStarts()
    /// Where the last segment ends.
    var pathEnd: UInt16 = 0
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

    @inline(__always)
    func segment(_ place: Int, in bytes: Span<UInt8>) -> Range<Int> {
        segments.segment(place, in: bytes, to: Int(pathEnd))
    }

    /// What a parameter of a pattern took.
    @inline(__always)
    func capture(_ capture: LinkPattern.Capture, in bytes: Span<UInt8>) -> Range<Int> {
        guard capture.isCatchAll else { return segment(capture.place, in: bytes) }
        return segments.start(capture.place, in: bytes, to: Int(pathEnd))..<Int(pathEnd)
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
