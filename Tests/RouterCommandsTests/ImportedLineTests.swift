import AppFlow
import Foundation
import Testing

@testable import RouterCommands

@Suite struct ImportedLineTests {
    private static let whole =
        #"{"id":5,"room":"R","text":"","at":"2026-03-01T08:00:00Z","key":"\#(id)","beside":[{}]}"#
    private static let id = "4b2f6c0e-5d1a-4c8e-9a53-1f0d7b6e2a11"

    private func line(_ json: String) throws -> ImportedLine { try ImportedLine(Data(json.utf8)) }

    /// Reads each kind of field of a line with these members.
    private func read(_ members: String) throws {
        let line = try line("{\(members)}")
        _ = try line.text("text")
        _ = try line.optionalText("room")
        _ = try line.wholeNumber("number")
        _ = try line.numberFromZero("id")
        _ = try line.uuid("key")
        _ = try line.date("at")
    }

    @Test func `a field is read as what it is`() throws {
        let line = try line(Self.whole)
        #expect(try line.numberFromZero("id") == 5 && line.text("text").isEmpty && line.optionalText("room") == "R")
        #expect(try line.date("at") == Date(timeIntervalSince1970: 1_772_352_000))
        #expect(try line.uuid("key").uuidString == Self.id.uppercased())
        #expect(line.has("beside") && !line.has("besides"))
    }

    @Test func `a text keeps what stores are known to mangle, and may be left out where that is allowed`() throws {
        #expect(try line(#"{"a":"a\u0000b 👩‍👩‍👧‍👦"}"#).text("a") == "a\0b 👩‍👩‍👧‍👦")
        #expect(try line("{}").optionalText("a") == nil && line(#"{"a":null}"#).optionalText("a") == nil)
    }

    @Test(arguments: [Int64.min, -1, 0, .max])
    func `a whole number has 64 bits, and one from a backend none below zero`(number: Int64) throws {
        let line = try line(#"{"id":\#(number)}"#)
        #expect(try line.wholeNumber("id") == number)
        if number >= 0 {
            #expect(try line.numberFromZero("id") == number)
        } else {
            #expect(throws: BadRow("badField", field: "id", expected: "numberFromZero")) {
                try line.numberFromZero("id")
            }
        }
    }

    @Test(arguments: ["", " ", "{", "[]", "5", "null", "\"text\"", "{}{}", "{\"id\":}", "\0"])
    func `what is no JSON object is said to be none`(json: String) {
        #expect(throws: BadRow("notAnObject")) { try line(json) }
        #expect(throws: BadRow("notAnObject")) { try ImportedLine(Data([0x7B, 0x22, 0xFF, 0x22, 0x7D])) }
    }

    @Test(arguments: ["text", "number", "id", "key", "at"], ["", "null"])
    func `a field that is missing is named`(field: String, value: String) throws {
        var members = [
            "text": #""""#, "number": "1", "id": "1", "key": #""\#(Self.id)""#, "at": #""2026-03-01T08:00:00Z""#,
        ]
        members[field] = value.isEmpty ? nil : value
        #expect(throws: BadRow("missingField", field: field)) {
            try read(members.map { "\"\($0)\":\($1)" }.joined(separator: ","))
        }
    }

    @Test(arguments: [
        ("text", "5", "text"), ("text", "{}", "text"), ("room", "5", "text"), ("key", "5", "text"),
        ("number", "\"5\"", "wholeNumber"), ("number", "1.5", "wholeNumber"), ("number", "true", "wholeNumber"),
        ("number", "9223372036854775808", "wholeNumber"), ("id", "[]", "wholeNumber"), ("id", "-1", "numberFromZero"),
        ("key", "\"\"", "uuid"), ("key", "\"4B2F6C0E5D1A4C8E9A531F0D7B6E2A11\"", "uuid"),
        ("key", "\"{\(id)}\"", "uuid"), ("at", "\"yesterday\"", "rfc3339"),
        ("at", "\"2026-02-30T08:00:00Z\"", "rfc3339"),
    ])
    func `a field of another kind is named, with what should stand there`(
        field: String, value: String, expected: String
    ) throws {
        var members = [
            "text": #""""#, "number": "1", "id": "1", "key": #""\#(Self.id)""#, "at": #""2026-03-01T08:00:00Z""#,
        ]
        members[field] = value
        #expect(throws: BadRow("badField", field: field, expected: expected)) {
            try read(members.map { "\"\($0)\":\($1)" }.joined(separator: ","))
        }
    }

    @Test func `each reason has a sentence in each language`() {
        let reasons = ["text", "uuid", "rfc3339", "wholeNumber", "numberFromZero"].map {
            BadRow("badField", field: "F", expected: $0)
        }
        for language in Language.all {
            for reason in reasons + ["missingField", "repeated", "tooLarge"].map({ BadRow($0, field: "F") }) {
                let sentence = reason.sentence(in: language)
                #expect(sentence.contains("F") && !sentence.contains("import.") && !sentence.contains("{"))
            }
        }
        #expect(
            BadRow("badField", field: "at", expected: "rfc3339").sentence(in: .english) == "at is not an RFC 3339 date")
    }
}
