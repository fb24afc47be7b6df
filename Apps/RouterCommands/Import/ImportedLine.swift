import AppFlow
public import Foundation
import Notifications
import Timestamps

/// One line of the files that `import` reads: a JSON object, whose fields a program asks for by their names.
///
/// ```swift
/// let room = Room(id: try line.numberFromZero("id"), title: try line.text("title"))
/// ```
public struct ImportedLine: Sendable {
    private let fields: [String: JSONValue]

    /// - Throws: a ``BadRow`` if the bytes are no JSON object.
    init(_ json: Data) throws(BadRow) {
        guard case .object(let fields)? = JSONValue(json: json) else { throw BadRow("notAnObject") }
        self.fields = fields
    }

    public func has(_ field: String) -> Bool { fields[field] != nil }

    /// - Throws: a ``BadRow`` that names the field, as each function here.
    public func text(_ field: String) throws(BadRow) -> String {
        guard let text = try optionalText(field) else { throw BadRow("missingField", field: field) }
        return text
    }

    /// Nil if the field is missing or `null`.
    public func optionalText(_ field: String) throws(BadRow) -> String? {
        switch fields[field] {
        case nil, .null: return nil
        case .string(let text): return text
        default: throw BadRow("badField", field: field, expected: "text")
        }
    }

    /// A whole number of 64 bits.
    public func wholeNumber(_ field: String) throws(BadRow) -> Int64 {
        switch fields[field] {
        case nil, .null: throw BadRow("missingField", field: field)
        case .integer(let number): return number
        default: throw BadRow("badField", field: field, expected: "wholeNumber")
        }
    }

    /// A whole number that a backend gave: those below zero are for what the user makes.
    public func numberFromZero(_ field: String) throws(BadRow) -> Int64 {
        let number = try wholeNumber(field)
        guard number >= 0 else { throw BadRow("badField", field: field, expected: "numberFromZero") }
        return number
    }

    public func uuid(_ field: String) throws(BadRow) -> UUID {
        guard let id = UUID(uuidString: try text(field)) else {
            throw BadRow("badField", field: field, expected: "uuid")
        }
        return id
    }

    /// A moment in the form of RFC 3339.
    public func date(_ field: String) throws(BadRow) -> Date {
        guard let date = RFC3339.date(from: try text(field)) else {
            throw BadRow("badField", field: field, expected: "rfc3339")
        }
        return date
    }
}

/// Why a line of an import is no row: a code with a sentence, and what the sentence names.
public struct BadRow: Error, Equatable, Sendable {
    let code: String
    private let field: String
    private let expected: String

    /// - Parameters:
    ///   - code: `notAnObject`, `missingField`, `badField` or `repeated`.
    ///   - field: the field, or the repeated id.
    ///   - expected: the code of what should stand there; its sentence is that of `import.kind.` and the code.
    public init(_ code: String, field: String = "", expected: String = "") {
        self.code = code
        self.field = field
        self.expected = expected
    }

    func sentence(in language: Language) -> String {
        let kind = expected.isEmpty ? "" : language.sentence("import.kind.\(expected)")
        return language.sentence("import.\(code)", ["field": field, "expected": kind])
    }
}
