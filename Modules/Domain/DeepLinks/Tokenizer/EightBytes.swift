/// Eight bytes of a text as one number, to look at all of them at once; those after the text's end are zero.
///
/// Subtracting one from each byte borrows from the next one up, so of the bytes that a test marks only the first is
/// certain, and only the first is ever asked for.
struct EightBytes {
    /// The first byte is the lowest.
    let bits: UInt64
    private static let ones: UInt64 = 0x0101_0101_0101_0101

    @inline(__always)
    init(_ text: Span<UInt8>, at index: Int) {
        bits =
            index &+ 8 <= text.count
            ? UInt64(littleEndian: text.bytes.unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self))
            : Self.end(of: text, from: index)
    }

    /// Fewer than eight bytes: the upper ones of the text's last eight, if it has so many.
    @inline(__always)
    private static func end(of text: Span<UInt8>, from index: Int) -> UInt64 {
        if text.count >= 8 {
            let last = text.bytes.unsafeLoadUnaligned(fromByteOffset: text.count &- 8, as: UInt64.self)
            return (UInt64(littleEndian: last) &>> 8) &>> UInt64(8 &* (index &+ 7 &- text.count))
        }
        var bits: UInt64 = 0
        var offset = text.count
        while offset > index {
            offset &-= 1
            bits = bits &<< 8 | UInt64(text[offset])
        }
        return bits
    }

    /// The bytes before a place, which is below eight; zero from there on.
    @inline(__always)
    func prefix(_ count: Int) -> UInt64 { bits & ((1 &<< UInt64(8 &* count)) &- 1) }

    /// The byte at a place, which is below eight.
    @inline(__always)
    func byte(_ index: Int) -> UInt8 { UInt8(truncatingIfNeeded: bits &>> UInt64(8 &* index)) }

    /// How many bytes come before the first one marked; eight if none is.
    @inline(__always)
    static func count(before marks: UInt64) -> Int {
        (marks & (ones &<< 7)).trailingZeroBitCount &>> 3
    }

    /// Marks a byte, whose bits outside of a mask are not compared.
    @inline(__always)
    func marks(of byte: UInt8, ignoring mask: UInt8 = 0) -> UInt64 {
        let difference = (bits | Self.ones &* UInt64(mask)) ^ (Self.ones &* UInt64(byte | mask))
        return (difference &- Self.ones) & ~difference
    }

    /// Marks the bytes below one.
    @inline(__always)
    func marks(below byte: UInt8) -> UInt64 {
        (bits &- Self.ones &* UInt64(byte)) & ~bits
    }
}
