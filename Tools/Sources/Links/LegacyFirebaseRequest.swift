import Notifications

/// A request to Firebase's interface before v1. Firebase, "Firebase Cloud Messaging HTTP protocol".
enum LegacyFirebaseRequest {
    static func read(_ root: JSONValue) -> SendRequest? {
        guard root["to"]?.text != nil || root["registration_ids"] != nil, FirebaseDelivery.hasContent(root) else {
            return nil
        }
        let notification = root["notification"]?.fields ?? [:]
        var aps: [String: JSONValue] = [:]
        aps["sound"] = notification["sound"]
        aps["category"] = notification["click_action"]
        aps["badge"] = notification["badge"]?.wholeNumber.map(JSONValue.integer)
        for name in ["content_available", "mutable_content"] where root[name]?.flag == true {
            aps[name.replacing("_", with: "-")] = .integer(1)
        }
        let data = root["data"]?.fields ?? [:]
        let own = root["apns"]?["payload"]?.fields ?? [:]
        return SendRequest(
            service: "Firebase", form: "a request to Firebase",
            payload: FirebaseDelivery.payload(alert: alert(of: notification), aps: aps, data: data, own: own),
            addedKey: FirebaseDelivery.addedKey, faults: FirebaseDelivery.overridden(data, by: own),
            notes: ["Firebase has shut down this older interface; send the request to its HTTP v1"])
    }

    /// The alert by the older interface's names.
    private static func alert(of notification: [String: JSONValue]) -> [String: JSONValue] {
        var alert = notification.filter { ["title", "subtitle", "body"].contains($0.key) }
        alert["loc-key"] = notification["body_loc_key"]
        alert["loc-args"] = notification["body_loc_args"]
        alert["title-loc-key"] = notification["title_loc_key"]
        alert["title-loc-args"] = notification["title_loc_args"]
        return alert
    }
}
