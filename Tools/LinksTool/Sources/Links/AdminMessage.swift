import Notifications

/// A message that an Admin SDK sends, to each of its tokens if it has several, with its spelling of Apple's keys.
/// Firebase Admin Node.js SDK reference, "TokenMessage", "MulticastMessage", "Aps" and "ApnsFcmOptions".
enum AdminMessage {
    static func read(_ root: JSONValue) -> SendRequest? {
        guard FirebaseDelivery.hasContent(root) else { return nil }
        var message = root.fields
        var tokens: [JSONValue]?
        if case .array(let several)? = message.removeValue(forKey: "tokens") {
            tokens = several
            message["token"] = several.first ?? .string("")
        }
        guard tokens != nil || isSpeltAsInSDK(root) else { return nil }
        message["notification"] = message["notification"].map(withImage)
        if var apns = message["apns"]?.fields {
            if var payload = apns["payload"]?.fields, let aps = payload["aps"] {
                payload["aps"] = hyphenated(aps)
                apns["payload"] = .object(payload)
            }
            apns["fcmOptions"] = apns["fcmOptions"].map(withImage)
            message["apns"] = .object(apns)
        }
        var request = FirebaseRequest.read(
            ["message": .object(message)],
            called: tokens == nil
                ? "a message of a Firebase Admin SDK"
                : "a multicast message of a Firebase Admin SDK, one request for each token")
        if tokens?.count ?? 0 > 500 {
            request.refusals.append("an Admin SDK refuses more than 500 tokens in a message")
        }
        return request
    }

    /// Whether it has a name that an Admin SDK has and HTTP v1 has not.
    private static func isSpeltAsInSDK(_ message: JSONValue) -> Bool {
        guard FirebaseSchema.targets.contains(where: { message[$0] != nil }) else { return false }
        let apns = message["apns"] ?? .null
        let aps = apns["payload"]?["aps"] ?? .null
        return [message["notification"], apns["fcmOptions"]].contains { $0?["imageUrl"] != nil }
            || hyphenated(aps).fields.keys.contains { aps[$0] == nil }
    }

    /// An Admin SDK's `imageUrl` is v1's `image`.
    private static func withImage(_ object: JSONValue) -> JSONValue {
        guard case .object(var fields) = object else { return object }
        fields["image"] = fields.removeValue(forKey: "imageUrl") ?? fields["image"]
        return .object(fields)
    }

    /// Apple's keys for an Admin SDK's names of them, `content-available` for `contentAvailable`.
    private static func hyphenated(_ aps: JSONValue) -> JSONValue {
        let members = aps.fields.map { name, value in
            let key = name.reduce(into: "") { $0 += $1.isUppercase ? "-" + $1.lowercased() : String($1) }
            let isApples = NotificationPayload.appleKeys.contains { $0.hasSuffix(".\(key)") }
            return (isApples ? key : name, name == "alert" && !value.fields.isEmpty ? hyphenated(value) : value)
        }
        return .object(Dictionary(members) { first, _ in first })
    }
}
