/// One segment of a path as it stands in a link.
struct PathPiece {
    let start: Int
    let end: Int
    let key: SegmentKey
    private let hasEscapes: Bool

    /// Nil if it is empty, a dot segment, or holds a character or an escape that no segment may.
    @inline(__always)
    init?(_ bytes: Span<UInt8>, at start: Int) {
        var end = bytes.nextMark(from: start)
        while !bytes.isPathBorder(end) {
            switch bytes[end] {
            case UInt8(ascii: "%"):
                self.init(escaped: bytes, at: start)
                return
            case UInt8(ascii: "!"), UInt8(ascii: "'"): end = bytes.nextMark(from: end &+ 1)
            default: return nil
            }
        }
        self.init(start: start, end: end, key: SegmentKey(bytes, from: start, to: end), hasEscapes: false)
    }

    private init?(escaped bytes: Span<UInt8>, at start: Int) {
        var key = SegmentKey()
        var reader = EscapeReader(at: start)
        while !bytes.isPathBorder(reader.index) {
            let isBackslash = bytes[reader.index] == UInt8(ascii: "\\")
            guard !isBackslash, let byte = reader.read(bytes), !byte.isControl else { return nil }
            key.append(byte)
        }
        guard reader.isComplete else { return nil }
        self.init(start: start, end: reader.index, key: key, hasEscapes: true)
    }

    @inline(__always)
    private init?(start: Int, end: Int, key: SegmentKey, hasEscapes: Bool) {
        guard end > start, !key.isDots else { return nil }
        self.start = start
        self.end = end
        self.key = key
        self.hasEscapes = hasEscapes
    }

    /// Whether it is, once decoded, this literal of the same length.
    func equals(_ literal: Span<UInt8>, in bytes: Span<UInt8>) -> Bool {
        guard hasEscapes else { return bytes.holds(literal, at: start) }
        var reader = EscapeReader(at: start)
        for index in literal.indices {
            guard reader.index < end, reader.read(bytes) == literal[index] else { return false }
        }
        return true
    }
}

extension Span<UInt8> {
    /// Whether a segment ends here.
    @inline(__always)
    func isPathBorder(_ index: Int) -> Bool {
        index >= count || self[index] == UInt8(ascii: "/") || isPathEnd(index)
    }

    /// Whether the path ends here.
    @inline(__always)
    func isPathEnd(_ index: Int) -> Bool {
        index >= count || self[index] == UInt8(ascii: "?") || self[index] == UInt8(ascii: "#")
    }
}
