import Feeds
import Foundation
import Testing

@Suite struct FeedLineTests {
    private static let id = "4B2F6C0E-5D1A-4C8E-9A53-1F0D7B6E2A11"

    private static func line(_ changes: [String: Any] = [:], without key: String? = nil) throws -> Data {
        var line: [String: Any] = [
            "id": id, "title": "Title", "author": "Author", "blog": "Blog", "url": "https://example.com",
            "body": "Body",
            "publishedAt": "2026-03-01T08:00:00Z",
        ]
        line.merge(changes) { _, new in new }
        if let key { line[key] = nil }
        return try JSONSerialization.data(withJSONObject: line)
    }

    @Test func `a line is read with all its fields`() throws {
        let feed = try Post(jsonLine: Self.line(["id": Self.id.lowercased(), "body": "a\0b 👩‍👩‍👧‍👦"]))
        let expected = Post(
            id: try #require(UUID(uuidString: Self.id)), title: "Title", author: "Author", blog: "Blog",
            url: "https://example.com", body: "a\0b 👩‍👩‍👧‍👦", publishedAt: Date(timeIntervalSince1970: 1_772_352_000))
        #expect(feed == expected)
    }

    @Test func `unknown keys are ignored`() throws {
        #expect(try Post(jsonLine: Self.line(["likes": 5, "tags": [["a": NSNull()]]])) == Post(jsonLine: Self.line()))
    }

    @Test(arguments: ["id", "title", "author", "blog", "url", "body", "publishedAt"])
    func `a field that is missing or of another type is named`(field: String) throws {
        #expect(throws: PostLineError.missingField(field)) { try Post(jsonLine: Self.line(without: field)) }
        #expect(throws: PostLineError.missingField(field)) { try Post(jsonLine: Self.line([field: NSNull()])) }
        #expect(throws: PostLineError.badField(field, expected: "text")) { try Post(jsonLine: Self.line([field: 5])) }
    }

    @Test(arguments: ["", " ", "{", "[]", "5", "null", "\"text\"", "{}{}", "{\"id\":}", "\0", "{\"id\": \"\\ud800\"}"])
    func `what is no JSON object is said to be none`(line: String) {
        #expect(throws: PostLineError.notAnObject) { try Post(jsonLine: Data(line.utf8)) }
    }

    @Test func `bytes that are no UTF-8 are no JSON object`() {
        #expect(throws: PostLineError.notAnObject) { try Post(jsonLine: Data([0x7B, 0x22, 0xFF, 0x22, 0x7D])) }
    }

    @Test(arguments: ["", "5", "4B2F6C0E5D1A4C8E9A531F0D7B6E2A11", id + "0", "{\(id)}"])
    func `an id that is no UUID is refused`(text: String) {
        #expect(throws: PostLineError.badField("id", expected: "uuid")) {
            try Post(jsonLine: Self.line(["id": text]))
        }
    }

    @Test(arguments: [
        ("2026-03-01T08:00:00Z", 1_772_352_000), ("2026-03-01t08:00:00z", 1_772_352_000),
        ("2026-03-01T17:00:00+09:00", 1_772_352_000), ("2026-03-01T04:30:00-03:30", 1_772_352_000),
        ("2026-03-01T08:00:00-00:00", 1_772_352_000), ("2026-03-01T08:00:00.5Z", 1_772_352_000.5),
        ("2026-03-01T17:00:00.123456789+09:00", 1_772_352_000.123_456_789), ("2024-02-29T00:00:00Z", 1_709_164_800),
        ("9999-12-31T23:59:59.999Z", 253_402_300_799.999), ("1970-01-01T00:00:00+23:59", -86_340),
    ])
    func `a date is read with fractions and offsets`(text: String, seconds: Double) throws {
        let feed = try Post(jsonLine: Self.line(["publishedAt": text]))
        #expect(abs(feed.publishedAt.timeIntervalSince1970 - seconds) < 0.000_1)
    }

    @Test(arguments: [
        "", "yesterday", "2026-03-01", "2026-03-01T08:00:00", "2026-03-01 08:00:00Z", "20260301T080000Z",
        "2026-02-30T08:00:00Z", "2026-13-01T08:00:00Z", "2026-00-01T08:00:00Z", "2026-03-01T24:00:00Z",
        "2026-03-01T08:60:00Z", "2026-03-01T08:00:61Z", "2026-3-1T8:0:0Z", "12026-03-01T08:00:00Z",
        "2026-03-01T08:00:00Zjunk", " 2026-03-01T08:00:00Z", "2026-03-01T08:00:00Z ", "2026-03-01T08:00:00.Z",
        "2026-03-01T08:00:00,5Z", "2026-03-01T08:00:00.5", "2026-03-01T08:00:00+9:00", "2026-03-01T08:00:00+0900",
        "2026-03-01T08:00:00+09", "2026-03-01T08:00:00+24:00", "2026-03-01T08:00:00+09:60", "2026-03-01T08:00:00GMT",
        "２０２６-03-01T08:00:00Z", "2026-03-01T08:00:00.٥Z", "-026-03-01T08:00:00Z", "2026-03-01T08:00:00+-9:00",
    ])
    func `what is no RFC 3339 date is refused`(text: String) {
        #expect(throws: PostLineError.badField("publishedAt", expected: "rfc3339")) {
            try Post(jsonLine: Self.line(["publishedAt": text]))
        }
    }

    @Test func `each error has a stable code and a sentence`() {
        let errors: [PostLineError] = [
            .notAnObject, .missingField("body"), .badField("publishedAt", expected: "rfc3339"),
        ]
        #expect(errors.map(\.code) == ["notAnObject", "missingField", "badField"])
        #expect(
            errors.map(\.description) == [
                "the line is not a JSON object", "body is missing", "publishedAt is no rfc3339",
            ])
    }
}
