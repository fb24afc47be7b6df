import Chats
import Foundation
import Testing

@Suite struct MessageLineTests {
    private static func line(_ changes: [String: Any] = [:], without key: String? = nil) throws -> Data {
        var line: [String: Any] = [
            "id": 101, "roomId": 5, "room": "Front desk", "author": "Author", "text": "Text",
            "sentAt": "2026-03-01T08:00:00Z",
        ]
        line.merge(changes) { _, new in new }
        if let key { line[key] = nil }
        return try JSONSerialization.data(withJSONObject: line)
    }

    @Test func `a line is read with all its fields`() throws {
        let row = try RoomMessage(jsonLine: Self.line(["text": "a\0b 👩‍👩‍👧‍👦"]))
        let sentAt = Date(timeIntervalSince1970: 1_772_352_000)
        let message = Message(id: 101, roomID: 5, author: "Author", text: "a\0b 👩‍👩‍👧‍👦", sentAt: sentAt)
        #expect(row == RoomMessage(message, roomTitle: "Front desk"))
    }

    @Test func `a room's title may be left out`() throws {
        #expect(try RoomMessage(jsonLine: Self.line(without: "room")).roomTitle == nil)
        #expect(try RoomMessage(jsonLine: Self.line(["room": NSNull()])).roomTitle == nil)
    }

    @Test func `unknown keys are ignored`() throws {
        let line = try Self.line(["likes": 5, "tags": [["a": NSNull()]]])
        #expect(try RoomMessage(jsonLine: line) == RoomMessage(jsonLine: Self.line()))
    }

    @Test(arguments: [Int64.min, -1, 0, .max])
    func `any whole number of 64 bits is a room's id, and any from 0 on a message's`(id: Int64) throws {
        #expect(try RoomMessage(jsonLine: Self.line(["roomId": id])).message.roomID == id)
        if id >= 0 {
            #expect(try RoomMessage(jsonLine: Self.line(["id": id])).message.id == id)
        } else {
            #expect(throws: MessageLineError.badField("id", expected: "numberFromZero")) {
                try RoomMessage(jsonLine: Self.line(["id": id]))
            }
        }
    }

    @Test(arguments: ["id", "roomId", "author", "text", "sentAt"])
    func `a field that is missing is named`(field: String) throws {
        #expect(throws: MessageLineError.missingField(field)) { try RoomMessage(jsonLine: Self.line(without: field)) }
        #expect(throws: MessageLineError.missingField(field)) {
            try RoomMessage(jsonLine: Self.line([field: NSNull()]))
        }
    }

    @Test(arguments: ["room", "author", "text", "sentAt"])
    func `a field that is no text is named`(field: String) {
        #expect(throws: MessageLineError.badField(field, expected: "text")) {
            try RoomMessage(jsonLine: Self.line([field: 5]))
        }
    }

    @Test(arguments: ["id", "roomId"], ["\"5\"", "1.5", "9223372036854775808", "[]", "true"])
    func `a field that is no whole number is named`(field: String, value: String) {
        let line = #"{"author": "", "text": "", "sentAt": "", "id": 1, "roomId": 1}"#
            .replacing("\"\(field)\": 1", with: "\"\(field)\": \(value)")
        #expect(throws: MessageLineError.badField(field, expected: "wholeNumber")) {
            try RoomMessage(jsonLine: Data(line.utf8))
        }
    }

    @Test(arguments: ["", "{", "[]", "5", "null", "{}{}"])
    func `what is no JSON object is said to be none`(line: String) {
        #expect(throws: MessageLineError.notAnObject) { try RoomMessage(jsonLine: Data(line.utf8)) }
    }

    @Test(arguments: [
        ("2026-03-01T17:00:00+09:00", 1_772_352_000), ("2026-03-01t08:00:00.25z", 1_772_352_000.25),
    ])
    func `a date is read with fractions and offsets`(text: String, seconds: Double) throws {
        let row = try RoomMessage(jsonLine: Self.line(["sentAt": text]))
        #expect(row.message.sentAt == Date(timeIntervalSince1970: seconds))
    }

    @Test(arguments: ["", "2026-02-30T08:00:00Z", "2026-03-01T08:00:00", "2026-03-01T08:00:00Zjunk"])
    func `what is no RFC 3339 date is refused`(text: String) {
        #expect(throws: MessageLineError.badField("sentAt", expected: "rfc3339")) {
            try RoomMessage(jsonLine: Self.line(["sentAt": text]))
        }
    }

    @Test func `each error has a stable code and a sentence`() {
        let errors: [MessageLineError] = [
            .notAnObject, .missingField("text"), .badField("id", expected: "wholeNumber"),
        ]
        #expect(errors.map(\.code) == ["notAnObject", "missingField", "badField"])
        #expect(
            errors.map(\.description) == [
                "the line is not a JSON object", "text is missing", "id is no wholeNumber",
            ])
    }
}
