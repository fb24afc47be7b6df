import Foundation
import Notifications
import Testing

/// Each sender's shape, written for these tests from what its documentation says of it.
@Suite struct PayloadDialectTests {
    struct Row: Sendable {
        let dialect: String
        let members: String
        var link: String?
        var id = "request"
        var recipient: String?
    }

    static let rows = [
        Row(dialect: "apns", members: #""id":5,"recipient":"7","url":"a/b""#, link: "a/b", id: "5", recipient: "7"),
        Row(
            dialect: "apns", members: #""Simulator Target Bundle":"com.example.app","data":{"link":"x://y"}"#,
            link: "x://y"),
        Row(dialect: "apns", members: #""payload":{"deepLink":"x://y"},"extra":{"url":"z"}"#, link: "x://y"),
        Row(dialect: "apns", members: #""url":5,"link":"","uri":["a"]"#),
        Row(
            dialect: "apns", members: #""custom":{"b":{"url":"x"}},"room_id":5,"sender":"Kim","ab":"B","os_data":null"#),
        Row(
            dialect: "fcm", members: #""gcm.message_id":"1","gcm.app_link":"x://y","link":"z""#, link: "x://y", id: "1"),
        Row(
            dialect: "fcm", members: #""gcm.message_id":"0:17%a","google.c.a.e":"1","link":"x://y""#, link: "x://y",
            id: "0:17%a"),
        Row(
            dialect: "fcm", members: #""google.c.fid":"f","fcm_options":{"link":"https://e.org"}"#,
            link: "https://e.org"),
        Row(dialect: "fcm", members: #""google.c.fid":"f","link":"x://y""#, link: "x://y"),
        Row(dialect: "fcm", members: #""google.message_id":"9""#, id: "9"),
        Row(
            dialect: "fcm", members: #""gcm.app_link":"x://y","fcm_options":{"link":"https://e.org"}"#, link: "x://y"),
        Row(dialect: "apns", members: #""webhook_id":null,"ab_uri":null,"google.message_id":null"#),
        Row(
            dialect: "onesignal", members: #""custom":{"i":"9a8b","u":"https://e.org/a"}"#, link: "https://e.org/a",
            id: "9a8b"),
        Row(
            dialect: "onesignal", members: #""custom":{"i":"9a8b","a":{"deepLink":"x://y"}}"#, link: "x://y", id: "9a8b"
        ),
        Row(dialect: "onesignal", members: #""custom":"{\"i\":\"9a8b\",\"u\":\"x://y\"}""#, link: "x://y", id: "9a8b"),
        Row(dialect: "onesignal", members: #""os_data":{"i":"9a8b","u":"x://y"}"#, link: "x://y", id: "9a8b"),
        Row(dialect: "braze", members: #""ab":{"c":"1"},"ab_uri":"x://y""#, link: "x://y"),
        Row(dialect: "braze", members: #""ab":{"c":"1"},"deeplink":"x://y""#, link: "x://y"),
        Row(dialect: "braze", members: #""appboy_uninstall_tracking":true"#),
        Row(dialect: "airship", members: #""^p":{"url":"https://e.org"}"#, link: "https://e.org"),
        Row(dialect: "airship", members: #""_":"s1","^d":"x://y""#, link: "x://y", id: "s1"),
        Row(dialect: "airship", members: #""^d":"x://y","^u":"https://e.org","^p":"z""#, link: "x://y"),
        Row(dialect: "airship", members: #""^p":"https://e.org""#, link: "https://e.org"),
        Row(
            dialect: "airship", members: #""com.urbanairship.metadata":"m","^u":"https://e.org","^mc":"auto""#,
            link: "https://e.org"),
        Row(
            dialect: "sendbird",
            members: #""sendbird":{"message_id":77,"channel":{"channel_url":"c"},"recipient":{"id":"kim"}},"id":"""#,
            id: "77", recipient: "kim"),
        Row(dialect: "sendbird", members: #""sendbird":"{\"message_id\":77}""#, id: "77"),
        Row(
            dialect: "stream",
            members:
                #""stream":{"sender":"stream.chat","type":"message.new","id":"m1","cid":"messaging:1","receiver_id":"kim"}"#,
            id: "m1", recipient: "kim"),
        Row(
            dialect: "stream", members: #""sender":"stream.chat","message_id":"m1","gcm.message_id":"1","url":"x://y""#,
            link: "x://y", id: "m1"),
        Row(dialect: "matrix", members: #""room_id":"!r:e.org","event_id":"$e","unread_count":2"#, id: "$e"),
        Row(dialect: "stream", members: #""sender":"stream.chat","receiver_id":"kim""#, recipient: "kim"),
        Row(dialect: "matrix", members: #""room_id":"!r:e.org","event_id":null"#),
        Row(dialect: "matrix", members: #""event_id":"$e""#, id: "$e"),
        Row(dialect: "home-assistant", members: #""hass_confirm_id":"c","url":"/lovelace""#, link: "/lovelace"),
        Row(
            dialect: "home-assistant",
            members: #""homeassistant":{"command":"x"},"gcm.message_id":"1","url":"/lovelace""#,
            link: "/lovelace"),
        Row(
            dialect: "home-assistant", members: #""webhook_id":"w","url":{"_":"/lovelace","first":"/a"},"tag":"t""#,
            link: "/lovelace", id: "t"),
    ]

    @Test("each dialect is known, and its link, id and recipient are found", arguments: rows)
    func row(_ row: Row) throws {
        let payload = try NotificationPayload(json: Data(#"{"aps":{"alert":"x"},\#(row.members)}"#.utf8))
        #expect(payload.dialect.id == row.dialect)
        #expect(payload.dialectLink == row.link)
        #expect(payload.notificationID(requestID: "request") == row.id)
        #expect(payload.recipient == row.recipient)
    }

    @Test func `a payload's own id and recipient beat its dialect's`() throws {
        let json = #"{"aps":{},"id":"own","recipient":"1","sendbird":{"message_id":2,"recipient":{"id":"3"}}}"#
        let payload = try NotificationPayload(json: Data(json.utf8))
        #expect(payload.notificationID(requestID: "request") == "own")
        #expect(payload.recipient == "1")
    }

    @Test(
        "U31: a recipient that is there and cannot be read is told from none, in each dialect",
        arguments: [
            "18446744073709551615", "-9223372036854775809", "1e400", "1.5", #"["2"]"#, "[]", #"{"id":"2"}"#, "true",
            #""""#, #""\ud83d""#,
        ])
    func unreadableRecipient(value: String) throws {
        for members in [
            #""recipient":\#(value)"#, #""recipient":\#(value),"sendbird":{"recipient":{"id":"1"}}"#,
            #""sendbird":{"recipient":{"id":\#(value)}}"#, #""sender":"stream.chat","receiver_id":\#(value)"#,
            #""stream":{"sender":"stream.chat","receiver_id":\#(value)}"#,
        ] {
            let payload = try NotificationPayload(json: Data(#"{"aps":{},\#(members)}"#.utf8))
            #expect(payload.hasUnreadableRecipient && payload.recipient == nil, "\(members)")
            let again = try NotificationPayload(
                json: JSONValue.object(payload.custom.merging(["aps": .object([:])]) { $1 }).json)
            #expect(again.hasUnreadableRecipient, "\(members)")
        }
    }

    @Test(
        "U31: a recipient that is no object where its dialect has one, or none with an id, cannot be read",
        arguments: ["5", #""kim""#, "[]", "{}", #"{"nickname":"Kim"}"#, #"{"id":null}"#, #""{\"id\"""#])
    func unreadableObject(value: String) throws {
        let payload = try NotificationPayload(json: Data(#"{"aps":{},"sendbird":{"recipient":\#(value)}}"#.utf8))
        #expect(payload.hasUnreadableRecipient && payload.recipient == nil)
    }

    @Test(
        "U31: no recipient, or null, names nobody",
        arguments: [
            #""a":1"#, #""recipient":null"#, #""sendbird":{"recipient":null}"#, #""sendbird":{"channel":{}}"#,
            #""sender":"stream.chat","stream":"v2""#, #""recipient":null,"sender":"stream.chat","receiver_id":null"#,
        ])
    func noRecipient(members: String) throws {
        let payload = try NotificationPayload(json: Data(#"{"aps":{},\#(members)}"#.utf8))
        #expect(!payload.hasUnreadableRecipient && payload.recipient == nil)
    }

    @Test func `U31: a recipient beyond Int64 cannot be read from a dictionary either`() throws {
        let userInfo: [String: Any] = ["aps": [String: Any](), "recipient": UInt64.max]
        #expect(try NotificationPayload(userInfo: userInfo).hasUnreadableRecipient)
    }

    @Test func `a file for the simulator names its app`() throws {
        let json = #"{"aps":{},"Simulator Target Bundle":"com.example.app"}"#
        #expect(try NotificationPayload(json: Data(json.utf8)).simulatorTarget == "com.example.app")
    }
}
