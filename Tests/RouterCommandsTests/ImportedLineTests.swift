import AppFlow
import Foundation
import Testing

@testable import RouterCommands

@Suite struct ImportedLineTests {
    private static let id = "4B2F6C0E-5D1A-4C8E-9A53-1F0D7B6E2A11"
    private static let members = [
        "text": "\"\"", "number": "-1", "id": "5", "key": "\"\(id)\"", "at": #""2026-03-01T08:00:00Z""#,
    ]

    private func line(_ json: String) throws -> ImportedLine { try ImportedLine(Data(json.utf8)) }

    /// A line with each kind of field, of which one has this value, or is missing.
    private func line(_ field: String, _ value: String?) throws -> ImportedLine {
        var members = Self.members
        members[field] = value
        return try line("{\(members.map { "\"\($0)\":\($1)" }.joined(separator: ","))}")
    }

    private func read(_ line: ImportedLine) throws {
        _ = try line.optionalText("room")
        #expect(try line.text("text").isEmpty)
        #expect(try line.wholeNumber("number") == -1 && line.numberFromZero("id") == 5)
        #expect(try line.uuid("key").uuidString == Self.id)
        #expect(try line.date("at") == Date(timeIntervalSince1970: 1_772_352_000))
    }

    @Test func `a field is read as what it is, and may be left out where that is allowed`() throws {
        let line = try line("beside", "[{}]")
        try read(line)
        #expect(line.has("beside") && !line.has("besides"))
        #expect(try line.optionalText("room") == nil && self.line("room", "null").optionalText("room") == nil)
        #expect(try self.line("room", "\"R\"").optionalText("room") == "R")
    }

    @Test(arguments: ["", "{", "[]", "null", "{}{}", "\0"])
    func `what is no JSON object is said to be none`(json: String) {
        #expect(throws: BadRow("notAnObject")) { try line(json) }
    }

    @Test(
        "a field that is missing or of another kind is named, with what should stand there",
        arguments: [
            ("text", "5", "text"), ("room", "5", "text"), ("key", "5", "text"), ("number", "\"5\"", "wholeNumber"),
            ("number", "1.5", "wholeNumber"), ("number", "9223372036854775808", "wholeNumber"),
            ("id", "-1", "numberFromZero"), ("key", "\"4B2F6C0E5D1A4C8E9A531F0D7B6E2A11\"", "uuid"),
            ("at", "\"2026-02-30T08:00:00Z\"", "rfc3339"),
        ] + members.keys.flatMap { [($0, nil, ""), ($0, "null", "")] } as [(String, String?, String)])
    func bad(field: String, value: String?, expected: String) {
        let code = expected.isEmpty ? "missingField" : "badField"
        #expect(throws: BadRow(code, field: field, expected: expected)) { try read(line(field, value)) }
    }

    @Test(arguments: Language.all)
    func `each reason has a sentence in each language`(language: Language) {
        let kinds = ["text", "uuid", "rfc3339", "wholeNumber", "numberFromZero"]
        let reasons = kinds.map { BadRow("badField", field: "F", expected: $0) }
        for reason in reasons + ["missingField", "repeated"].map({ BadRow($0, field: "F") }) {
            let sentence = reason.sentence(in: language)
            #expect(sentence.contains("F") && !sentence.contains("import.") && !sentence.contains("{"))
        }
    }
}
