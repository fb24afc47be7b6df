/// Reads a path segment by segment; one leading and one trailing slash are ignored.
struct PathScanner {
    /// Where the next segment begins, or the path ends.
    private(set) var index: Int
    /// Of the segments so far.
    private(set) var count = 0

    @inline(__always)
    init(_ bytes: Span<UInt8>, from start: Int) {
        index = start < bytes.count && bytes[start] == UInt8(ascii: "/") ? start &+ 1 : start
    }

    /// One segment as it stands in the link.
    struct Segment {
        let place: Range<Int>
        /// Of what it says once decoded.
        let digest: SegmentDigest
        /// Whether it is written as it says.
        let isPlain: Bool
    }

    /// Nil at the path's end.
    @inline(__always)
    mutating func next(_ bytes: Span<UInt8>) throws(LinkFault) -> Segment? {
        guard index < bytes.count, !bytes[index].endsPath else { return nil }
        guard count < LinkLimits.segments else { throw .tooManySegments }
        let start = index
        var digest = SegmentDigest(at: count)
        // What remains of the link has places from zero on, so that the compiler need not check each.
        let rest = bytes.extracting(start..<bytes.count)
        var length = 0
        while length < rest.count, Self.isPlain(rest[length]) {
            digest.append(rest[length])
            length &+= 1
        }
        var end = start &+ length
        let isPlain = end == bytes.count || bytes[end] == UInt8(ascii: "/") || bytes[end].endsPath
        if !isPlain { (end, digest) = try Self.readEscaped(bytes, from: end, digest) }
        guard end > start else { throw .emptySegment }
        guard !Self.isDots(start..<end, in: bytes) else { throw .dotSegment }
        count &+= 1
        index = end < bytes.count && bytes[end] == UInt8(ascii: "/") ? end &+ 1 : end
        return Segment(place: Range(uncheckedBounds: (start, end)), digest: digest, isPlain: isPlain)
    }

    /// Whether a segment is `.` or `..`, written with escapes or without.
    @inline(__always)
    private static func isDots(_ place: Range<Int>, in bytes: Span<UInt8>) -> Bool {
        let first = bytes[place.lowerBound]
        return (first == UInt8(ascii: ".") || first == UInt8(ascii: "%")) && isDotsDecoded(place, in: bytes)
    }

    @inline(never)
    private static func isDotsDecoded(_ place: Range<Int>, in bytes: Span<UInt8>) -> Bool {
        [".", ".."].contains { $0.withBytes { bytes.decodes(place, to: $0) } }
    }

    /// The rest of a segment from its first escape on, and where it ends.
    @inline(never)
    private static func readEscaped(
        _ bytes: Span<UInt8>, from start: Int, _ digest: SegmentDigest
    ) throws(LinkFault) -> (end: Int, SegmentDigest) {
        var digest = digest
        var reader = EscapeReader(at: start)
        while reader.index < bytes.count, bytes[reader.index] != UInt8(ascii: "/"), !bytes[reader.index].endsPath {
            if bytes[reader.index] == UInt8(ascii: "\\") { throw .backslash }
            let byte = try reader.read(bytes)
            if byte.isControl { throw .controlCharacter }
            digest.append(byte)
        }
        guard reader.isComplete else { throw .brokenText }
        return (reader.index, digest)
    }

    /// Whether a byte stands for itself and ends nothing.
    @inline(__always)
    private static func isPlain(_ byte: UInt8) -> Bool {
        if byte > UInt8(ascii: "\\") { return byte != 0x7F }
        switch byte {
        case 0..<0x20, UInt8(ascii: "#"), UInt8(ascii: "%"), UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "\\"):
            return false
        default: return true
        }
    }
}
