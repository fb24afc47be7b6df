import Foundation
import Notifications
import Testing

/// Each sender's shape, written for these tests from what its documentation says of it.
@Suite struct PayloadDialectTests {
    struct Row: Sendable {
        let dialect: String
        let members: String
        let link: String?
        let id: String
        let recipient: String?

        init(
            _ dialect: String, _ members: String, link: String? = nil, id: String = "request", recipient: String? = nil
        ) {
            (self.dialect, self.members, self.link, self.id, self.recipient) = (dialect, members, link, id, recipient)
        }
    }

    static let rows = [
        Row("apns", #""id":5,"recipient":"7","url":"a/b""#, link: "a/b", id: "5", recipient: "7"),
        Row("apns", #""Simulator Target Bundle":"com.example.app","data":{"link":"x://y"}"#, link: "x://y"),
        Row("apns", #""payload":{"deepLink":"x://y"},"extra":{"url":"z"}"#, link: "x://y"),
        Row("apns", #""url":5,"link":"","uri":["a"],"branch":"main","webhook_id":null,"custom":{"b":{"url":"x"}}"#),
        Row("fcm", #""gcm.message_id":"1","gcm.app_link":"x://y","link":"z""#, link: "x://y", id: "1"),
        Row("fcm", #""google.c.a.e":"1","fcm_options":{"link":"https://e.org"}"#, link: "https://e.org"),
        Row("fcm", #""google.message_id":"9","link":"x://y""#, link: "x://y", id: "9"),
        Row("onesignal", #""custom":{"i":"9a8b","u":"https://e.org/a"}"#, link: "https://e.org/a", id: "9a8b"),
        Row("onesignal", #""custom":"{\"i\":\"9a8b\",\"a\":{\"deepLink\":\"x://y\"}}""#, link: "x://y", id: "9a8b"),
        Row("onesignal", #""os_data":{"i":"9a8b","u":"x://y"}"#, link: "x://y", id: "9a8b"),
        Row("braze", #""ab":{"c":"1"},"ab_uri":"x://y""#, link: "x://y"),
        Row("braze", #""appboy_uninstall_tracking":true,"deeplink":"x://y""#, link: "x://y"),
        Row("airship", #""_":"s1","^d":"x://y","^u":"https://e.org","^p":"z""#, link: "x://y", id: "s1"),
        Row("airship", #""com.urbanairship.metadata":"m","^u":"https://e.org","^mc":"auto""#, link: "https://e.org"),
        Row("airship", #""^p":{"url":"https://e.org"}"#, link: "https://e.org"),
        Row(
            "sendbird", #""sendbird":{"message_id":77,"channel":{"channel_url":"c"},"recipient":{"id":"kim"}},"id":"""#,
            id: "77", recipient: "kim"),
        Row(
            "stream",
            #""stream":{"sender":"stream.chat","type":"message.new","id":"m1","cid":"messaging:1","receiver_id":"kim"}"#,
            id: "m1", recipient: "kim"),
        Row(
            "stream",
            #""sender":"stream.chat","message_id":"m1","receiver_id":"kim","gcm.message_id":"1","url":"x://y""#,
            link: "x://y", id: "m1", recipient: "kim"),
        Row("matrix", #""room_id":"!r:e.org","event_id":"$e","unread_count":2"#, id: "$e"),
        Row("home-assistant", #""hass_confirm_id":"c","url":"/lovelace""#, link: "/lovelace"),
        Row("home-assistant", #""webhook_id":"w","url":{"_":"/love","first":"/a"},"tag":"t""#, link: "/love", id: "t"),
        Row(
            "iterable", #""itbl":{"messageId":"m1","defaultAction":{"type":"openUrl","data":"x://y"}},"url":"x://old""#,
            link: "x://y", id: "m1"),
        Row(
            "iterable", #""itbl":{"messageId":"m1","defaultAction":{"type":"openApp","data":"x"}},"url":"x://old""#,
            id: "m1"),
        Row("iterable", #""itbl":{"messageId":"m1"},"gcm.message_id":"1","url":"x://old""#, link: "x://old", id: "m1"),
        Row("customerio", #""CIO-Delivery-ID":"d1","CIO":{"push":{"link":"x://y"}}"#, link: "x://y", id: "d1"),
        Row("customerio", #""CIO-Delivery-ID":"d1","gcm.message_id":"1","link":"x://y""#, link: "x://y", id: "d1"),
        Row("clevertap", #""wzrk_id":"1_20","wzrk_pn":true,"wzrk_dl":"x://y""#, link: "x://y"),
        Row("clevertap", #""W$id":"1_20","deeplink":"x://y""#, link: "x://y"),
        Row("leanplum", #""_lpm":5,"_lpx":{"__name__":"Open URL","URL":"x://y"}"#, link: "x://y"),
        Row("leanplum", #""_lpu":"5","_lpx":"{\"URL\":\"x://y\"}","lp_occurrence_id":"o1""#, link: "x://y", id: "o1"),
        Row(
            "infobip", #""messageId":"m1","internalData":{"deeplink":"x://y","browserUrl":"https://e.org"}"#,
            link: "x://y", id: "m1"),
        Row(
            "infobip", #""messageId":"m","internalData":{"webViewUrl":"https://e.org"}"#, link: "https://e.org", id: "m"
        ),
        Row("batch", #""com.batch":{"l":"x://y","i":"s1"},"url":"x://z""#, link: "x://y"),
        Row("batch", #""com.batch":{"i":"s1"},"data":{"deepLink":"x://y"}"#, link: "x://y"),
        Row("moengage", #""moengage":{"cid":"c","app_id":"a"},"app_extra":{"moe_deeplink":"x://y"}"#, link: "x://y"),
        Row("moengage", #""moengage":{"cid":"c","webUrl":"https://e.org"}"#, link: "https://e.org"),
        Row("swrve", #""_p":1,"_sd":"x://y","_d":"x://old""#, link: "x://y"),
        Row("swrve", #""_p":"1","_d":"x://old""#, link: "x://old"),
        Row("salesforce", #""_m":"1","_r":"2","_od":"x://y","_x":"https://e.org""#, link: "x://y"),
        Row("salesforce", #""_sid":"SFMC","_m":"1","_x":"https://e.org""#, link: "https://e.org"),
        Row("pinpoint", #""data":{"pinpoint":{"deeplink":"x://y","campaign":{"campaign_id":"c"}}}"#, link: "x://y"),
        Row("pinpoint", #""data":{"pinpoint":{"campaign":{}},"url":"x://y"}"#, link: "x://y"),
        Row("branch", #""branch":"https://e.app.link","gcm.message_id":"1","url":"x://y""#, link: "https://e.app.link"),
        Row("bloomreach", #""source":"xnpe_platform","action":"deeplink","url":"x://y""#, link: "x://y"),
        Row("bloomreach", #""source":"xnpe_platform","action":"app","url":"x://y""#),
        Row("pushwoosh", #""pw_msg":"1","p":"h","l":"x://y","r":"https://e.org""#, link: "x://y"),
        Row("pushwoosh", #""pw_msg":1,"r":"https://e.org""#, link: "https://e.org"),
        Row(
            "blueshift", #""bsft_message_uuid":"b1","clk_url":"a://b","deep_link_url":"x://y""#, link: "a://b", id: "b1"
        ),
        Row("blueshift", #""bsft_message_uuid":"b1","deep_link_url":"x://y""#, link: "x://y", id: "b1"),
        Row("netcore", #""smtPayload":{"deeplink":"x://y"},"trid":"t1""#, link: "x://y", id: "t1"),
        Row("netcore", #""smtPayload":"{\"deeplink\":\"x://y\",\"trid\":\"t1\"}""#, link: "x://y", id: "t1"),
        Row("intercom", #""intercom_push_type":"notification","uri":"x://y","url":"x://z""#, link: "x://y"),
        Row("adobe", #""_xdm":{"cjm":{}},"adb_uri":"x://y""#, link: "x://y"),
        Row("adobe", #""_mId":"1","_dId":"2","uri":"x://y""#, link: "x://y"),
        Row("expo", #""experienceId":"@a/b","projectId":"p","body":{"url":"x://y"}"#, link: "x://y"),
        Row("expo", #""scopeKey":"@a/b","body":"{\"deepLink\":\"x://y\"}""#, link: "x://y"),
    ]

    @Test("each dialect is known, and its link, id and recipient are found", arguments: rows)
    func row(_ row: Row) throws {
        let payload = try NotificationPayload(json: Data(#"{"aps":{"alert":"x"},\#(row.members)}"#.utf8))
        #expect(payload.dialect.id == row.dialect)
        #expect(payload.dialectLink == row.link)
        #expect(payload.notificationID(requestID: "request") == row.id)
        #expect(payload.recipient == row.recipient)
    }

    @Test(arguments: [(#""ab_uri":"a","url":"b""#, [true, false]), (#""ab_uri":"","deeplink":"a""#, [false])])
    func `a link that the sender's SDK opens is told from one that many apps name alike`(
        members: String, isSenders: [Bool]
    ) throws {
        let payload = try NotificationPayload(json: Data(#"{"aps":{},\#(members)}"#.utf8))
        #expect(payload.carriedLinks.map(\.isSenders) == isSenders)
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
            "18446744073709551615", "1e400", "1.5", #"["2"]"#, #"{"name":"Kim"}"#, "true", #""""#, #""\ud83d""#,
        ])
    func unreadableRecipient(value: String) throws {
        for members in [
            #""recipient":\#(value),"sendbird":{"recipient":{"id":"1"}}"#,
            #""sendbird":{"recipient":{"id":\#(value)}}"#, #""sendbird":{"recipient":\#(value)}"#,
            #""sender":"stream.chat","receiver_id":\#(value)"#,
            #""stream":{"sender":"stream.chat","receiver_id":\#(value)}"#,
        ] {
            let payload = try NotificationPayload(json: Data(#"{"aps":{},\#(members)}"#.utf8))
            #expect(payload.hasUnreadableRecipient && payload.recipient == nil, "\(members)")
            let again = try NotificationPayload(
                json: JSONValue.object(payload.custom.merging(["aps": .object([:])]) { $1 }).json)
            #expect(again.hasUnreadableRecipient, "\(members)")
        }
        let userInfo: [String: Any] = ["aps": [String: Any](), "recipient": UInt64.max]
        #expect(try NotificationPayload(userInfo: userInfo).hasUnreadableRecipient)
    }

    @Test(
        "U31: no recipient, or null, names nobody",
        arguments: [
            #""recipient":null"#, #""sendbird":{"recipient":null}"#, #""sendbird":{"channel":{}}"#,
            #""sender":"stream.chat","stream":"v2""#, #""recipient":null,"sender":"stream.chat","receiver_id":null"#,
        ])
    func noRecipient(members: String) throws {
        let payload = try NotificationPayload(json: Data(#"{"aps":{},\#(members)}"#.utf8))
        #expect(!payload.hasUnreadableRecipient && payload.recipient == nil)
    }

    @Test(
        "U42: the ids of message and campaign are the sender's own",
        arguments: [
            (#""itbl":{"campaignId":12,"messageId":"m"}"#, "iterable", "12", "m"),
            (#""moengage":{"cid":"c"}"#, "moengage", "c", nil),
            (#""wzrk_id":"1600_2""#, "clevertap", "1600_2", nil),
            (#""bsft_message_uuid":"m","bsft_experiment_uuid":"c""#, "blueshift", "c", "m"),
            (#""gcm.message_id":"m","google.c.a.c_id":"c""#, "fcm", "c", "m"),
            (#""custom":{"i":"m"}"#, "onesignal", nil, "m"),
            (#""id":"own","campaign":"own""#, "apns", nil, nil),
        ] as [(String, String, String?, String?)])
    func ids(members: String, sender: String, campaign: String?, message: String?) throws {
        let payload = try NotificationPayload(json: Data("{\"aps\":{\"alert\":\"x\"},\(members)}".utf8))
        #expect(payload.dialect.id == sender)
        #expect(payload.senderCampaignID == campaign)
        #expect(payload.senderMessageID == message)
    }
}
