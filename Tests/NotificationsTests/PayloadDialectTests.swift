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
        Row(
            dialect: "iterable",
            members: #""itbl":{"messageId":"m1","defaultAction":{"type":"openUrl","data":"x://y"}},"url":"x://old""#,
            link: "x://y", id: "m1"),
        Row(
            dialect: "iterable",
            members: #""itbl":{"messageId":"m1","defaultAction":{"type":"openApp","data":"x"}},"url":"x://old""#,
            id: "m1"),
        Row(
            dialect: "iterable", members: #""itbl":{"messageId":"m1"},"gcm.message_id":"1","url":"x://old""#,
            link: "x://old", id: "m1"),
        Row(
            dialect: "iterable",
            members: #""itbl":"{\"messageId\":\"m1\",\"defaultAction\":{\"type\":\"openUrl\",\"data\":\"x://y\"}}""#,
            link: "x://y", id: "m1"),
        Row(
            dialect: "customerio",
            members: #""CIO-Delivery-ID":"d1","CIO-Delivery-Token":"t","CIO":{"push":{"link":"x://y"}}"#, link: "x://y",
            id: "d1"),
        Row(dialect: "customerio", members: #""CIO":"{\"push\":{\"link\":\"x://y\"}}""#, link: "x://y"),
        Row(
            dialect: "customerio", members: #""CIO-Delivery-ID":"d1","gcm.message_id":"1","link":"x://y""#,
            link: "x://y", id: "d1"),
        Row(dialect: "clevertap", members: #""wzrk_id":"1_20","wzrk_pn":true,"wzrk_dl":"x://y""#, link: "x://y"),
        Row(dialect: "clevertap", members: #""W$id":"1_20","deeplink":"x://y""#, link: "x://y"),
        Row(
            dialect: "clevertap", members: #""wzrk_dl":"x://y","url":"x://z","gcm.message_id":"1""#, link: "x://y"),
        Row(
            dialect: "leanplum", members: #""_lpm":5,"_lpx":{"__name__":"Open URL","URL":"x://y"}"#, link: "x://y"),
        Row(
            dialect: "leanplum", members: #""_lpu":"5","_lpx":"{\"URL\":\"x://y\"}","lp_occurrence_id":"o1""#,
            link: "x://y", id: "o1"),
        Row(dialect: "leanplum", members: #""_lpm":"5","wzrk_id":"1","url":"x://y""#, link: "x://y"),
        Row(
            dialect: "infobip",
            members: #""messageId":"m1","internalData":{"deeplink":"x://y","browserUrl":"https://e.org"}"#,
            link: "x://y",
            id: "m1"),
        Row(
            dialect: "infobip",
            members: #""messageId":"m1","internalData":{"webViewUrl":"https://e.org/a","browserUrl":"https://e.org"}"#,
            link: "https://e.org/a", id: "m1"),
        Row(
            dialect: "infobip", members: #""messageId":"m1","internalData":"{\"browserUrl\":\"https://e.org\"}""#,
            link: "https://e.org", id: "m1"),
        Row(dialect: "batch", members: #""com.batch":{"l":"x://y","i":"s1"}"#, link: "x://y"),
        Row(dialect: "batch", members: #""com.batch":"{\"l\":\"x://y\"}","url":"x://z""#, link: "x://y"),
        Row(dialect: "batch", members: #""com.batch":{"i":"s1"},"data":{"deepLink":"x://y"}"#, link: "x://y"),
        Row(
            dialect: "moengage",
            members: #""moengage":{"cid":"c","app_id":"a"},"app_extra":{"moe_deeplink":"x://y"}"#, link: "x://y"),
        Row(
            dialect: "moengage",
            members: #""moengage":{"cid":"c","webUrl":"https://e.org"},"app_extra":{"screenName":"Feed"}"#,
            link: "https://e.org"),
        Row(dialect: "moengage", members: #""app_extra":"{\"moe_deeplink\":\"x://y\"}""#, link: "x://y"),
        Row(dialect: "swrve", members: #""_p":1,"_sd":"x://y","_d":"x://old""#, link: "x://y"),
        Row(dialect: "swrve", members: #""_p":"1","_d":"x://old""#, link: "x://old"),
        Row(dialect: "swrve", members: #""_p":1,"_sw":{"media":{"title":"a"}},"url":"x://y""#, link: "x://y"),
        Row(dialect: "salesforce", members: #""_m":"1","_r":"2","_od":"x://y","_x":"https://e.org""#, link: "x://y"),
        Row(dialect: "salesforce", members: #""_sid":"SFMC","_m":"1","_x":"https://e.org""#, link: "https://e.org"),
        Row(dialect: "salesforce", members: #""_m":"1","_r":"2","_p":1,"_sd":"x://z","link":"x://y""#, link: "x://y"),
        Row(
            dialect: "pinpoint",
            members: #""data":{"pinpoint":{"deeplink":"x://y","campaign":{"campaign_id":"c"}}}"#, link: "x://y"),
        Row(dialect: "pinpoint", members: #""data":{"pinpoint":{"campaign":{}},"url":"x://y"}"#, link: "x://y"),
        Row(dialect: "pinpoint", members: #""data":"{\"pinpoint\":{\"deeplink\":\"x://y\"}}""#, link: "x://y"),
        Row(dialect: "branch", members: #""branch":"https://e.app.link/a""#, link: "https://e.app.link/a"),
        Row(
            dialect: "branch", members: #""branch":"https://e.app.link/a","gcm.message_id":"1","url":"x://y""#,
            link: "https://e.app.link/a"),
        Row(dialect: "apns", members: #""branch":"main","url":"x://y""#, link: "x://y"),
        Row(
            dialect: "bloomreach", members: #""source":"xnpe_platform","action":"deeplink","url":"x://y""#,
            link: "x://y"),
        Row(
            dialect: "bloomreach", members: #""source":"xnpe_platform","action":"browser","url":"https://e.org""#,
            link: "https://e.org"),
        Row(dialect: "bloomreach", members: #""source":"xnpe_platform","action":"app","url":"x://y""#),
        Row(dialect: "pushwoosh", members: #""pw_msg":"1","p":"h","l":"x://y","r":"https://e.org""#, link: "x://y"),
        Row(dialect: "pushwoosh", members: #""pw_msg":1,"r":"https://e.org""#, link: "https://e.org"),
        Row(dialect: "pushwoosh", members: #""pw_msg":"1","u":"{\"a\":1}","link":"x://y""#, link: "x://y"),
        Row(
            dialect: "blueshift", members: #""bsft_message_uuid":"b1","deep_link_url":"x://y""#, link: "x://y", id: "b1"
        ),
        Row(
            dialect: "blueshift",
            members: #""bsft_message_uuid":"b1","clk_url":"https://e.org","deep_link_url":"x://y""#,
            link: "https://e.org", id: "b1"),
        Row(
            dialect: "blueshift", members: #""bsft_message_uuid":"b1","data":{"url":"x://y"}"#, link: "x://y", id: "b1"),
        Row(dialect: "netcore", members: #""smtPayload":{"deeplink":"x://y"},"trid":"t1""#, link: "x://y", id: "t1"),
        Row(
            dialect: "netcore", members: #""smtPayload":"{\"deeplink\":\"x://y\",\"trid\":\"t1\"}""#, link: "x://y",
            id: "t1"),
        Row(dialect: "netcore", members: #""smtPayload":{},"payload":{"deeplink":"x://y"}"#, link: "x://y"),
        Row(dialect: "intercom", members: #""intercom_push_type":"notification","uri":"x://y""#, link: "x://y"),
        Row(
            dialect: "intercom", members: #""intercom_push_type":"push_only","uri":"x://y","url":"x://z""#,
            link: "x://y"),
        Row(dialect: "intercom", members: #""intercom_push_type":"push_only""#),
        Row(dialect: "adobe", members: #""_xdm":{"cjm":{}},"adb_uri":"x://y""#, link: "x://y"),
        Row(dialect: "adobe", members: #""_mId":"1","_dId":"2","uri":"x://y""#, link: "x://y"),
        Row(dialect: "adobe", members: #""adb_deeplink":"x://y","adb_m_id":"1""#, link: "x://y"),
        Row(
            dialect: "expo", members: #""experienceId":"@a/b","projectId":"p","body":{"url":"x://y"}"#, link: "x://y"),
        Row(dialect: "expo", members: #""scopeKey":"@a/b","body":"{\"deepLink\":\"x://y\"}""#, link: "x://y"),
        Row(dialect: "expo", members: #""experienceId":"@a/b","body":{},"url":"x://y""#, link: "x://y"),
    ]

    @Test("each dialect is known, and its link, id and recipient are found", arguments: rows)
    func row(_ row: Row) throws {
        let payload = try NotificationPayload(json: Data(#"{"aps":{"alert":"x"},\#(row.members)}"#.utf8))
        #expect(payload.dialect.id == row.dialect)
        #expect(payload.dialectLink == row.link)
        #expect(payload.notificationID(requestID: "request") == row.id)
        #expect(payload.recipient == row.recipient)
    }

    @Test(arguments: [
        (#""action":"app","title":"T","message":"M""#, "T", "M"), (#""title":"T""#, "T", "b"),
    ])
    func `what a sender's own extension shows is the title and the body`(members: String, title: String, body: String)
        throws
    {
        let json =
            #"{"aps":{"alert":{"title":"t","body":"b","title-loc-key":"k"},"mutable-content":1},"source":"xnpe_platform",\#(members)}"#
        let payload = try NotificationPayload(json: Data(json.utf8))
        #expect(payload.alert.title.text == title)
        #expect(payload.alert.body.text == body)
        #expect(payload.alert.title.key == (title == "T" ? nil : "k"))
    }

    @Test(arguments: [
        #"{"aps":{"content-available":1,"mutable-content":1},"source":"xnpe_platform","title":"T"}"#,
        #"{"aps":{"alert":"b"},"source":"xnpe_platform","title":"T"}"#,
        #"{"aps":{"alert":"b","mutable-content":1},"source":"xnpe_platform","title":"T","itbl":{}}"#,
    ])
    func `no extension changes a silent push, one that may not be changed, and another sender's`(json: String) throws {
        let payload = try NotificationPayload(json: Data(json.utf8))
        #expect(payload.title == nil)
        #expect(payload.isSilent == json.contains("content-available"))
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
}
