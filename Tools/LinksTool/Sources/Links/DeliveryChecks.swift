import Foundation
import Notifications

/// Whether the headers of a request to APNs fit the push. Apple, "Sending notification requests to APNs", "Pushing
/// background updates to your App".
struct HeaderCheck {
    let faults: [String]
    /// The header `apns-push-type`.
    let type: String?

    init(_ headers: [String: JSONValue], of payload: NotificationPayload) {
        let headers = Dictionary(headers.map { ($0.key.lowercased(), $0.value.text) }) { first, _ in first }
        let isActivity = payload.isLiveActivity
        type = headers["apns-push-type"] ?? nil
        var faults: [String] = []
        if let priority = headers["apns-priority"] ?? nil {
            if !["1", "5", "10"].contains(priority) {
                faults.append("\"apns-priority\" is \(priority): APNs takes 10, 5 and 1")
            } else if priority == "10", Self.isBackground(payload, ofType: type) {
                faults.append("\"apns-priority\" is 10, and a push that shows nothing needs 5")
            }
        }
        if let size = (headers["apns-collapse-id"] ?? nil)?.utf8.count, size > 64 {
            faults.append("\"apns-collapse-id\" has \(size) bytes: APNs takes 64")
        }
        if let expiration = headers["apns-expiration"] ?? nil, Int(expiration) == nil {
            faults.append("\"apns-expiration\" is \(expiration): APNs takes seconds since 1970, or 0")
        }
        if let type, let fault = Self.fault(ofType: type, payload) {
            faults.append("\"apns-push-type\" is \(type), and \(fault)")
        }
        if isActivity, let topic = headers["apns-topic"] ?? nil, !topic.hasSuffix(".push-type.liveactivity") {
            faults.append("\"apns-topic\" of a Live Activity ends with .push-type.liveactivity")
        }
        self.faults = faults
    }

    /// Names of headers that stand in the push, a sentence for each.
    static func faults(ofNamesIn payload: NotificationPayload, sentBy service: String?) -> [String] {
        let place = service == "Firebase" ? ": it belongs in message.apns.headers" : ""
        return payload.customKeys.filter { $0.split(separator: ".").last?.hasPrefix("apns-") ?? false }.map {
            "\"\($0)\" is a header of the request to APNs, and no part of the push\(place)"
        }
    }

    /// Whether it only wakes the app, by its type or, where that may be wrong or is missing, by what it holds.
    private static func isBackground(_ payload: NotificationPayload, ofType type: String?) -> Bool {
        if payload.showsSomething || payload.isLiveActivity { return false }
        return switch type {
        case nil, "alert": payload.isSilent
        default: type == "background"
        }
    }

    private static func fault(ofType type: String, _ payload: NotificationPayload) -> String? {
        if payload.isLiveActivity {
            return type == "liveactivity" ? nil : "the push is a Live Activity's: write liveactivity"
        }
        switch type {
        case "background": return payload.showsSomething ? "the push shows something: write alert" : nil
        case "alert": return payload.isSilent ? "the push shows nothing: write background" : nil
        case "liveactivity": return "the push has no \"aps.event\""
        default: return nil
        }
    }
}

/// What a push for a Live Activity lacks. Apple, "Starting and updating Live Activities with ActivityKit push
/// notifications".
struct LiveActivityCheck {
    let faults: [String]

    init(_ payload: NotificationPayload) {
        guard payload.isLiveActivity else {
            faults = []
            return
        }
        let event = payload.aps["event"]?.text.flatMap { Self.needs.keys.contains($0) ? $0 : nil }
        let needed = ["event", "timestamp"] + (event.flatMap { Self.needs[$0] } ?? [])
        let missing = needed.filter { payload.value(of: "aps.\($0)") == nil }.map { "\"aps.\($0)\"" }
        let times = ["timestamp", "stale-date", "dismissal-date"].filter { name in
            payload.aps[name]?.realNumber.map { $0 > Self.beyondAnySeconds } ?? false
        }
        let name = event.map { "a Live Activity's \($0)" } ?? "a push for a Live Activity"
        faults =
            (missing.isEmpty ? [] : ["\(name) needs \(missing.joined(separator: ", "))"])
            + times.map { "\"aps.\($0)\" is in milliseconds; Apple takes seconds" }
    }

    /// Beside the event and its time.
    private static let needs = [
        "start": ["content-state", "attributes-type", "attributes", "alert"], "update": ["content-state"],
        "end": [],
    ]

    /// The year 5138 in seconds since 1970, 1973 in milliseconds.
    private static let beyondAnySeconds = 100_000_000_000.0
}
