import Notifications

/// A request to Firebase, and what it makes of that for an iPhone. Firebase, "Build app server send requests" and the
/// reference of `projects.messages`: `notification` is the alert unless `apns` has one, `data` stands beside `aps`.
struct FirebaseRequest {
    /// What the iPhone receives.
    let payload: JSONValue
    /// What Firebase refuses, or does not read, a sentence for each.
    let faults: [String]

    /// Nil if it is no such request.
    init?(_ request: JSONValue) {
        let message = request["message"] ?? request
        let isRequest = ["token", "topic", "condition", "to", "registration_ids"].contains { message[$0] != nil }
        guard isRequest, ["notification", "data", "apns"].contains(where: { message[$0] != nil }) else { return nil }
        let data = Self.members(of: message["data"])
        let own = Self.members(of: message["apns"]?["payload"])
        var members = data.merging(own) { _, own in own }
        var aps = Self.members(of: members["aps"])
        let alert = Self.members(of: message["notification"]).filter { ["title", "body"].contains($0.key) }
        if aps["alert"] == nil, !alert.isEmpty { aps["alert"] = .object(alert) }
        if message["content_available"]?.flag == true { aps["content-available"] = .integer(1) }
        members["aps"] = .object(aps)
        members[Self.addedKey] = .string("0")
        payload = .object(members)
        // The older interface, known by "to", takes other fields and other values.
        let isLegacy = message["to"] != nil || message["registration_ids"] != nil
        faults =
            (isLegacy ? [] : Self.faults(of: message, data: data))
            + data.keys.filter { own[$0] != nil && own[$0] != data[$0] }.sorted().map {
                "an iPhone gets \"apns.payload.\($0)\", and never \"data.\($0)\""
            }
    }

    /// What Firebase adds, by which its pushes are known.
    static let addedKey = "gcm.message_id"

    private static func faults(of message: JSONValue, data: [String: JSONValue]) -> [String] {
        var faults: [String] = []
        for (key, value) in data.sorted(by: { $0.key < $1.key }) {
            if case .string = value {} else { faults.append("Firebase refuses \"data.\(key)\": it takes strings only") }
            if isReserved(key) { faults.append("Firebase refuses the key \"data.\(key)\": it is reserved") }
        }
        for key in members(of: message["apns"]).keys.sorted() where !apnsFields.contains(key) {
            faults.append("Firebase knows no \"apns.\(key)\", only \(apnsFields.joined(separator: ", "))")
        }
        return faults
    }

    private static let apnsFields = ["headers", "payload", "fcm_options", "live_activity_token"]

    private static func isReserved(_ key: String) -> Bool {
        ["from", "message_type"].contains(key) || key.hasPrefix("google.") || key.hasPrefix("gcm.notification.")
    }

    private static func members(of value: JSONValue?) -> [String: JSONValue] {
        if case .object(let members)? = value { members } else { [:] }
    }
}
