import Foundation

/// Converts Apple's `userInfo`, or what `JSONSerialization` makes, without printing and reading JSON.
extension JSONValue {
    /// The dictionary as an object. What JSON cannot hold (keys that are no text, dates, data, numbers without a value)
    /// is left out, so that it costs no other key; what is nested deeper than any payload is ``unreadable``.
    public init(_ dictionary: [AnyHashable: Any]) {
        self = Self.object(dictionary, depth: 0) { $0.base as? String }
    }

    /// Nil for what JSON cannot hold.
    /// - Parameter depth: how many objects and arrays are around the value.
    private init?(_ value: Any, depth: Int) {
        // The usual types first and by themselves: a cast that fails costs many times one that does not.
        let type = type(of: value)
        if type == String.self, let text = value as? String {
            self = .string(Self.unicode(text))
        } else if type == [String: Any].self, let members = value as? [String: Any] {
            self = Self.object(members, depth: depth) { $0 }
        } else if type == Int.self, let number = value as? Int {
            self = .integer(Int64(number))
        } else if type == [Any].self, let elements = value as? [Any] {
            self = Self.array(elements, depth: depth)
        } else if let number = value as? NSNumber {
            self.init(number)
        } else if let text = value as? String {
            self = .string(Self.unicode(text))
        } else if let members = value as? [AnyHashable: Any] {
            self = Self.object(members, depth: depth) { $0.base as? String }
        } else if let elements = value as? [Any] {
            self = Self.array(elements, depth: depth)
        } else if value is NSNull {
            self = .null
        } else {
            return nil
        }
    }

    /// Null where an element cannot be held, since the elements after it are known by their place.
    private static func array(_ elements: [Any], depth: Int) -> JSONValue {
        depth < deepest ? .array(elements.map { JSONValue($0, depth: depth + 1) ?? .null }) : .unreadable
    }

    private static func object<Key>(_ dictionary: [Key: Any], depth: Int, name: (Key) -> String?) -> JSONValue {
        guard depth < deepest else { return .unreadable }
        var members: [String: JSONValue] = .init(minimumCapacity: dictionary.count)
        for (key, value) in dictionary {
            guard let name = name(key), let value = JSONValue(value, depth: depth + 1) else { continue }
            members[unicode(name)] = value
        }
        return .object(members)
    }

    /// The class that truth values have, and numbers have not, though they are as good as `1` and `0` to most casts.
    private static let truth = type(of: NSNumber(value: true))

    private init?(_ number: NSNumber) {
        if type(of: number) == Self.truth {
            self = .bool(number.boolValue)
            return
        }
        switch UInt8(truncatingIfNeeded: number.objCType.pointee) {
        case UInt8(ascii: "f"), UInt8(ascii: "d"):
            let double = number.doubleValue
            guard double.isFinite else { return nil }
            // A whole number beyond `Int64` comes as a decimal, where JSON had no fraction.
            let isWhole = number is NSDecimalNumber && double.rounded() == double
            self = isWhole ? Int64(exactly: double).map(JSONValue.integer) ?? .unreadable : .number(double)
        case UInt8(ascii: "Q"): self = Int64(exactly: number.uint64Value).map(JSONValue.integer) ?? .unreadable
        default: self = .integer(number.int64Value)
        }
    }

    /// A text that is Unicode all through, which a lone surrogate in an `NSString` is not.
    private static func unicode(_ text: String) -> String {
        var text = text
        text.makeContiguousUTF8()
        return text
    }
}
