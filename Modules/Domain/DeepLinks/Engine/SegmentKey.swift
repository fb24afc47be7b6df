/// What a segment's decoded bytes are looked up by: eight bytes or less are kept as they are, more are mixed together.
struct SegmentKey {
    private(set) var length = 0
    private var mixed: UInt64 = 0
    private var word: UInt64 = 0

    /// Takes the bytes one by one, as they are decoded.
    init() {}

    @inline(__always)
    init(_ bytes: Span<UInt8>, from start: Int, to end: Int) {
        length = end &- start
        var start = start
        while end &- start > 8 {
            mixed = Self.mix(mixed, bytes.word(at: start))
            start &+= 8
        }
        word = bytes.word(at: start) & ByteWords.mask(end &- start)
    }

    mutating func append(_ byte: UInt8) {
        let place = length & 7
        if place == 0, length > 0 {
            mixed = Self.mix(mixed, word)
            word = 0
        }
        word |= UInt64(byte) &<< UInt64(8 &* place)
        length &+= 1
    }

    @inline(__always)
    var digest: UInt64 {
        length <= 8 ? word : Self.mix(mixed, word)
    }

    /// Whether it says all about the segment.
    @inline(__always)
    var isExact: Bool { length <= 8 }

    /// `.` and `..`
    @inline(__always)
    var isDots: Bool {
        length <= 2 && word == 0x2E2E & ByteWords.mask(length)
    }

    @inline(__always)
    private static func mix(_ mixed: UInt64, _ word: UInt64) -> UInt64 {
        let product = (mixed ^ word) &* 0x9E37_79B9_7F4A_7C15
        return product ^ product &>> 29
    }
}
