import Foundation
import Notifications
import Testing

@Suite struct JSONWriterTests {
    @Test(
        "a value is written as short as it can be, its names in order",
        arguments: [
            (JSONValue.object([:]), "{}"), (.array([]), "[]"), (.string(""), #""""#),
            (
                .object(["b": .integer(.min), "a": .array([.null, .bool(true), .number(0.5)])]),
                #"{"a":[null,true,0.5],"b":-9223372036854775808}"#
            ),
            (.string("a\"b\\c/d\n\u{0}\u{1F}é🙂"), #""a\"b\\c/d\n\u0000\u001fé🙂""#),
            (.string("\u{8}\t\u{C}\r\u{B}"), #""\b\t\f\r\u000b""#),
            (.number(.nan), "null"), (.number(1), "1.0"), (.unreadable, "99999999999999999999"),
        ])
    func text(value: JSONValue, json: String) {
        #expect(String(decoding: value.json, as: UTF8.self) == json)
    }

    @Test func `what is written is read again, by this reader and by Foundation's`() throws {
        for seed in 0..<1_000 as Range<UInt64> {
            var random = RandomPayload(seed: seed)
            let value = random.payload()
            #expect(JSONValue(json: value.json) == value, "seed \(seed)")
            let dictionary = try JSONSerialization.jsonObject(with: value.json) as? [String: Any]
            #expect(dictionary?.count == (try NotificationPayload(value: value)).custom.count + 1, "seed \(seed)")
        }
    }
}
