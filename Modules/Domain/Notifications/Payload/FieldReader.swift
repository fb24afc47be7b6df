/// Takes the fields of one object of a payload, and notes those that do not hold what they are meant to.
struct FieldReader {
    private let members: [String: JSONValue]
    let path: String
    /// How many members no field was read from yet: at none, nothing is left to look for.
    private var left: Int
    private(set) var misreadings: [PayloadMisreading] = []

    /// - Parameter path: where the object stands, for what is noted.
    init(_ members: [String: JSONValue], at path: String) {
        self.members = members
        self.path = path
        left = members.count
    }

    /// The member as it is; nil if there is none.
    mutating func value(_ key: String) -> JSONValue? {
        guard left > 0, let value = members[key] else { return nil }
        left -= 1
        return value
    }

    /// A text, which may be empty, or a whole number as text.
    mutating func text(_ key: String) -> String? {
        guard let value = value(key) else { return nil }
        if case .string(let text) = value { return text }
        return note(value, key, .text, as: value.text)
    }

    /// One of these texts.
    mutating func choice(
        _ key: String, _ expected: PayloadMisreading.Expected, of choices: Set<String>
    ) -> String? {
        guard let value = value(key) else { return nil }
        if case .string(let text) = value, choices.contains(text) { return text }
        return note(value, key, expected, as: nil)
    }

    /// A text with what stands for it in the app's strings; a Live Activity's has an object with the key in its place.
    mutating func alertText(
        _ name: String, _ key: String, _ arguments: String, ofActivity isActivity: Bool = false
    ) -> AlertText {
        guard isActivity, case .object(let members)? = members[name] else {
            return AlertText(text: text(name), key: text(key), arguments: texts(arguments))
        }
        left -= 1
        var fields = FieldReader(members, at: "\(path).\(name)")
        defer { add(fields) }
        return AlertText(key: fields.text("loc-key"), arguments: fields.texts("loc-args"))
    }

    mutating func wholeNumber(_ key: String) -> Int64? {
        guard let value = value(key) else { return nil }
        if case .integer(let number) = value { return number }
        return note(value, key, .wholeNumber, as: value.wholeNumber)
    }

    mutating func number(_ key: String) -> Double? {
        guard let value = value(key) else { return nil }
        switch value {
        case .number(let number): return number
        case .integer(let number): return Double(number)
        default: return note(value, key, .number, as: value.realNumber)
        }
    }

    /// A truth value as well as `0` and `1`, which Apple's table asks for.
    mutating func flag(_ key: String) -> Bool {
        guard let value = value(key) else { return false }
        switch value {
        case .bool(let flag): return flag
        case .integer(0): return false
        case .integer(1): return true
        default: return note(value, key, .flag, as: value.flag) ?? false
        }
    }

    /// Each element's text; an element that has none is empty, since what follows is known by its place.
    mutating func texts(_ key: String) -> [String] {
        guard let value = value(key) else { return [] }
        guard case .array(let elements) = value else {
            return note(value, key, .texts, as: value.text.map { [$0] }) ?? []
        }
        var (texts, isBroken, isExact): ([String], Bool, Bool) = ([], false, true)
        for element in elements {
            if case .string(let text) = element {
                texts.append(text)
                continue
            }
            isExact = false
            if case .number(let number) = element {
                texts.append(String(number))
            } else {
                isBroken = isBroken || element.text == nil
                texts.append(element.text ?? "")
            }
        }
        if !isExact { note(value, key, .texts, isRead: !isBroken) }
        return texts
    }

    /// Notes a field and how it was read.
    mutating func note<Value>(
        _ value: JSONValue, _ key: String, _ expected: PayloadMisreading.Expected, as result: Value?
    ) -> Value? {
        note(value, key, expected, isRead: result != nil)
        return result
    }

    /// Takes over what was noted in an object of this one.
    mutating func add(_ other: FieldReader) { misreadings += other.misreadings }

    private mutating func note(
        _ value: JSONValue, _ key: String, _ expected: PayloadMisreading.Expected, isRead: Bool
    ) {
        misreadings.append(
            PayloadMisreading(key: "\(path).\(key)", expected: expected, found: value.found, isRead: isRead))
    }
}
