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

    /// - Throws: `brokenEscape` or `brokenText`.
    static func decoded(_ bytes: Span<UInt8>) throws(LinkFault) -> String {
        guard bytes.first(UInt8(ascii: "%"), from: 0, to: bytes.count) < bytes.count else { return bytes.text }
        var decoded: [UInt8] = []
        decoded.reserveCapacity(bytes.count)
        var reader = EscapeReader(at: 0)
        while reader.index < bytes.count { decoded.append(try reader.read(bytes)) }
        guard reader.isComplete else { throw .brokenText }
        return String(decoding: decoded, as: UTF8.self)
    }

    /// Decoded; as it is written where that cannot be.
    static func legible(_ bytes: Span<UInt8>) -> String {
        (try? decoded(bytes)) ?? bytes.text
    }

    /// - Throws: `brokenEscape` or `brokenText`.
    static func check(_ bytes: Span<UInt8>) throws(LinkFault) {
        var reader = EscapeReader(at: 0)
        while reader.index < bytes.count { _ = try reader.read(bytes) }
        guard reader.isComplete else { throw .brokenText }
    }

    /// Whether two hexadecimal digits follow each `%`, whatever bytes they stand for.
    static func isWellFormed(_ text: String.UTF8View) -> Bool {
        text.split(separator: UInt8(ascii: "%"), omittingEmptySubsequences: false).dropFirst().allSatisfy { piece in
            piece.count >= 2 && piece.prefix(2).allSatisfy { $0.hexDigit != nil }
        }
    }

    static func encoded(_ text: String, keeping isKept: (UInt8) -> Bool) -> String {
        let digits = Array("0123456789ABCDEF".utf8)
        var bytes: [UInt8] = []
        for byte in text.utf8 {
            if isKept(byte) {
                bytes.append(byte)
            } else {
                bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 0xF)]]
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
