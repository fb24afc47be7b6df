/// The escapes of JSON strings (RFC 8259, section 7).
enum JSONEscapes {
    /// The letters behind a backslash, `\u` aside, and what they stand for.
    private static let letters = zip("\"\\bfnrt/".utf8, "\"\\\u{8}\u{C}\n\r\t/".utf8)
    private static let bytes = Dictionary(uniqueKeysWithValues: Array(letters))

    /// Whether a byte cannot stand in a string as it is.
    static func isNeeded(for byte: UInt8) -> Bool {
        byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
    }

    static func escape(of byte: UInt8) -> String {
        if let (letter, _) = letters.first(where: { $1 == byte }) { return "\\" + String(Unicode.Scalar(letter)) }
        return "\\u00" + (byte < 0x10 ? "0" : "") + String(byte, radix: 16)
    }

    /// The text that escaped bytes stand for; nil if an escape is broken, a surrogate stands alone, or it is not UTF-8.
    static func text(of bytes: ArraySlice<UInt8>) -> String? {
        var rest = bytes
        var text: [UInt8] = []
        while let escape = rest.firstIndex(of: UInt8(ascii: "\\")) {
            text += rest[..<escape]
            rest = rest[(escape + 1)...]
            guard let letter = rest.popFirst() else { return nil }
            if let byte = Self.bytes[letter] {
                text.append(byte)
            } else {
                guard letter == UInt8(ascii: "u"), let scalar = scalar(from: &rest) else { return nil }
                text += Array(String(scalar).utf8)
            }
        }
        return valid(text + rest)
    }

    /// The text of bytes; nil if they are not UTF-8, which decoding would repair.
    static func valid(_ bytes: some Collection<UInt8>) -> String? {
        let text = String(decoding: bytes, as: UTF8.self)
        return text.utf8.elementsEqual(bytes) ? text : nil
    }

    /// One scalar from four digits, or from eight with `\u` between them where that is a pair of surrogates.
    private static func scalar(from rest: inout ArraySlice<UInt8>) -> Unicode.Scalar? {
        guard let first = unit(from: &rest) else { return nil }
        guard UTF16.isLeadSurrogate(first) else { return Unicode.Scalar(first) }
        guard rest.popFirst() == UInt8(ascii: "\\"), rest.popFirst() == UInt8(ascii: "u"),
            let second = unit(from: &rest), UTF16.isTrailSurrogate(second)
        else { return nil }
        return Unicode.Scalar(0x10000 + (UInt32(first) - 0xD800) << 10 + (UInt32(second) - 0xDC00))
    }

    private static func unit(from rest: inout ArraySlice<UInt8>) -> UInt16? {
        let digits = rest.prefix(4).compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
        rest = rest.dropFirst(4)
        return digits.count == 4 ? digits.reduce(0) { $0 << 4 | UInt16($1) } : nil
    }
}
