/// Where the parts of a link stand, in bytes from its beginning.
struct LinkPlaces {
    /// Start and end of the path in the lower half, of the query in the upper.
    private var bounds: UInt64 = 0
    /// The fragment's start in the lower half, a bit above it for escapes.
    private var rest: UInt32 = 0

    /// Without leading and trailing slash.
    @inline(__always)
    var path: Range<Int> {
        get { bound(0)..<bound(16) }
        set { setBounds(newValue.lowerBound, newValue.upperBound, at: 0) }
    }

    /// Without `?`; empty where there is none.
    @inline(__always)
    var query: Range<Int> { bound(32)..<bound(48) }

    /// Zero where there is no `#`.
    @inline(__always)
    var fragmentStart: Int { Int(rest & 0xFFFF) }

    /// Whether there are escapes in the query or the fragment.
    @inline(__always)
    var hasEscapes: Bool { rest > 0xFFFF }

    @inline(__always)
    private func bound(_ shift: UInt64) -> Int { Int(truncatingIfNeeded: bounds &>> shift & 0xFFFF) }

    @inline(__always)
    private mutating func setBounds(_ start: Int, _ end: Int, at shift: UInt64) {
        let new = UInt64(truncatingIfNeeded: end) &<< 16 | UInt64(truncatingIfNeeded: start)
        bounds = bounds & ~(0xFFFF_FFFF &<< shift) | new &<< shift
    }

    /// Finds query and fragment; false if one of them holds a character or an escape that no link may.
    mutating func readTail(_ bytes: Span<UInt8>, from start: Int) -> Bool {
        var index = start
        if bytes[start] == UInt8(ascii: "?") {
            index &+= 1
            setBounds(index, bytes.count, at: 32)
        }
        while true {
            index = bytes.nextMark(from: index)
            guard index < bytes.count else { return true }
            switch bytes[index] {
            case UInt8(ascii: "%"):
                guard let end = EscapeReader.end(of: bytes, from: index) else { return false }
                rest |= 0x1_0000
                index = end
            case UInt8(ascii: "#"):
                if fragmentStart == 0 {
                    rest |= UInt32(truncatingIfNeeded: index &+ 1)
                    if query.lowerBound > 0 { setBounds(query.lowerBound, index, at: 32) }
                }
                index &+= 1
            case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: "'"): index &+= 1
            default: return false
            }
        }
    }
}

/// How bytes of a link are found again.
extension Span<UInt8> {
    /// A segment of a path by its position, or all from there on.
    @inline(__always)
    func segment(_ position: Int, of path: Range<Int>, toEnd: Bool) -> Range<Int> {
        var start = path.lowerBound
        for _ in 0..<position { start = first(UInt8(ascii: "/"), from: start, to: path.upperBound) &+ 1 }
        return start..<(toEnd ? path.upperBound : first(UInt8(ascii: "/"), from: start, to: path.upperBound))
    }

    /// The value of the first item of that name.
    ///
    /// - Parameter name: where in `names` it stands; it is to be a plain one.
    @inline(__always)
    func queryValue(_ name: Range<Int>, of names: Span<UInt8>, in query: Range<Int>) -> Range<Int>? {
        var start = query.lowerBound
        while start < query.upperBound {
            let nameEnd = start &+ name.count
            let isNamed = nameEnd <= query.upperBound && holds(name, of: names, at: start)
            if isNamed, nameEnd < query.upperBound, self[nameEnd] == UInt8(ascii: "=") {
                return nameEnd &+ 1..<first(UInt8(ascii: "&"), from: nameEnd &+ 1, to: query.upperBound)
            }
            let end = first(UInt8(ascii: "&"), from: start, to: query.upperBound)
            if isNamed, nameEnd == end { return end..<end }
            if first(UInt8(ascii: "%"), from: start, to: end) < end {
                let nameEnd = first(UInt8(ascii: "="), from: start, to: end)
                if decodes(start..<nameEnd, to: names.extracting(name)) { return Swift.min(nameEnd &+ 1, end)..<end }
            }
            start = end &+ 1
        }
        return nil
    }

    /// Whether these bytes are, once decoded, the given text.
    @inline(never)
    private func decodes(_ place: Range<Int>, to text: Span<UInt8>) -> Bool {
        var reader = EscapeReader(at: place.lowerBound)
        for index in text.indices {
            guard reader.index < place.upperBound, reader.read(self) == text[index] else { return false }
        }
        return reader.index == place.upperBound
    }
}

extension String {
    /// Whether an item of that name is written in a query as the name itself is.
    var isPlainQueryName: Bool {
        !isEmpty && !utf8.contains { "%=&#".utf8.contains($0) }
    }
}
