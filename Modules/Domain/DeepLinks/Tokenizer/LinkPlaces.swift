/// Where the segments, query and fragment of a link stand in its bytes; no text is copied.
struct LinkPlaces: Sendable {
    /// Where the first eight segments of the path begin; a later one is found by going on from there.
    private let starts: (UInt64, UInt64)
    /// Of the path.
    let segmentCount: UInt16
    /// Whether no segment holds an escape.
    let isPathPlain: Bool
    /// Where the last segment ends.
    private let pathEnd: UInt16
    /// Zero where there is no `?`.
    private var queryStart: UInt16 = 0
    private var queryEnd: UInt16 = 0
    /// Zero where there is no `#`.
    private var fragmentStart: UInt16 = 0

    /// The path as far as it was read, with query and fragment, whose escapes are looked at when somebody reads them.
    ///
    /// - Throws: `controlCharacter` or `backslash`.
    @inline(__always)
    init(_ path: PathScanner, in bytes: Span<UInt8>) throws(LinkFault) {
        starts = path.starts
        segmentCount = UInt16(truncatingIfNeeded: path.count)
        isPathPlain = path.isPlain
        pathEnd = UInt16(truncatingIfNeeded: path.end)
        var index = path.index
        guard index < bytes.count else { return }
        if bytes[index] == UInt8(ascii: "?") {
            index &+= 1
            queryStart = UInt16(truncatingIfNeeded: index)
            queryEnd = UInt16(truncatingIfNeeded: bytes.count)
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
            guard fragmentStart == 0 else { continue }
            fragmentStart = UInt16(truncatingIfNeeded: index)
            if queryStart > 0 { queryEnd = UInt16(truncatingIfNeeded: index &- 1) }
        }
    }

    /// Without `?`; empty where there is none.
    @inline(__always)
    var query: Range<Int> { Range(uncheckedBounds: (Int(queryStart), Int(queryEnd))) }

    /// Without `#`.
    func fragment(in bytes: Span<UInt8>) -> Range<Int>? {
        fragmentStart == 0 ? nil : Int(fragmentStart)..<bytes.count
    }

    /// One segment of the path.
    @inline(__always)
    func segment(_ index: Int, in bytes: Span<UInt8>) -> Range<Int> {
        let end = index &+ 1 < segmentCount ? start(of: index &+ 1, in: bytes) &- 1 : Int(pathEnd)
        return Range(uncheckedBounds: (start(of: index, in: bytes), end))
    }

    /// A segment of the path and all after it.
    @inline(__always)
    func rest(from index: Int, in bytes: Span<UInt8>) -> Range<Int> {
        Range(uncheckedBounds: (start(of: index, in: bytes), Int(pathEnd)))
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
        for _ in 7..<index { start = bytes.first(UInt8(ascii: "/"), from: start, to: Int(pathEnd)) &+ 1 }
        return start
    }
}
