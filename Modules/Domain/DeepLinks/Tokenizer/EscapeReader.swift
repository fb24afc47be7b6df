/// Decodes a link byte by byte, and sees to it that escapes stand for well-formed UTF-8 (RFC 3629, section 4).
///
/// Text that is not escaped is UTF-8 already, so only escapes in a row can make up a character.
struct EscapeReader {
    private(set) var index: Int
    private var missing = 0
    private var next: ClosedRange<UInt8> = 0x80...0xBF

    init(at index: Int) {
        self.index = index
    }

    /// Whether no character is broken off.
    var isComplete: Bool { missing == 0 }

    /// The next byte decoded.
    ///
    /// - Throws: `brokenEscape` or `brokenText`.
    mutating func read(_ bytes: Span<UInt8>) throws(LinkFault) -> UInt8 {
        let byte = bytes[index]
        guard byte == UInt8(ascii: "%") else {
            guard isComplete else { throw .brokenText }
            index &+= 1
            return byte
        }
        guard index &+ 2 < bytes.count, let high = bytes[index &+ 1].hexDigit, let low = bytes[index &+ 2].hexDigit
        else { throw .brokenEscape(bytes.escape(at: index)) }
        let decoded = high &<< 4 | low
        guard continues(with: decoded) else { throw .brokenText }
        index &+= 3
        return decoded
    }

    private mutating func continues(with byte: UInt8) -> Bool {
        guard isComplete else {
            guard next.contains(byte) else { return false }
            missing &-= 1
            next = 0x80...0xBF
            return true
        }
        switch byte {
        case 0x00...0x7F: return true
        case 0xC2...0xDF: missing = 1
        case 0xE0...0xEF: missing = 2
        case 0xF0...0xF4: missing = 3
        default: return false
        }
        switch byte {
        case 0xE0: next = 0xA0...0xBF
        case 0xED: next = 0x80...0x9F
        case 0xF0: next = 0x90...0xBF
        case 0xF4: next = 0x80...0x8F
        default: next = 0x80...0xBF
        }
        return true
    }
}

extension Span<UInt8> {
    /// A `%` and the two characters after it, as far as the piece of the link reaches.
    fileprivate func escape(at start: Int) -> String {
        var end = start
        while end < count, self[end] != UInt8(ascii: "/"), !self[end].endsPath { end += 1 }
        return String(String.UnicodeScalarView(extracting(start..<end).text.unicodeScalars.prefix(3)))
    }
}
