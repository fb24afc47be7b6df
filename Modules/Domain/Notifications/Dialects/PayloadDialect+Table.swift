/// The table of dialects: a row for each sender. The first row that knows a payload has it. A sender that uses
/// another's service (Home Assistant and Stream use Firebase) stands before that service. Of two senders, the one with
/// the rarer keys stands first. docs/senders.md says where each row was read.
extension PayloadDialect {
    public static let rows: [PayloadDialect] = [
        PayloadDialect(
            "onesignal", knownBy: [.key(["custom", "i"]), .key(["custom", "u"]), .object("os_data")],
            link: [["custom", "u"], ["os_data", "u"]] + common(in: "custom", "a"),
            id: [["custom", "i"], ["os_data", "i"]]),
        PayloadDialect("braze", knownBy: [.key("ab_uri"), .object("ab"), .prefix("appboy_")], link: ["ab_uri"]),
        PayloadDialect(
            "airship", knownBy: [.prefix("com.urbanairship."), .prefix("^"), .key("_")],
            link: ["^d", "deep_link_action", "^u", "open_external_url_action", "^p", ["^p", "url"]], id: ["_"]),
        PayloadDialect(
            "sendbird", knownBy: [.object("sendbird")], link: common(in: "sendbird"),
            id: [["sendbird", "message_id"]], recipient: [["sendbird", "recipient", "id"]]),
        PayloadDialect(
            "stream", knownBy: [.text(["stream", "sender"], prefix: "stream."), .text("sender", prefix: "stream.")],
            link: common(in: "stream"),
            id: [["stream", "id"], "message_id"], recipient: [["stream", "receiver_id"], "receiver_id"]),
        PayloadDialect(
            "matrix",
            knownBy: [.all(["room_id", "event_id"]), .text("room_id", prefix: "!"), .text("event_id", prefix: "$")],
            id: ["event_id"]),
        PayloadDialect(
            "home-assistant", knownBy: [.object("homeassistant"), .key("webhook_id"), .key("hass_confirm_id")],
            link: ["url", ["url", "_"], ["homeassistant", "url"]], id: ["tag"]),
        PayloadDialect("batch", knownBy: [.object("com.batch")], link: [["com.batch", "l"]]),
        PayloadDialect(
            "customerio", knownBy: [.key("CIO-Delivery-ID"), .object("CIO")], link: [["CIO", "push", "link"]],
            id: ["CIO-Delivery-ID"]),
        PayloadDialect(
            "iterable", knownBy: [.object("itbl")],
            link: [
                PayloadLink(
                    ["itbl", "defaultAction", "data"],
                    if: .text(["itbl", "defaultAction", "type"], oneOf: ["openUrl"])),
                PayloadLink("url", if: .nothing(at: ["itbl", "defaultAction"])),
            ],
            common: common.map { PayloadLink($0.path, if: .nothing(at: ["itbl", "defaultAction"])) },
            id: [["itbl", "messageId"]], campaign: [["itbl", "campaignId"]]),
        PayloadDialect(
            "moengage", knownBy: [.object("moengage"), .key(["app_extra", "moe_deeplink"])],
            link: [["app_extra", "moe_deeplink"], ["moengage", "webUrl"]],
            campaign: [["moengage", "cid"]]),
        // Before CleverTap, to which its SDK hands on.
        PayloadDialect(
            "leanplum", knownBy: ["_lpm", "_lpu", "_lpn", "_lpv", "_lpx"].map { .key($0) }, link: [["_lpx", "URL"]],
            id: ["lp_occurrence_id"]),
        PayloadDialect(
            "clevertap", knownBy: [.prefix("wzrk_"), .prefix("W$")], link: ["wzrk_dl"], campaign: ["wzrk_id"]),
        PayloadDialect(
            "salesforce", knownBy: [.text("_sid", prefix: "SFMC"), .all(["_m", "_r"])], link: ["_od", "_x"]),
        PayloadDialect(
            "swrve", knownBy: [.all(["_p", "_sd"]), .all(["_p", "_d"]), .all(["_p", "_sw"])], link: ["_sd", "_d"]),
        PayloadDialect("pinpoint", knownBy: [.key(["data", "pinpoint"])], link: [["data", "pinpoint", "deeplink"]]),
        PayloadDialect(
            "bloomreach", knownBy: [.text("source", prefix: "xnpe_platform")],
            link: [PayloadLink("url", if: .noText("action", of: ["app", "self-check"]))], common: []),
        PayloadDialect("pushwoosh", knownBy: [.key("pw_msg")], link: ["l", "r"]),
        PayloadDialect(
            "blueshift", knownBy: [.key("bsft_message_uuid")], link: ["clk_url", "deep_link_url"],
            id: ["bsft_message_uuid"], campaign: ["bsft_experiment_uuid"]),
        PayloadDialect(
            "netcore", knownBy: [.object("smtPayload")], link: [["smtPayload", "deeplink"]],
            id: ["trid", ["smtPayload", "trid"]]),
        PayloadDialect("intercom", knownBy: [.key("intercom_push_type")], link: ["uri"]),
        PayloadDialect(
            "adobe", knownBy: [.key("adb_uri"), .key("adb_deeplink"), .object("_xdm"), .all(["_mId", "_dId"])],
            link: ["adb_uri", "adb_deeplink", "uri"]),
        PayloadDialect("expo", knownBy: [.key("experienceId"), .key("scopeKey")], link: common(in: "body")),
        PayloadDialect(
            "infobip", knownBy: [.all(["internalData", "messageId"])],
            link: ["deeplink", "webViewUrl", "browserUrl"].map { PayloadLink(["internalData", $0]) },
            id: ["messageId"]),
        // Behind the senders whose pushes may carry its links: theirs count first.
        PayloadDialect("branch", knownBy: [.text("branch", prefix: "http")], link: ["branch"]),
        PayloadDialect(
            "fcm", knownBy: [.prefix("gcm."), .prefix("google.c."), .key("google.message_id"), .object("fcm_options")],
            link: ["gcm.app_link", ["fcm_options", "link"]], id: ["gcm.message_id", "google.message_id"],
            campaign: ["google.c.a.c_id"]),
    ]

    /// Nobody's in particular: an app's own server, and files for the simulator, with the key `Simulator Target
    /// Bundle`. Its id and recipient count in every dialect, and before the dialect's own.
    public static let plain = PayloadDialect("apns", knownBy: [], id: ["id"], recipient: ["recipient"])

    /// Where a link is among keys that every app names for itself, but many alike.
    static let common = names.map { PayloadLink(stringLiteral: $0) } + containers.flatMap { common(in: $0) }

    private static func common(in objects: String...) -> [PayloadLink] {
        (["deepLink"] + names).map { PayloadLink(PayloadPath(names: objects + [$0])) }
    }

    private static let names = ["deeplink", "deep_link", "deep-link", "link", "url", "uri", "open_url", "target_url"]

    /// Objects that apps keep their own keys in.
    private static let containers = ["data", "payload", "custom", "extra", "body"]
}
