/// Reads a path segment by segment; one leading and one trailing slash are ignored.
struct PathScanner {
    /// Where the next segment begins, or the path ends.
    private(set) var index: Int
    /// Of the segments so far.
    private(set) var count = 0
    /// Where the first eight segments begin, in sixteen bits each, the first ones lowest.
    private(set) var starts: (UInt64, UInt64) = (0, 0)
    /// Where the last segment ends.
    private(set) var end = 0
    /// Whether no segment holds an escape.
    private(set) var isPlain = true

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
        let start = index
        guard start < bytes.count else { return nil }
        var (end, digest, isPlain) = (start, SegmentDigest(at: count), true)
        var eight = EightBytes(bytes, at: end)
        while eight.plainCount == 8 {
            digest.append(eight.bits)
            end &+= 8
            eight = EightBytes(bytes, at: end)
        }
        digest.append(eight.prefix(eight.plainCount))
        end &+= eight.plainCount
        var stop = eight.byte(eight.plainCount)
        if stop != UInt8(ascii: "/"), !stop.endsPath, end < bytes.count {
            (end, digest, isPlain) = try Self.readSlowly(bytes, from: start, at: count)
            stop = end < bytes.count ? bytes[end] : 0
        }
        guard end > start else {
            if stop == UInt8(ascii: "/") { throw .emptySegment }
            return nil
        }
        guard count < LinkLimits.segments else { throw .tooManySegments }
        let place = Range(uncheckedBounds: (start, end))
        guard !Self.isDots(place, in: bytes) else { throw .dotSegment }
        append(place)
        if !isPlain { self.isPlain = false }
        index = stop == UInt8(ascii: "/") ? end &+ 1 : end
        return Segment(place: place, digest: digest, isPlain: isPlain)
    }

    @inline(__always)
    private mutating func append(_ place: Range<Int>) {
        let start = UInt64(truncatingIfNeeded: place.lowerBound) &<< UInt64(truncatingIfNeeded: 16 &* count)
        if count < 4 {
            starts.0 |= start
        } else if count < 8 {
            starts.1 |= start
        }
        count &+= 1
        end = place.upperBound
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

    /// A segment with escapes, or with marks that few links have, and where it ends.
    @inline(never)
    private static func readSlowly(
        _ bytes: Span<UInt8>, from start: Int, at place: Int
    ) throws(LinkFault) -> (end: Int, SegmentDigest, isPlain: Bool) {
        var digest = SegmentDigest(at: place)
        var reader = EscapeReader(at: start)
        var (bits, count): (UInt64, Int) = (0, 0)
        while reader.index < bytes.count, bytes[reader.index] != UInt8(ascii: "/"), !bytes[reader.index].endsPath {
            if bytes[reader.index] == UInt8(ascii: "\\") { throw .backslash }
            let byte = try reader.read(bytes)
            if byte.isControl { throw .controlCharacter }
            bits |= UInt64(byte) &<< UInt64(8 &* count)
            count &+= 1
            if count & 7 == 0 {
                digest.append(bits)
                bits = 0
            }
        }
        guard reader.isComplete else { throw .brokenText }
        digest.append(bits)
        return (reader.index, digest, count == reader.index &- start)
    }
}

extension EightBytes {
    /// How many bytes at the beginning stand for themselves and end nothing. Control characters, and most marks that are
    /// rare in links, are below the hyphen.
    @inline(__always)
    fileprivate var plainCount: Int {
        Self.count(
            before: marks(below: UInt8(ascii: "-")) | marks(of: UInt8(ascii: "/"), ignoring: 0x10)
                | marks(of: UInt8(ascii: "\\")) | marks(of: 0x7F))
    }
}
