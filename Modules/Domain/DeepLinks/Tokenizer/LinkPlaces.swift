/// Where the segments, query and fragment of a link stand in its bytes; no text is copied.
struct LinkPlaces: Sendable {
    /// Where the first eight segments of the path begin; a later one is found by going on from there.
    private let starts: (UInt64, UInt64)
    /// Of the path.
    let segmentCount: Int
    /// Whether no segment holds an escape.
    let isPathPlain: Bool
    /// Where the last segment ends.
    private let pathEnd: Int
    /// Without `?`; empty where there is none.
    private(set) var query = 0..<0
    /// Without `#`.
    private(set) var fragment: Range<Int>?

    /// The path as far as it was read, with query and fragment, whose escapes are checked when somebody reads them.
    ///
    /// - Throws: `controlCharacter` or `backslash`.
    @inline(__always)
    init(_ path: PathScanner, in bytes: Span<UInt8>) throws(LinkFault) {
        starts = path.starts
        segmentCount = path.count
        isPathPlain = path.isPlain
        pathEnd = path.end
        var index = path.index
        guard index < bytes.count else { return }
        if bytes[index] == UInt8(ascii: "?") {
            index &+= 1
            query = Range(uncheckedBounds: (index, bytes.count))
        }
        while index < bytes.count {
            let eight = EightBytes(bytes, at: index)
            let count = EightBytes.count(
                before: eight.marks(below: 0x20) | eight.marks(of: UInt8(ascii: "#"))
                    | eight.marks(of: UInt8(ascii: "\\")) | eight.marks(of: 0x7F))
            index &+= count
            guard count < 8, index < bytes.count else { continue }
            if bytes[index] == UInt8(ascii: "\\") { throw .backslash }
            guard bytes[index] == UInt8(ascii: "#") else { throw .controlCharacter }
            index &+= 1
            guard fragment == nil else { continue }
            fragment = Range(uncheckedBounds: (index, bytes.count))
            if query.upperBound > 0 { query = Range(uncheckedBounds: (query.lowerBound, index &- 1)) }
        }
    }

    /// One segment of the path.
    @inline(__always)
    func segment(_ index: Int, in bytes: Span<UInt8>) -> Range<Int> {
        let end = index &+ 1 < segmentCount ? start(of: index &+ 1, in: bytes) &- 1 : pathEnd
        return Range(uncheckedBounds: (start(of: index, in: bytes), end))
    }

    /// A segment of the path and all after it.
    @inline(__always)
    func rest(from index: Int, in bytes: Span<UInt8>) -> Range<Int> {
        Range(uncheckedBounds: (start(of: index, in: bytes), pathEnd))
    }

    @inline(__always)
    private func start(of index: Int, in bytes: Span<UInt8>) -> Int {
        if index >= 8 { return laterStart(of: index, in: bytes) }
        let starts = index < 4 ? starts.0 : starts.1
        return Int(UInt16(truncatingIfNeeded: starts &>> UInt64(truncatingIfNeeded: 16 &* index)))
    }

    @inline(never)
    private func laterStart(of index: Int, in bytes: Span<UInt8>) -> Int {
        var start = start(of: 7, in: bytes)
        for _ in 7..<index { start = bytes.first(UInt8(ascii: "/"), from: start, to: pathEnd) &+ 1 }
        return start
    }
}
