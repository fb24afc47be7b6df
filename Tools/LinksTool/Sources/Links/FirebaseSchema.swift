import Notifications

/// The fields of a request to Firebase's HTTP v1. Firebase, "REST Resource: projects.messages" and "Method:
/// projects.messages.send".
enum FirebaseSchema {
    static let request: [String: RequestField] = ["message": .object, "validate_only": .flag]
    static let message: [String: RequestField] = [
        "name": .text, "token": .text, "topic": .text, "condition": .text, "data": .texts,
        "notification": .fields(notification), "apns": .fields(apns), "webpush": .fields(webpush),
        "android": .fields(android),
        "fcm_options": .fields(["analytics_label": .text]),
    ]
    static let notification: [String: RequestField] = ["title": .text, "body": .text, "image": .text]
    static let apns: [String: RequestField] = [
        "headers": .texts, "payload": .object, "live_activity_token": .text,
        "fcm_options": .fields(["analytics_label": .text, "image": .text]),
    ]
    static let webpush: [String: RequestField] = [
        "headers": .texts, "data": .texts, "notification": .object,
        "fcm_options": .fields(["link": .text, "analytics_label": .text]),
    ]
    static let android: [String: RequestField] = [
        "collapse_key": .text, "priority": .choice(["NORMAL", "HIGH", "normal", "high"]), "ttl": .text,
        "restricted_package_name": .text, "data": .texts, "notification": .fields(androidNotification),
        "fcm_options": .fields(["analytics_label": .text]), "direct_boot_ok": .flag,
        "bandwidth_constrained_ok": .flag, "restricted_satellite_ok": .flag,
    ]
    static let androidNotification: [String: RequestField] = [
        "title": .text, "body": .text, "icon": .text, "color": .text, "sound": .text, "tag": .text,
        "click_action": .text, "body_loc_key": .text, "body_loc_args": .any, "title_loc_key": .text,
        "title_loc_args": .any, "channel_id": .text, "ticker": .text, "sticky": .flag, "event_time": .text,
        "local_only": .flag, "notification_priority": .text, "default_sound": .flag,
        "default_vibrate_timings": .flag, "default_light_settings": .flag, "vibrate_timings": .any,
        "visibility": .text, "notification_count": .number, "light_settings": .object, "image": .text,
        "bypass_proxy_notification": .flag, "proxy": .text,
    ]
    static let targets = ["token", "topic", "condition"]

    /// The original name of a field. Protocol Buffers, "ProtoJSON Format": `fcmOptions` is `fcm_options`.
    static func name(_ name: String) -> String {
        if name.contains("_") { return name }
        return name.reduce(into: "") { $0 += $1.isUppercase ? "_" + $1.lowercased() : String($1) }
    }

    /// What Firebase answers about a field that it does not know, and where the field belongs.
    static func unknown(_ name: String, at path: String) -> String {
        let object = path.isEmpty ? "" : " at '\(path)'"
        let answer = refusal("Invalid JSON payload received. Unknown name \"\(name)\"\(object): Cannot find field.")
        if path.hasPrefix("message.webpush") { return answer }
        if path.hasPrefix("message.android") {
            let isMoved = path == "message.android" && androidNotification[self.name(name)] != nil
            return answer + (isMoved ? " It belongs in \(path).notification.\(self.name(name))" : "")
        }
        return answer + (place(of: name).map { " It belongs in \($0)" } ?? "")
    }

    static func refusal(_ message: String) -> String { "Firebase answers 400 INVALID_ARGUMENT: \(message)" }

    private static func place(of name: String) -> String? {
        if name.hasPrefix("apns-") { return "message.apns.headers.\(name)" }
        let letters = JSONValue.letters(of: name)
        if let place = moved[letters] { return place }
        for (object, fields) in [("message", message), ("message.notification", notification), ("message.apns", apns)] {
            if let field = fields.keys.first(where: { JSONValue.letters(of: $0) == letters }) {
                return "\(object).\(field)"
            }
        }
        return NotificationPayload.appleKeys
            .first { JSONValue.letters(of: $0.split(separator: ".").last.map(String.init) ?? "") == letters }
            .map { "message.apns.payload.\($0)" }
    }

    /// Where fields belong that have another name there, most of them fields of the older interface.
    private static let moved = [
        "aps": "message.apns.payload.aps", "clickaction": "message.apns.payload.aps.category",
        "bodylockey": "message.apns.payload.aps.alert.loc-key",
        "bodylocargs": "message.apns.payload.aps.alert.loc-args",
        "priority": "message.apns.headers.apns-priority", "collapsekey": "message.apns.headers.apns-collapse-id",
        "timetolive": "message.apns.headers.apns-expiration", "ttl": "message.apns.headers.apns-expiration",
        "imageurl": "message.notification.image", "icon": "message.android.notification.icon",
        "color": "message.android.notification.color", "tag": "message.android.notification.tag",
        "channelid": "message.android.notification.channel_id",
        "androidchannelid": "message.android.notification.channel_id",
        "restrictedpackagename": "message.android.restricted_package_name",
        "to": "message.token", "tokens": "message.token, in a request for each",
        "registrationids": "message.token, in a request for each", "dryrun": "validate_only",
        "analyticslabel": "message.fcm_options.analytics_label", "deeplink": "message.data",
        "link": "message.data", "url": "message.data",
    ]
}
