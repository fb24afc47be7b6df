public import Foundation

/// Any JSON value, as it stands in a payload's custom keys.
public enum JSONValue: Equatable, Sendable {
    case null
    /// JSON that cannot be held: a number beyond all range, a broken string, nesting beyond any payload's.
    case unreadable
    case bool(Bool)
    case integer(Int64)
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object([String: JSONValue])

    /// How deep objects and arrays are read into each other, far beyond any payload: APNs takes 4 KiB.
    static let deepest = 64

    /// Nil if the bytes are not JSON (RFC 8259). What cannot be held is ``unreadable``.
    public init?(json: Data) {
        var reader = JSONReader(json)
        guard let value = reader.wholeValue() else { return nil }
        self = value
    }

    /// Where the first character stands that is not valid JSON, both counted from 1; nil if all are.
    public static func fault(in json: Data) -> (line: Int, column: Int)? {
        var reader = JSONReader(json)
        guard reader.wholeValue() == nil else { return nil }
        let lines = json.prefix(reader.position).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        return (max(lines.count, 1), String(decoding: lines.last ?? Data(), as: UTF8.self).count + 1)
    }

    /// The value as JSON, as short as it can be; equal values are equal bytes.
    public var json: Data {
        var writer = JSONWriter()
        writer.write(self)
        return Data(writer.bytes)
    }

    /// The member of that name of an object; nil if there is none or this is no object.
    public subscript(name: String) -> JSONValue? {
        guard case .object(let members) = self else { return nil }
        return members[name]
    }
}

/// Values as senders write them: a number may come as a text, an id as a number, an object as a text.
extension JSONValue {
    /// The members of an object, or of one that a sender wrote as a text; nil if this is neither.
    public var members: [String: JSONValue]? {
        switch self {
        case .object(let members): return members
        case .string(let text) where text.utf8.first == UInt8(ascii: "{"):
            guard case .object(let members)? = JSONValue(json: Data(text.utf8)) else { return nil }
            return members
        default: return nil
        }
    }

    /// A non-empty string, or a whole number written out, also one with a fraction of nothing; else nil.
    public var text: String? { self == .string("") ? nil : anyText }

    /// The same, but a string may be empty.
    var anyText: String? {
        switch self {
        case .string(let text): text
        case .integer, .number: wholeNumber.map { String($0) }
        default: nil
        }
    }

    /// The texts of a list, where one that has none is empty, since what follows is known by its place; or a text
    /// alone.
    var texts: [String] {
        guard case .array(let elements) = self else { return [text].compactMap(\.self) }
        return elements.map { if case .number(let number) = $0 { String(number) } else { $0.anyText ?? "" } }
    }

    /// A whole number, also one with a fraction of nothing, or a string that is nothing but one; else nil.
    public var wholeNumber: Int64? {
        switch self {
        case .integer(let number): number
        case .number(let number): Int64(exactly: number)
        case .string(let text): Int64(text)
        default: nil
        }
    }

    /// A number, or a string that is nothing but one; else nil.
    public var realNumber: Double? {
        switch self {
        case .integer(let number): Double(number)
        case .number(let number): number
        case .string(let text): Double(text).flatMap { $0.isFinite ? $0 : nil }
        default: nil
        }
    }

    /// A boolean, `0` or `1`, or one of these as a string; else nil.
    public var flag: Bool? {
        switch self {
        case .bool(let flag): flag
        case .integer(0), .string("0"), .string("false"): false
        case .integer(1), .string("1"), .string("true"): true
        default: nil
        }
    }
}
