public import DeepLinks

/// A field of a payload that did not say what Apple's table of keys asks of it. Names and types only, never what it holds.
public struct PayloadMisreading: Equatable, Sendable, CustomStringConvertible {
    /// What a field is meant to hold.
    public enum Expected: String, Sendable {
        case text
        case textOrWholeNumber = "text or a whole number"
        case wholeNumber = "a whole number"
        case number = "a number"
        case flag = "0 or 1"
        case texts = "a list of texts"
        case textOrObject = "a text or an object"
        case activityEvent = "start, update or end"
        case interruptionLevel = "passive, active, time-sensitive or critical"
    }

    /// What stood there instead.
    public enum Found: String, Sendable {
        case null
        case unreadable = "what cannot be held"
        case flag = "a truth value"
        case wholeNumber = "a whole number"
        case number = "a number"
        case text = "a text"
        case array = "a list"
        case object = "an object"
    }

    /// Where the field stands, its names joined by dots: `aps.badge`.
    public let key: String
    public let expected: Expected
    public let found: Found
    /// Whether it could be made out all the same, as a number in a text can; else the field is nil.
    public let isRead: Bool

    public var description: String { finding.description }

    public var finding: LinkFinding {
        let values = ["key": key, "wanted": expected.rawValue, "given": found.rawValue]
        let sentence = "{key}: expected {wanted}, found {given}"
        return isRead
            ? LinkFinding("misreadable", sentence + "; read all the same, though iOS may not", values)
            : LinkFinding("misread", sentence + ", which is left out", values)
    }
}

extension JSONValue {
    var found: PayloadMisreading.Found {
        switch self {
        case .null: .null
        case .unreadable: .unreadable
        case .bool: .flag
        case .integer: .wholeNumber
        case .number: .number
        case .string: .text
        case .array: .array
        case .object: .object
        }
    }
}
