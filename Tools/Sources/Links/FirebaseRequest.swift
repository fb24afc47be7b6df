import Notifications

/// A request to Firebase, and what it makes of that for an iPhone. Firebase, "Build app server send requests" and the
/// reference of `projects.messages`: `notification` is the alert unless `apns` has one, `data` stands beside `aps`.
enum FirebaseRequest {
    /// - Returns: nil if it is no such request.
    static func payload(of request: JSONValue) -> JSONValue? {
        let message = request["message"] ?? request
        let isRequest = ["token", "topic", "condition", "to", "registration_ids"].contains { message[$0] != nil }
        guard isRequest, ["notification", "data", "apns"].contains(where: { message[$0] != nil }) else { return nil }
        var members = self.members(of: message["data"])
        members.merge(self.members(of: message["apns"]?["payload"])) { _, own in own }
        var aps = self.members(of: members["aps"])
        let alert = self.members(of: message["notification"]).filter { ["title", "body"].contains($0.key) }
        if aps["alert"] == nil, !alert.isEmpty { aps["alert"] = .object(alert) }
        if message["content_available"]?.flag == true { aps["content-available"] = .integer(1) }
        members["aps"] = .object(aps)
        members["gcm.message_id"] = .string("0")
        return .object(members)
    }

    private static func members(of value: JSONValue?) -> [String: JSONValue] {
        if case .object(let members)? = value { members } else { [:] }
    }
}
