import Foundation
import Notifications
import Testing

@Suite struct BadPayloadTests {
    private static let head = #"{"aps":{"alert":"B","badge":1},"deepLink":"home","x":"#

    private func payload(_ json: String) throws -> NotificationPayload {
        try NotificationPayload(json: Data(json.utf8))
    }

    @Test(
        "what is no JSON says from where on",
        arguments: [
            ("", 1, 1), ("nonsense", 1, 1), ("{\"aps\":{},\n \"a\":1,}", 2, 8), ("{\"a\":1}\n\nx", 3, 1),
            ("[1 2]", 1, 4),
            ("{\"a\":\n\"b", 2, 3),
        ])
    func place(text: String, line: Int, column: Int) {
        #expect(throws: PayloadError.notJSON(line: line, column: column)) { try payload(text) }
    }

    @Test(
        "U17: nesting of 10,000 costs no other field, closed or not", arguments: [("[", "]"), (#"[{"a":"#, "}]")])
    func deep(open: String, close: String) throws {
        let (opened, closed) = (String(repeating: open, count: 10_000), String(repeating: close, count: 10_000))
        let payload = try payload(Self.head + opened + "1" + closed + "}")
        #expect(payload.body == "B")
        #expect(payload.text("deepLink") == "home")
        #expect(JSONValue(json: Data((Self.head + opened).utf8)) == nil)
        #expect(JSONValue(json: Data(opened.utf8)) == nil)
    }

    @Test func `of a key that stands twice, the last counts`() throws {
        let payload = try payload(#"{"aps":{"badge":1,"badge":2},"id":"a","id":"b","aps":{"badge":3,"badge":4}}"#)
        #expect(payload.badge == 4)
        #expect(payload.text("id") == "b")
    }

    @Test(
        "a text that is no UTF-8 costs no other field",
        arguments: [
            [0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF0, 0x9F, 0x98], [0x61, 0xE2, 0x82], [0xF5, 0x80, 0x80, 0x80],
            [0x80], Array(#"\ud800"#.utf8), Array(#"\udc00\ud800"#.utf8),
            Array(#"\ud800\u0041"#.utf8),
        ] as [[UInt8]])
    func invalid(bytes: [UInt8]) throws {
        for escape in ["", #"\n"#] {
            var json = Data((Self.head + "\"\(escape)").utf8)
            json.append(contentsOf: bytes + Array(#"","y":"é"}"#.utf8))
            let payload = try NotificationPayload(json: json)
            #expect(payload.custom["x"] == .unreadable)
            #expect(payload.text("y") == "é")
            #expect(payload.body == "B")
        }
        #expect(JSONValue(json: Data(bytes)) == nil)
    }

    @Test(
        "a number beyond Int64 makes its field unreadable, and no other",
        arguments: ["9223372036854775808", "-9223372036854775809", "1" + String(repeating: "0", count: 5_000), "1e400"])
    func large(number: String) throws {
        let payload = try payload(
            #"{"aps":{"alert":"B","badge":\#(number),"thread-id":"t"},"id":\#(number),"y":-9223372036854775808}"#)
        #expect(payload.badge == nil)
        #expect(payload.threadID == "t")
        #expect(payload.custom["id"] == .unreadable)
        #expect(payload.custom["y"] == .integer(.min))
        #expect(payload.misreadings.map(\.key) == ["aps.badge"])
    }

    @Test func `a payload over 4 KiB says by how much`() throws {
        func json(_ size: Int) -> Data {
            let frame = #"{"aps":{"alert":""}}"#
            return Data(#"{"aps":{"alert":"\#(String(repeating: "x", count: size - frame.utf8.count))"}}"#.utf8)
        }
        #expect(try NotificationPayload(json: json(4_096)).excessBytes == nil)
        #expect(try NotificationPayload(json: json(4_099)).excessBytes == 3)
    }

    @Test func `U17: cut anywhere, a payload is no JSON, and a changed byte ends in an error or a value`() {
        let json = Data(
            #"{"aps":{"alert":{"title":"T \ud83d\ude00\n","body":"é"},"badge":-12.5e3,"x":[true,null]},"id":"7"}"#.utf8)
        var read = 0
        for index in json.indices {
            #expect(JSONValue(json: json.prefix(index)) == nil, "\(index)")
            for byte in UInt8.min...UInt8.max {
                var changed = json
                changed[index] = byte
                if (try? NotificationPayload(json: changed)) != nil { read += 1 }
            }
        }
        #expect(read > json.count)
    }
}
