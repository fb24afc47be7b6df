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
