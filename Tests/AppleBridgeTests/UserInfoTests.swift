import Foundation
import Notifications
import Testing

@testable import AppleBridge

@Suite struct UserInfoTests {
    private func value(_ userInfo: [AnyHashable: Any]) -> JSONValue? {
        JSONValue(json: UserInfo(userInfo).json)
    }

    @Test func `a push's dictionary is JSON again, its keys in order`() {
        let userInfo: [AnyHashable: Any] = [
            "deepLink": "home/feed/1", "aps": ["alert": ["title": "T", "body": "B"], "badge": 3], "ids": [1, 2.5, "x"],
        ]
        let json =
            #"{"aps":{"alert":{"body":"B","title":"T"},"badge":3},"deepLink":"home/feed/1","ids":[1,2.5,"x"]}"#
        #expect(String(decoding: UserInfo(userInfo).json, as: UTF8.self) == json)
    }

    @Test func `what a notification says survives the way through userInfo`() throws {
        let pushed = Data(
            #"{"aps":{"alert":{"title":"T 😀"},"content-available":1},"chatRoomId":9007199254740993,"on":true}"#.utf8)
        let userInfo = try #require(try JSONSerialization.jsonObject(with: pushed) as? [String: Any])
        #expect(value(userInfo) == JSONValue(json: pushed))
        #expect(try NotificationPayload(json: UserInfo(userInfo).json) == NotificationPayload(json: pushed))
    }

    @Test(
        arguments: [
            Date(timeIntervalSince1970: 0), Data([1]), Double.nan, -Double.infinity, URL(filePath: "/"), UUID(),
            NotificationAction("a", .open),
        ] as [any Sendable])
    func `what JSON cannot hold costs no other key`(stranger: any Sendable) {
        let userInfo: [AnyHashable: Any] = ["stranger": stranger, "aps": ["alert": "B", "stranger": stranger]]
        #expect(value(userInfo) == .object(["aps": .object(["alert": .string("B")])]))
    }

    @Test func `what JSON cannot hold leaves its place in an array`() {
        #expect(value(["a": [1, Data(), "x"] as [Any]]) == .object(["a": .array([.integer(1), .null, .string("x")])]))
    }

    @Test func `a key that is no text is left out`() {
        #expect(value([1: "one", AnyHashable(Data()): 2, "three": 3]) == .object(["three": .integer(3)]))
        let inner: [AnyHashable: Any] = [1: "one", "two": 2]
        #expect(value(["a": inner]) == .object(["a": .object(["two": .integer(2)])]))
    }

    @Test func `truth, numbers and null stay what they are`() {
        let userInfo: [AnyHashable: Any] = [
            "yes": true, "no": false, "one": 1, "zero": 0, "big": Int64.max, "half": 0.5, "null": NSNull(),
            "boxed": NSNumber(value: true), "text": NSString("t"),
        ]
        #expect(
            value(userInfo)
                == .object([
                    "yes": .bool(true), "no": .bool(false), "one": .integer(1), "zero": .integer(0),
                    "big": .integer(.max), "half": .number(0.5), "null": .null, "boxed": .bool(true),
                    "text": .string("t"),
                ]))
    }

    @Test func `nesting as deep as 4 KiB can be costs no other key`() {
        var nested: Any = "deep"
        for level in 0..<2_000 { nested = level.isMultiple(of: 2) ? [nested] : ["a": nested] }
        let userInfo: [AnyHashable: Any] = ["nested": nested, "deepLink": "home"]
        #expect(value(userInfo)?["deepLink"] == .string("home"))
    }

    @Test func `text that is no Unicode costs no other key`() {
        let broken = NSString(characters: [0x61, 0xD800], length: 2)
        #expect(value(["broken": broken, "deepLink": "home"])?["deepLink"] == .string("home"))
        #expect(value([broken: 1, "deepLink": "home"])?["deepLink"] == .string("home"))
    }

    @Test func `an empty dictionary is an empty object`() {
        #expect(UserInfo([:]).json == Data("{}".utf8))
    }
}
