import Notifications

/// What Firebase makes of a message for an iPhone.
enum FirebaseDelivery {
    /// What Firebase adds, by which its pushes are known.
    static let addedKey = "gcm.message_id"

    /// Whether there is anything for a phone in a message.
    static func hasContent(_ message: JSONValue) -> Bool {
        ["notification", "data", "apns"].contains { if case .object? = message[$0] { true } else { false } }
    }

    /// What an iPhone never gets, a sentence for each.
    static func overridden(_ data: [String: JSONValue], by own: [String: JSONValue]) -> [String] {
        data.keys.filter { own[$0] != nil && own[$0] != data[$0] }.sorted().map {
            "an iPhone gets \"apns.payload.\($0)\", and never \"data.\($0)\""
        }
    }

    /// The notification is the alert unless `apns` has one; `data` stands beside `aps`.
    static func payload(
        alert: [String: JSONValue], aps: [String: JSONValue] = [:], data: [String: JSONValue],
        own: [String: JSONValue]
    ) -> JSONValue {
        var members = data.merging(own) { _, own in own }
        var aps = aps.merging(own["aps"]?.fields ?? [:]) { _, own in own }
        if aps["alert"] == nil, !alert.isEmpty { aps["alert"] = .object(alert) }
        members["aps"] = .object(aps)
        members[addedKey] = .string("0")
        return .object(members)
    }
}

/// A request to Firebase's interface before v1. Firebase, "Firebase Cloud Messaging HTTP protocol".
enum LegacyFirebaseRequest {
    static func read(_ root: JSONValue) -> SendRequest? {
        guard root["to"]?.text != nil || root["registration_ids"] != nil, FirebaseDelivery.hasContent(root) else {
            return nil
        }
        let notification = root["notification"]?.fields ?? [:]
        var aps = notification.renamed(by: ["sound": "sound", "click_action": "category"])
        aps["badge"] = notification["badge"]?.wholeNumber.map(JSONValue.integer)
        for name in ["content_available", "mutable_content"] where root[name]?.flag == true {
            aps[name.replacing("_", with: "-")] = .integer(1)
        }
        let data = root["data"]?.fields ?? [:]
        let own = root["apns"]?["payload"]?.fields ?? [:]
        return SendRequest(
            service: "Firebase", form: "a request to Firebase",
            payload: FirebaseDelivery.payload(
                alert: notification.renamed(by: alertNames), aps: aps, data: data, own: own),
            addedKey: FirebaseDelivery.addedKey,
            refusals: ["Firebase has shut down this older interface; send the request to its HTTP v1"],
            faults: FirebaseDelivery.overridden(data, by: own))
    }

    private static let alertNames = [
        "title": "title", "subtitle": "subtitle", "body": "body", "body_loc_key": "loc-key",
        "body_loc_args": "loc-args", "title_loc_key": "title-loc-key", "title_loc_args": "title-loc-args",
    ]
}
