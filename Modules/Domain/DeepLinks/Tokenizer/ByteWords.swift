/// A link is read eight bytes at a time, the first in the lowest place; what lies past its end reads as zero.
extension Span<UInt8> {
    @inline(__always)
    func word(at index: Int) -> UInt64 {
        if index <= count &- 8 { return wholeWord(at: index) }
        return count >= 8 ? wholeWord(at: count &- 8) >> (8 &* (index &+ 8 &- count)) : shortWord(at: index)
    }

    @inline(__always)
    private func wholeWord(at index: Int) -> UInt64 {
        let bytes = extracting(index..<index &+ 8)
        // The compiler turns these into one load, once it knows that all are there.
        guard bytes.count == 8 else { return 0 }
        return UInt64(bytes[0]) | UInt64(bytes[1]) &<< 8 | UInt64(bytes[2]) &<< 16 | UInt64(bytes[3]) &<< 24
            | UInt64(bytes[4]) &<< 32 | UInt64(bytes[5]) &<< 40 | UInt64(bytes[6]) &<< 48 | UInt64(bytes[7]) &<< 56
    }

    /// Of fewer than eight bytes altogether.
    @inline(never)
    private func shortWord(at index: Int) -> UInt64 {
        var word: UInt64 = 0
        var place = count
        while place > index {
            place &-= 1
            word = word &<< 8 | UInt64(self[place])
        }
        return word
    }

    /// The first byte from `index` on that a reader must look at, or the end.
    @inline(__always)
    func nextMark(from index: Int) -> Int {
        var index = index
        while true {
            let marks = ByteWords.marks(in: word(at: index))
            if marks != 0 { return index &+ marks.trailingZeroBitCount &>> 3 }
            index &+= 8
        }
    }

    /// The first such byte, or `end`.
    @inline(__always)
    func first(_ byte: UInt8, from start: Int, to end: Int) -> Int {
        var index = start
        while index < end {
            let found = ByteWords.bytes(equalTo: byte, in: word(at: index))
            if found != 0 { return Swift.min(index &+ found.trailingZeroBitCount &>> 3, end) }
            index &+= 8
        }
        return end
    }

    /// Whether part of other bytes stands here.
    @inline(__always)
    func holds(_ part: Range<Int>, of others: Span<UInt8>, at index: Int) -> Bool {
        guard index &+ part.count <= count else { return false }
        var offset = 0
        while offset < part.count {
            let difference = word(at: index &+ offset) ^ others.word(at: part.lowerBound &+ offset)
            guard difference & ByteWords.mask(part.count &- offset) == 0 else { return false }
            offset &+= 8
        }
        return true
    }
}

enum ByteWords {
    private static let ones: UInt64 = 0x0101_0101_0101_0101
    private static let highBits: UInt64 = 0x8080_8080_8080_8080

    /// The first `count` bytes of a word, all eight if there are more.
    @inline(__always)
    static func mask(_ count: Int) -> UInt64 {
        count >= 8 ? ~0 : ~(~0 &<< UInt64(truncatingIfNeeded: 8 &* count))
    }

    /// A bit for each `/`, `?`, `#`, `%`, backslash and control character, and for `!` and `'`, which come along with
    /// two of them; the lowest bit is exact, one above it may be a carry.
    @inline(__always)
    static func marks(in word: UInt64) -> UInt64 {
        let controls = word &- ones &* 0x20
        let slashes = ((word | ones &* 0x10) ^ ones &* 0x3F) &- ones
        let hashes = ((word | ones &* 0x06) ^ ones &* 0x27) &- ones
        let backslashes = (word ^ ones &* 0x5C) &- ones
        // No byte of UTF-8 is 0xFF, so nothing is carried.
        let deletes = word &+ ones
        return (controls | slashes | hashes | backslashes | deletes) & ~word & highBits
    }

    /// The same for a segment of a path, where also what comes before `-` in ASCII is looked at, which is rare there.
    @inline(__always)
    static func segmentMarks(in word: UInt64) -> UInt64 {
        let low = word &- ones &* 0x2D
        let slashes = ((word | ones &* 0x10) ^ ones &* 0x3F) &- ones
        let backslashes = (word ^ ones &* 0x5C) &- ones
        let deletes = word &+ ones
        return (low | slashes | backslashes | deletes) & ~word & highBits
    }

    /// A bit for each such byte; the lowest is exact, one above it may be a carry.
    @inline(__always)
    static func bytes(equalTo byte: UInt8, in word: UInt64) -> UInt64 {
        zeros(word ^ ones &* UInt64(byte)) & highBits
    }

    /// What the first three bytes, a percent sign and two hexadecimal digits, stand for; nil if that is not ASCII.
    @inline(__always)
    static func escapedASCII(_ word: UInt64) -> UInt64? {
        let high = hexDigit(word &>> 8 & 0xFF)
        let low = hexDigit(word &>> 16 & 0xFF)
        return high < 8 && low < 16 ? high &<< 4 | low : nil
    }

    /// Sixteen or more for what is none.
    @inline(__always)
    private static func hexDigit(_ byte: UInt64) -> UInt64 {
        let digit = byte &- 0x30
        let letter = (byte | 0x20) &- 0x61
        return digit < 10 ? digit : letter < 6 ? letter &+ 10 : 16
    }

    /// The ASCII letters in lower case.
    @inline(__always)
    static func lowercased(_ word: UInt64) -> UInt64 {
        let letters = word & ~highBits
        let fromA = letters &+ ones &* 0x3F
        let pastZ = letters &+ ones &* 0x25
        return word | (fromA & ~pastZ & ~word & highBits) &>> 2
    }

    @inline(__always)
    private static func zeros(_ word: UInt64) -> UInt64 {
        (word &- ones) & ~word
    }
}
