import Notifications

/// A message that an Admin SDK sends to each of its tokens, with its spelling of Apple's keys. Firebase Admin Node.js SDK
/// reference, "MulticastMessage" and "Aps".
enum MulticastMessage {
    static func read(_ root: JSONValue) -> SendRequest? {
        guard case .array(let tokens)? = root["tokens"], FirebaseDelivery.hasContent(root) else { return nil }
        var message = root.fields
        message["tokens"] = nil
        message["token"] = tokens.first ?? .string("")
        if var notification = message["notification"]?.fields {
            notification["image"] = notification.removeValue(forKey: "imageUrl") ?? notification["image"]
            message["notification"] = .object(notification)
        }
        if var apns = message["apns"]?.fields, var payload = apns["payload"]?.fields, let aps = payload["aps"] {
            payload["aps"] = hyphenated(aps)
            apns["payload"] = .object(payload)
            message["apns"] = .object(apns)
        }
        var request = FirebaseRequest.read(
            ["message": .object(message)],
            called: "a multicast message of a Firebase Admin SDK, one request for each token")
        if tokens.count > 500 { request.refusals.append("an Admin SDK refuses more than 500 tokens in a message") }
        return request
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
