/// One segment of a path as it stands in a link.
struct PathPiece {
    let start: Int
    let end: Int
    /// In bytes, once decoded.
    let length: Int
    /// Up to eight decoded bytes in full, more of them mixed together.
    let digest: UInt64
    let hasEscapes: Bool
    /// Whether a slash follows.
    let goesOn: Bool

    /// Nil if it is a dot segment, or holds a character or an escape that no segment may; it may be empty.
    @inline(__always)
    init?(_ bytes: Span<UInt8>, at start: Int) {
        var digest: UInt64 = 0
        var index = start
        var word = bytes.word(at: index)
        var marks = ByteWords.marks(in: word)
        while marks == 0 {
            digest = Self.mix(digest, word)
            index &+= 8
            word = bytes.word(at: index)
            marks = ByteWords.marks(in: word)
        }
        let bits = UInt64(truncatingIfNeeded: marks.trailingZeroBitCount & 0x38)
        let end = index &+ Int(truncatingIfNeeded: bits &>> 3)
        let border = UInt8(truncatingIfNeeded: word &>> bits)
        guard border == UInt8(ascii: "/") || bytes.isPathEnd(end) else {
            self.init(slowly: bytes, at: start)
            return
        }
        self.init(
            start: start, end: end, length: end &- start, digest: digest ^ word & ~(~0 &<< bits), hasEscapes: false,
            goesOn: border == UInt8(ascii: "/"))
    }

    /// Byte by byte, as escapes have to be read.
    @inline(never)
    private init?(slowly bytes: Span<UInt8>, at start: Int) {
        var (digest, word, length): (UInt64, UInt64, Int) = (0, 0, 0)
        var reader = EscapeReader(at: start)
        while !bytes.isPathBorder(reader.index) {
            let isBackslash = bytes[reader.index] == UInt8(ascii: "\\")
            guard !isBackslash, let byte = reader.read(bytes), !byte.isControl else { return nil }
            word |= UInt64(byte) &<< UInt64(8 &* (length & 7))
            length &+= 1
            guard length & 7 == 0 else { continue }
            digest = Self.mix(digest, word)
            word = 0
        }
        guard reader.isComplete else { return nil }
        self.init(
            start: start, end: reader.index, length: length, digest: digest ^ word, hasEscapes: true,
            goesOn: !bytes.isPathEnd(reader.index))
    }

    /// A pattern's literal, in which nothing is a border or an escape.
    init?(literal: Span<UInt8>) {
        var digest: UInt64 = 0
        var index = 0
        while literal.count &- index >= 8 {
            digest = Self.mix(digest, literal.word(at: index))
            index &+= 8
        }
        self.init(
            start: 0, end: literal.count, length: literal.count, digest: digest ^ literal.word(at: index),
            hasEscapes: false, goesOn: false)
    }

    @inline(__always)
    private init?(start: Int, end: Int, length: Int, digest: UInt64, hasEscapes: Bool, goesOn: Bool) {
        guard digest != 0x2E || length != 1, digest != 0x2E2E || length != 2 else { return nil }
        self.start = start
        self.end = end
        self.length = length
        self.digest = digest
        self.hasEscapes = hasEscapes
        self.goesOn = goesOn
    }

    /// Whether length and digest say all about it.
    @inline(__always)
    var isExact: Bool { length <= 8 }

    /// Where edges that it might be on are kept, relative to their state.
    @inline(__always)
    var slot: Int {
        let folded = digest ^ digest &>> 32 &+ UInt64(truncatingIfNeeded: length)
        let mixed = folded &* 0x9E37_79B9_7F4A_7C15
        return Int(truncatingIfNeeded: mixed &>> 32)
    }

    /// Loses nothing of the first eight bytes.
    @inline(__always)
    private static func mix(_ digest: UInt64, _ word: UInt64) -> UInt64 {
        let product = (digest ^ word) &* 0x9E37_79B9_7F4A_7C15
        return product ^ product &>> 29
    }
}

extension Span<UInt8> {
    /// Whether the bytes from `index` on begin, once decoded, with these, up to a border.
    func decodesTo(_ literal: Span<UInt8>, at index: Int) -> Bool {
        var reader = EscapeReader(at: index)
        for index in literal.indices {
            guard !isPathBorder(reader.index), reader.read(self) == literal[index] else { return false }
        }
        return true
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
