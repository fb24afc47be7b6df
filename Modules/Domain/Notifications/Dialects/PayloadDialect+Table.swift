/// The table of dialects. A sender is one row, and the first that knows a payload has it: who sends through another's
/// service (Home Assistant and Stream through Firebase) stands before it.
///
/// Sources: each sender's own documentation of what its pushes look like on iOS.
extension PayloadDialect {
    static let rows: [PayloadDialect] = [
        PayloadDialect(
            "onesignal", knownBy: [.key(["custom", "i"]), .key(["custom", "u"]), .object("os_data")],
            link: [["custom", "u"], ["os_data", "u"]] + common(in: "custom", "a") + common,
            id: [["custom", "i"], ["os_data", "i"]]),
        PayloadDialect(
            "braze", knownBy: [.key("ab_uri"), .object("ab"), .prefix("appboy_")],
            link: ["ab_uri"] + common),
        PayloadDialect(
            "airship", knownBy: [.prefix("com.urbanairship."), .prefix("^"), .key("_")],
            link: ["^d", "deep_link_action", "^u", "open_external_url_action", "^p", ["^p", "url"]] + common,
            id: ["_"]),
        PayloadDialect(
            "sendbird", knownBy: [.object("sendbird")],
            link: common(in: "sendbird") + common,
            id: [["sendbird", "message_id"]], recipient: [["sendbird", "recipient", "id"]]),
        PayloadDialect(
            "stream", knownBy: [.text(["stream", "sender"], prefix: "stream."), .text("sender", prefix: "stream.")],
            link: common(in: "stream") + common,
            id: [["stream", "id"], "message_id"], recipient: [["stream", "receiver_id"], "receiver_id"]),
        PayloadDialect(
            "matrix",
            knownBy: [.all(["room_id", "event_id"]), .text("room_id", prefix: "!"), .text("event_id", prefix: "$")],
            link: common,
            id: ["event_id"]),
        PayloadDialect(
            "home-assistant", knownBy: [.object("homeassistant"), .key("webhook_id"), .key("hass_confirm_id")],
            link: ["url", ["url", "_"], ["homeassistant", "url"]] + common,
            id: ["tag"]),
        PayloadDialect(
            "fcm", knownBy: [.prefix("gcm."), .prefix("google.c."), .key("google.message_id"), .object("fcm_options")],
            link: ["gcm.app_link", ["fcm_options", "link"]] + common,
            id: ["gcm.message_id", "google.message_id"]),
    ]

    /// Nobody's in particular: an app's own server, and files for the simulator, with the key `Simulator Target Bundle`.
    /// Its id and recipient count in every dialect, and before the dialect's own.
    public static let plain = PayloadDialect(
        "apns", knownBy: [], link: common, id: ["id"], recipient: ["recipient"])

    /// Where a link is among keys that every app names for itself, but many alike.
    private static let common = names.map { PayloadPath(stringLiteral: $0) } + containers.flatMap { common(in: $0) }

    private static func common(in objects: String...) -> [PayloadPath] {
        (["deepLink"] + names).map { PayloadPath(names: objects + [$0]) }
    }

    private static let names = ["deeplink", "deep_link", "deep-link", "link", "url", "uri", "open_url", "target_url"]

    /// Objects that apps keep their own keys in.
    private static let containers = ["data", "payload", "custom", "extra", "body"]
}
