/// The escapes of JSON strings (RFC 8259, section 7).
enum JSONEscapes {
    /// The text that escaped bytes stand for; nil if an escape is broken, a surrogate stands alone, or it is not UTF-8.
    static func text(of bytes: ArraySlice<UInt8>) -> String? {
        var rest = bytes
        var text: [UInt8] = []
        text.reserveCapacity(bytes.count)
        while let escape = rest.firstIndex(of: UInt8(ascii: "\\")) {
            text += rest[..<escape]
            rest = rest[(escape + 1)...]
            switch rest.popFirst() {
            case UInt8(ascii: "\""): text.append(UInt8(ascii: "\""))
            case UInt8(ascii: "\\"): text.append(UInt8(ascii: "\\"))
            case UInt8(ascii: "/"): text.append(UInt8(ascii: "/"))
            case UInt8(ascii: "b"): text.append(0x08)
            case UInt8(ascii: "f"): text.append(0x0C)
            case UInt8(ascii: "n"): text.append(0x0A)
            case UInt8(ascii: "r"): text.append(0x0D)
            case UInt8(ascii: "t"): text.append(0x09)
            case UInt8(ascii: "u"):
                guard let scalar = scalar(from: &rest) else { return nil }
                text += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
            default: return nil
            }
        }
        text += rest
        return valid(text[...])
    }

    /// The text of bytes; nil if they are not UTF-8, which decoding would repair.
    static func valid(_ bytes: ArraySlice<UInt8>) -> String? {
        var text = String(decoding: bytes, as: UTF8.self)
        return text.withUTF8 { $0.elementsEqual(bytes) } ? text : nil
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
        guard rest.count >= 4 else { return nil }
        var unit: UInt16 = 0
        for _ in 0..<4 {
            guard let digit = rest.popFirst().flatMap(value) else { return nil }
            unit = unit << 4 | digit
        }
        return unit
    }

    private static func value(ofDigit byte: UInt8) -> UInt16? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt16(byte - UInt8(ascii: "0"))
        case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt16(byte - UInt8(ascii: "a")) + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt16(byte - UInt8(ascii: "A")) + 10
        default: nil
        }
    }
}
