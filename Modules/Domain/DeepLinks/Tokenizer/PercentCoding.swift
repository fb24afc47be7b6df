/// Percent-encoding (RFC 3986, section 2.1) of UTF-8 text; `+` is a plus, never a space.
public enum PercentCoding {
    /// One piece of a path: only unreserved characters (RFC 3986, section 2.3) stay as they are.
    public static func encodedSegment(_ text: String) -> String {
        encoded(text, keeping: "-._~")
    }

    /// A name or a value of a query: what is harmless there also stays, so that dates and addresses remain legible.
    public static func encodedQueryValue(_ text: String) -> String {
        encoded(text, keeping: "-._~:/,")
    }

    /// - Throws: `invalidLink` if an escape is broken or the bytes are not UTF-8.
    static func decoded(_ bytes: Bytes) throws(LinkError) -> String {
        guard bytes.contains(UInt8(ascii: "%")) else { return String(decoding: bytes, as: UTF8.self) }
        var decoded: [UInt8] = []
        decoded.reserveCapacity(bytes.count)
        var rest = bytes
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "%") else {
                decoded.append(byte)
                continue
            }
            guard let high = rest.popFirst()?.hexDigit, let low = rest.popFirst()?.hexDigit else { throw .invalidLink }
            decoded.append(high << 4 | low)
        }
        let text = String(decoding: decoded, as: UTF8.self)
        // Decoding repairs what is not UTF-8, so the bytes differ then.
        guard text.utf8.elementsEqual(decoded) else { throw .invalidLink }
        return text
    }

    /// Whether two hexadecimal digits follow each `%`, whatever bytes they stand for.
    static func isWellFormed(_ text: String.UTF8View) -> Bool {
        text.split(separator: UInt8(ascii: "%"), omittingEmptySubsequences: false).dropFirst().allSatisfy { piece in
            piece.count >= 2 && piece.prefix(2).allSatisfy { $0.hexDigit != nil }
        }
    }

    private static func encoded(_ text: String, keeping kept: String) -> String {
        let digits = Array("0123456789ABCDEF".utf8)
        var bytes: [UInt8] = []
        for byte in text.utf8 {
            if byte.isLetterOrDigit || kept.utf8.contains(byte) {
                bytes.append(byte)
            } else {
                bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 0xF)]]
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
