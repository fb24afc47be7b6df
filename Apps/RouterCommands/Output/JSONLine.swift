import Foundation

/// One JSON object on one line, its keys sorted. What a terminal would not print stands there as its escape.
public enum JSONLine {
    public static func text(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let text = String(decoding: try encoder.encode(value), as: UTF8.self)
        if text.unicodeScalars.allSatisfy(DisplayWidth.isPrintable) { return text }
        // Such characters are in strings alone.
        return text.unicodeScalars.map { DisplayWidth.isPrintable($0) ? String($0) : escape($0) }.joined()
    }

    private static func escape(_ scalar: Unicode.Scalar) -> String {
        scalar.utf16.map { "\\u" + String(UInt32($0) + 0x10000, radix: 16).dropFirst() }.joined()
    }
}
