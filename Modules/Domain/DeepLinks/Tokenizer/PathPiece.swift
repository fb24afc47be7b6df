/// One segment of a path as it stands in a link.
struct PathPiece {
    let start: Int
    let end: Int
    /// All its decoded bytes, mixed together.
    let digest: UInt64
    /// The last of them that make no whole word of eight, in the highest place how many there are in all, at most 255.
    ///
    /// Digest and tail together tell up to fifteen bytes apart for certain.
    let tail: UInt64
    let hasEscapes: Bool
    /// Whether a slash follows.
    let goesOn: Bool

    /// Nil if it is a dot segment, or holds a character or an escape that no segment may; it may be empty.
    @inline(__always)
    init?(_ bytes: Span<UInt8>, at start: Int) {
        var digest: UInt64 = 0
        var index = start
        var word = bytes.word(at: index)
        var marks = ByteWords.segmentMarks(in: word)
        while marks == 0 {
            digest = Self.mix(digest, word)
            index &+= 8
            word = bytes.word(at: index)
            marks = ByteWords.segmentMarks(in: word)
        }
        let bits = UInt64(truncatingIfNeeded: marks.trailingZeroBitCount & 0x38)
        let end = index &+ Int(truncatingIfNeeded: bits &>> 3)
        let border = UInt8(truncatingIfNeeded: word &>> bits)
        let rest = word & ~(~0 &<< bits)
        guard border == UInt8(ascii: "/") || bytes.isPathEnd(end) else {
            self.init(bytes, from: start, DecodedBytes(end &- start, digest, rest), at: end)
            return
        }
        self.init(
            start: start, end: end, digest: digest ^ rest, tail: Self.tail(end &- start, rest),
            hasEscapes: false, goesOn: border == UInt8(ascii: "/"))
    }

    /// - Parameters:
    ///   - decoded: what comes before the first character that is not plain.
    ///   - index: where that is.
    @inline(never)
    private init?(_ bytes: Span<UInt8>, from start: Int, _ decoded: DecodedBytes, at index: Int) {
        var (decoded, index) = (decoded, index)
        repeat {
            guard let end = decoded.appendMarked(bytes, at: index) else { return nil }
            index = end
            var plain = 8
            while plain == 8 {
                let word = bytes.word(at: index)
                let marks = ByteWords.segmentMarks(in: word)
                plain = marks == 0 ? 8 : marks.trailingZeroBitCount &>> 3
                decoded.append(word & ByteWords.mask(plain), plain)
                index &+= plain
            }
        } while !bytes.isPathBorder(index)
        self.init(
            start: start, end: index, digest: decoded.digest, tail: decoded.tail, hasEscapes: true,
            goesOn: !bytes.isPathEnd(index))
    }

    /// A pattern's literal, in which nothing is a border or an escape.
    init?(literal: Span<UInt8>) {
        var decoded = DecodedBytes()
        for index in literal.indices { decoded.append(UInt64(literal[index]), 1) }
        self.init(
            start: 0, end: literal.count, digest: decoded.digest, tail: decoded.tail, hasEscapes: false, goesOn: false)
    }

    @inline(__always)
    private init?(start: Int, end: Int, digest: UInt64, tail: UInt64, hasEscapes: Bool, goesOn: Bool) {
        if digest | 0x2E00 == 0x2E2E, tail == Self.tail(1, 0x2E) || tail == Self.tail(2, 0x2E2E) { return nil }
        self.start = start
        self.end = end
        self.digest = digest
        self.tail = tail
        self.hasEscapes = hasEscapes
        self.goesOn = goesOn
    }

    @inline(__always)
    var isEmpty: Bool { end == start }

    /// Whether digest and tail say all about it.
    @inline(__always)
    var isExact: Bool { tail &>> 60 == 0 }

    @inline(__always)
    fileprivate static func mix(_ digest: UInt64, _ word: UInt64) -> UInt64 {
        let product = (digest ^ word) &* 0x9E37_79B9_7F4A_7C15
        return product ^ product &>> 29
    }

    @inline(__always)
    fileprivate static func tail(_ count: Int, _ rest: UInt64) -> UInt64 {
        UInt64(truncatingIfNeeded: Swift.min(count, 255)) &<< 56 | rest
    }
}

/// Gathers the bytes of a segment into its digest.
private struct DecodedBytes {
    private var count = 0
    private var mixed: UInt64 = 0
    private var word: UInt64 = 0

    init() {}

    /// - Parameters:
    ///   - count: of the bytes so far.
    ///   - mixed: all of them but the last, fewer than eight.
    ///   - word: those.
    @inline(__always)
    init(_ count: Int, _ mixed: UInt64, _ word: UInt64) {
        self.count = count
        self.mixed = mixed
        self.word = word
    }

    var digest: UInt64 { mixed ^ word }
    var tail: UInt64 { PathPiece.tail(count, word) }

    /// - Parameter bytes: so many, the first in the lowest place.
    @inline(__always)
    mutating func append(_ bytes: UInt64, _ number: Int) {
        let filled = count & 7
        count &+= number
        word |= bytes &<< UInt64(truncatingIfNeeded: 8 &* filled)
        guard filled &+ number >= 8 else { return }
        mixed = PathPiece.mix(mixed, word)
        word = filled == 0 ? 0 : bytes &>> UInt64(truncatingIfNeeded: 64 &- 8 &* filled)
    }

    /// Appends a character that is not plain, and returns where it ends; nil if no segment may hold it.
    @inline(__always)
    mutating func appendMarked(_ bytes: Span<UInt8>, at index: Int) -> Int? {
        let escape = bytes.word(at: index)
        if escape & 0xFF == UInt64(UInt8(ascii: "%")), let byte = ByteWords.escapedASCII(escape) {
            append(byte, 1)
            return byte < 0x20 || byte == 0x7F ? nil : index &+ 3
        }
        guard bytes[index] != UInt8(ascii: "\\") else { return nil }
        var reader = EscapeReader(at: index)
        repeat {
            guard reader.index < bytes.count, let byte = reader.read(bytes), !byte.isControl else { return nil }
            append(UInt64(byte), 1)
        } while !reader.isComplete
        return reader.index
    }
}

extension Span<UInt8> {
    /// Whether the segment that begins here is, once decoded, these bytes.
    func decodesTo(_ literal: Span<UInt8>, at index: Int) -> Bool {
        var reader = EscapeReader(at: index)
        for index in literal.indices {
            guard !isPathBorder(reader.index), reader.read(self) == literal[index] else { return false }
        }
        return isPathBorder(reader.index)
    }

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
