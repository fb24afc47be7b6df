import Foundation
import Notifications
import Testing

@Suite struct JSONValueTests {
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

    @Test func `strings are read with all their escapes, and blanks between values are passed over`() {
        let text = #""\"\\\/\b\f\n\r\t\u00e9\ud83d\ude4f🙏""#
        let value = JSONValue(json: Data("\t{ \"x\" :\n\(text)\r, \"y\": [ 1 , 2e1 ] } ".utf8))
        #expect(value?["x"] == .string("\"\\/\u{8}\u{C}\n\r\té🙏🙏"))
        #expect(value?["y"] == .array([.integer(1), .number(20)]))
    }

    @Test(arguments: [
        "NaN", "nan", "Infinity", "-Infinity", "-", "0x10", "1.", "1e", "01", "+1", ".5", "1 2", "nul", "[1,]",
        "{'a':1}",
        #"{"a" 1}"#, "\"", "\"\n\"", "1} x",
    ])
    func `what is no value in JSON is no JSON`(value: String) {
        #expect(JSONValue(json: Data((#"{"x":"# + value + "}").utf8)) == nil)
    }
}
