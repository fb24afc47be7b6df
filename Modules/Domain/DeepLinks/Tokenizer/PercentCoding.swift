/// Percent-encoding (RFC 3986, section 2.1) of UTF-8 text; `+` is a plus, never a space.
public enum PercentCoding {
    /// One piece of a path: only unreserved characters (RFC 3986, section 2.3) stay as they are.
    public static func encodedSegment(_ text: String) -> String {
        encoded(text) { $0.isLetterOrDigit || "-._~".utf8.contains($0) }
    }

    /// A name or a value of a query: what is harmless there also stays, so that dates and addresses remain legible.
    public static func encodedQueryValue(_ text: String) -> String {
        encoded(text) { $0.isLetterOrDigit || "-._~:/,".utf8.contains($0) }
    }

    /// Several pieces of a path: the slashes between them stay.
    static func encodedRest(_ text: String) -> String {
        encoded(text) { $0.isLetterOrDigit || "-._~/".utf8.contains($0) }
    }

    static func encoded(_ text: String, keeping isKept: (UInt8) -> Bool) -> String {
        let digits = Array("0123456789ABCDEF".utf8)
        var bytes: [UInt8] = []
        for byte in text.utf8 {
            bytes += isKept(byte) ? [byte] : [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 0xF)]]
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The text of a piece of a link, which has been cut out before, so that an escaped `/` or `&` separates nothing.
    ///
    /// - Throws: `brokenEscape` or `brokenText`.
    static func decoded(_ written: ArraySlice<UInt8>) throws(LinkFault) -> String {
        guard written.contains(UInt8(ascii: "%")) else { return String(decoding: written, as: UTF8.self) }
        let bytes = try decodedBytes(written)
        let text = String(decoding: bytes, as: UTF8.self)
        // Bytes that are not UTF-8 are replaced in a text.
        guard text.utf8.elementsEqual(bytes) else { throw .brokenText }
        return text
    }

    /// Its bytes, which need not be text.
    ///
    /// - Throws: `brokenEscape`.
    static func decodedBytes(_ written: ArraySlice<UInt8>) throws(LinkFault) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(written.count)
        var index = written.startIndex
        while index < written.endIndex {
            guard let byte = written.decodedByte(at: &index) else { throw .brokenEscape(written.escape(at: index)) }
            bytes.append(byte)
        }
        return bytes
    }

    /// Decoded; as it is written where that cannot be.
    static func legible(_ written: ArraySlice<UInt8>) -> String {
        (try? decoded(written)) ?? String(decoding: written, as: UTF8.self)
    }

    /// Whether a piece of a link, decoded, is this text. It is compared while it is decoded, up to the first byte that
    /// differs.
    static func isExactly(_ text: String, _ written: ArraySlice<UInt8>) -> Bool {
        var index = written.startIndex
        for byte in text.utf8 {
            guard index < written.endIndex, written.decodedByte(at: &index) == byte else { return false }
        }
        return index == written.endIndex
    }
}

extension ArraySlice<UInt8> {
    /// The byte that stands at an index, which moves on; nil, and it stays, for a `%` that two hexadecimal digits do
    /// not follow.
    fileprivate func decodedByte(at index: inout Int) -> UInt8? {
        guard self[index] == UInt8(ascii: "%") else {
            index += 1
            return self[index - 1]
        }
        guard index + 2 < endIndex, let high = self[index + 1].hexDigit, let low = self[index + 2].hexDigit else {
            return nil
        }
        index += 3
        return high << 4 | low
    }

    /// A `%` and the two characters after it, as far as the piece of the link reaches.
    fileprivate func escape(at index: Int) -> String {
        let rest = String(decoding: self[index...].prefix { $0 != UInt8(ascii: "/") && !$0.endsPath }, as: UTF8.self)
        return String(String.UnicodeScalarView(rest.unicodeScalars.prefix(3)))
    }
}
