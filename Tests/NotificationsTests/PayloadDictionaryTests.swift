import Foundation
import Notifications
import Testing

@Suite struct PayloadDictionaryTests {
    @Test func `every way to write a truth value, a number and a text is read`() throws {
        let userInfo: [AnyHashable: Any] = [
            "aps": NSDictionary(dictionary: [
                "alert": NSDictionary(dictionary: ["title": NSString("T"), "loc-args": NSArray(array: ["a", "b"])]),
                "badge": NSNumber(value: Int16(3)), "mutable-content": NSNumber(value: true),
                "content-available": NSNumber(value: 1), "relevance-score": NSNumber(value: Float(0.5)),
            ]),
            "bool": true, "boxed": NSNumber(value: false), "one": 1, "boxedOne": NSNumber(value: Int8(1)),
            "unsigned": UInt8(5), "small": Int32(-5), "most": UInt64(Int64.max), "tooMuch": UInt64.max,
            "float": Float(0.5),
            "null": NSNull(), "text": NSString("x"), "list": [1, "a", NSNull(), true] as [Any],
        ]
        let payload = try NotificationPayload(userInfo: userInfo)
        #expect(payload.title == "T")
        #expect(payload.alert.body.arguments == ["a", "b"])
        #expect(payload.badge == 3)
        #expect(payload.isMutable)
        #expect(payload.isContentAvailable)
        #expect(payload.aps["relevance-score"] == .number(0.5))
        #expect(payload.misreadings == [])
        #expect(
            payload.custom == [
                "bool": .bool(true), "boxed": .bool(false), "one": .integer(1), "boxedOne": .integer(1),
                "unsigned": .integer(5), "small": .integer(-5), "most": .integer(.max), "tooMuch": .unreadable,
                "float": .number(0.5), "null": .null, "text": .string("x"),
                "list": .array([.integer(1), .string("a"), .null, .bool(true)]),
            ])
    }

    @Test(
        arguments: [Date(timeIntervalSince1970: 0), Data([1]), Double.nan, -Double.infinity, UUID()] as [any Sendable])
    func `what JSON cannot hold costs no other key, and leaves its place in a list`(stranger: any Sendable) throws {
        let userInfo: [AnyHashable: Any] = [
            "aps": ["alert": "B", "badge": stranger] as [String: Any], "x": stranger, "list": [stranger, 2] as [Any],
            5: "five", "inner": [5: stranger, "six": 6] as [AnyHashable: Any],
        ]
        let payload = try NotificationPayload(userInfo: userInfo)
        #expect(payload.body == "B")
        #expect(payload.badge == nil)
        #expect(payload.custom == ["list": .array([.null, .integer(2)]), "inner": .object(["six": .integer(6)])])
    }

    @Test func `a dictionary without an aps dictionary is none`() {
        #expect(throws: PayloadError.noAps) { try NotificationPayload(userInfo: ["aps": "x"] as [String: Any]) }
        #expect(throws: PayloadError.noAps) { try NotificationPayload(userInfo: [5: 6] as [AnyHashable: Any]) }
    }

    @Test func `nesting of 10,000 costs no other key`() throws {
        var (nested, text): (Any, String) = ("deep", #""deep""#)
        for level in 0..<10_000 {
            let isList = level.isMultiple(of: 2)
            nested = isList ? [nested] : ["a": nested]
            text = isList ? "[\(text)]" : #"{"a":\#(text)}"#
        }
        let payload = try NotificationPayload(userInfo: ["aps": ["alert": "B"], "nested": nested] as [String: Any])
        #expect(payload.body == "B")
        let read = try NotificationPayload(json: Data(#"{"aps":{"alert":"B"},"nested":\#(text)}"#.utf8))
        #expect(payload.custom["nested"] == read.custom["nested"])
    }

    @Test func `text that is no Unicode costs no other key`() throws {
        let broken = NSString(characters: [0x61, 0xD800], length: 2)
        let userInfo: [AnyHashable: Any] = [
            "aps": ["alert": broken, "badge": 1] as [String: Any], "id": broken, "x": "y", broken: 1,
        ]
        let payload = try NotificationPayload(userInfo: userInfo)
        #expect(payload.badge == 1)
        #expect(payload.text("x") == "y")
        #expect(payload.body?.hasPrefix("a") == true)
    }

    @Test func `a push is the same read from JSON and out of the dictionary that Foundation makes of it`() throws {
        let text = #"""
            {"aps":{"alert":"a","badge":"1","thread-id":[],"sound":{"volume":0.5}},"least":-9223372036854775808,
            "large":1e300,"text":"\u0001\u007f \" \\ / é 👩‍👩‍👧","list":[null,true,-0.5,{},[[]]]}
            """#
        let value = try #require(JSONValue(json: Data(text.utf8)))
        #expect(JSONValue(json: value.json) == value)
        let dictionary = try #require(try JSONSerialization.jsonObject(with: value.json) as? [String: Any])
        let payload = try NotificationPayload(userInfo: dictionary)
        #expect(try payload == NotificationPayload(json: Data(text.utf8)))
        #expect(payload.misreadings.count == 2 && payload.custom.count == 4)
    }
}
