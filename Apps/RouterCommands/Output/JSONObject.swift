import Foundation

/// A JSON object, written as a dictionary of its members. A member that is nil is `null`.
public struct JSONObject: Encodable, ExpressibleByDictionaryLiteral {
    private var members: [String: any Encodable]

    public init(dictionaryLiteral members: (String, any Encodable)...) {
        self.members = Dictionary(members) { $1 }
    }

    /// Takes the members of another object, in the place of its own of the same names.
    mutating func merge(_ other: JSONObject) {
        members.merge(other.members) { $1 }
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Name.self)
        for (name, value) in members { try container.encode(value, forKey: Name(stringValue: name)) }
    }

    private struct Name: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) { self.stringValue = stringValue }

        init?(intValue: Int) { nil }
    }
}

/// One JSON object on one line, its keys sorted. What a terminal would not print stands there as its escape.
public enum JSONLine {
    public static func text(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        encoder.dateEncodingStrategy = .iso8601
        let text = String(decoding: try encoder.encode(value), as: UTF8.self)
        if text.unicodeScalars.allSatisfy(DisplayWidth.isPrintable) { return text }
        // Such characters are in strings alone.
        return text.unicodeScalars.map { DisplayWidth.isPrintable($0) ? String($0) : escape($0) }.joined()
    }

    private static func escape(_ scalar: Unicode.Scalar) -> String {
        scalar.utf16.map { "\\u" + String(UInt32($0) + 0x10000, radix: 16).dropFirst() }.joined()
    }
}
