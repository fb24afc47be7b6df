public import DeepLinks

/// A key of a payload that does not hold what it is meant to. Names and types only, never what it holds.
public struct PayloadMisreading: Equatable, Sendable, CustomStringConvertible {
    /// What a key is meant to hold.
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

    /// Where it stands, its names joined by dots: `aps.badge`.
    public let key: String
    public let expected: Expected
    /// The type of what stands there instead.
    public let found: String
    /// Whether it could be made out all the same, as a number in a text can.
    public let isRead: Bool

    public var description: String { finding.description }

    public var finding: LinkFinding {
        let values = ["key": key, "wanted": expected.rawValue, "given": found]
        let sentence = "{key}: expected {wanted}, found {given}"
        return isRead
            ? LinkFinding("misreadable", sentence + "; read all the same, though iOS may not", values)
            : LinkFinding("misread", sentence + ", which is left out", values)
    }

    /// Nil if the value is what is expected.
    init?(of value: JSONValue, at key: String, _ expected: Expected?) {
        guard let expected, !expected.isMet(by: value) else { return nil }
        self.key = key
        self.expected = expected
        found = value.typeName
        isRead = expected.isReadable(value)
    }
}

extension PayloadMisreading.Expected {
    fileprivate func isMet(by value: JSONValue) -> Bool {
        switch (self, value) {
        case (.text, .string), (.textOrObject, .string), (.textOrObject, .object), (.wholeNumber, .integer),
            (.number, .integer), (.number, .number), (.flag, .bool), (.flag, .integer(0)), (.flag, .integer(1)):
            true
        case (.textOrWholeNumber, _): value.text != nil || value == .string("")
        case (.texts, .array(let elements)):
            elements.allSatisfy { if case .string = $0 { true } else { false } }
        case (.activityEvent, .string(let name)): ["start", "update", "end"].contains(name)
        case (.interruptionLevel, .string(let name)): InterruptionLevel(rawValue: name) != nil
        default: false
        }
    }

    /// Whether a value that is not as expected can be made out, as senders write it.
    fileprivate func isReadable(_ value: JSONValue) -> Bool {
        switch (self, value) {
        case (.text, _), (.textOrObject, _): value.text != nil
        case (.wholeNumber, _): value.wholeNumber != nil
        case (.number, _): value.realNumber != nil
        case (.flag, _): value.flag != nil
        case (.texts, .array(let elements)): elements.allSatisfy { $0.anyText != nil || $0.realNumber != nil }
        case (.texts, _): value.text != nil
        case (.interruptionLevel, .string(let name)): InterruptionLevel(lenient: name) != nil
        default: false
        }
    }
}

extension NotificationPayload {
    /// What is wrong with a custom key that is read as a text; nil if it holds a text, is empty or is missing.
    public func misreading(of key: String) -> PayloadMisreading? {
        value(of: key).flatMap { PayloadMisreading(of: $0, at: key, .textOrWholeNumber) }
    }

    /// Likely mistakes in the payload, for its sender: names, types and sizes, never values.
    public var remarks: [LinkFinding] {
        let excess = excessBytes.map {
            LinkFinding("tooManyBytes", "{count} bytes more than APNs takes", ["count": "\($0)"])
        }
        return misreadings.map(\.finding) + nearAppleKeys.map(\.finding) + [excess].compactMap(\.self)
    }
}

extension JSONValue {
    fileprivate var typeName: String {
        switch self {
        case .null: "null"
        case .unreadable: "what cannot be held"
        case .bool: "a truth value"
        case .integer: "a whole number"
        case .number: "a number"
        case .string: "a text"
        case .array: "a list"
        case .object: "an object"
        }
    }
}
