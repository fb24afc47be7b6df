/// Cuts a path at its slashes and decodes the segments; one leading and one trailing slash are ignored.
enum PathReader {
    /// In `/a/%2Fb?x`, `a` stays where it is, `/b` is appended to the bytes, and the path ends at the question mark.
    ///
    /// - Parameters:
    ///   - place: where the path begins, and where it ends at the latest.
    ///   - isInFragment: whether a `#` is a character of it.
    /// - Returns: the ranges of the decoded segments, and where the path ends.
    /// - Throws: what no path may hold.
    @inline(__always)
    static func read(
        _ bytes: inout [UInt8], in place: Range<Int>, isInFragment: Bool = false
    ) throws(LinkFault) -> (segments: [Range<Int>], end: Int) {
        var segments: [Range<Int>] = []
        segments.reserveCapacity(8)
        let (start, count) = (place.lowerBound, place.upperBound)
        func endsPath(_ byte: UInt8) -> Bool { byte.endsPath && !(isInFragment && byte == UInt8(ascii: "#")) }
        var index = start < count && bytes[start] == UInt8(ascii: "/") ? start + 1 : start
        while index < count, !endsPath(bytes[index]) {
            let segmentStart = index
            var hasEscape = false
            while index < count, bytes[index] != UInt8(ascii: "/"), !endsPath(bytes[index]) {
                try bytes[index].checkInLink()
                if bytes[index] == UInt8(ascii: "%") { hasEscape = true }
                index += 1
            }
            var segment = segmentStart..<index
            if segment.isEmpty { throw .emptySegment }
            if hasEscape { segment = try decode(segment, in: &bytes) }
            if segments.count == LinkLimits.segments { throw .tooManySegments }
            if segment.count <= 2, bytes[segment].allSatisfy({ $0 == UInt8(ascii: ".") }) { throw .dotSegment }
            segments.append(segment)
            if index < count, bytes[index] == UInt8(ascii: "/") { index += 1 }
        }
        return (segments, index)
    }

    private static func decode(_ segment: Range<Int>, in bytes: inout [UInt8]) throws(LinkFault) -> Range<Int> {
        let text = try PercentCoding.decoded(bytes[segment])
        let start = bytes.count
        bytes += text.utf8
        if bytes[start...].contains(where: \.isControl) { throw .controlCharacter }
        return start..<bytes.count
    }
}

extension UInt8 {
    /// - Throws: `controlCharacter` or `backslash`, which no part of a link may hold.
    func checkInLink() throws(LinkFault) {
        if isControl { throw .controlCharacter }
        if self == UInt8(ascii: "\\") { throw .backslash }
    }
}
