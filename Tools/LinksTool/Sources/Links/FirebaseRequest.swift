import Notifications

/// A request to Firebase's HTTP v1, or the message in it alone. Firebase, "REST Resource: projects.messages".
enum FirebaseRequest {
    static func read(_ root: JSONValue) -> SendRequest? {
        let isEnveloped =
            root["message"].map { message in
                FirebaseDelivery.hasContent(message)
                    || hasTarget(message) && ["aps", "notification"].contains { message[$0] != nil }
            } ?? false
        guard isEnveloped || hasTarget(root) && FirebaseDelivery.hasContent(root) else { return nil }
        return read(isEnveloped ? root.fields : ["message": root], called: "a request to Firebase")
    }

    /// - Parameter form: what the request is called.
    static func read(_ request: [String: JSONValue], called form: String) -> SendRequest {
        var envelope = RequestReader(service: "Firebase", name: FirebaseSchema.name, unknown: FirebaseSchema.unknown)
        let root = envelope.read(request, by: FirebaseSchema.request)
        var reader = RequestReader(service: "Firebase", name: FirebaseSchema.name) { name, path in
            FirebaseSchema.unknown(name, at: path.isEmpty ? "message" : "message.\(path)")
        }
        let message = reader.read(root["message"]?.fields ?? [:], by: FirebaseSchema.message)
        let data = message["data"]?.fields ?? [:]
        var own = message["apns"]?["payload"]?.fields ?? [:]
        let image = message["apns"]?["fcm_options"]?["image"] ?? message["notification"]?["image"]
        if let image { own["fcm_options"] = .object(["image": image]) }
        let alert = message["notification"]?.fields.filter { ["title", "body"].contains($0.key) } ?? [:]
        return SendRequest(
            service: "Firebase", form: form, payload: FirebaseDelivery.payload(alert: alert, data: data, own: own),
            addedKey: FirebaseDelivery.addedKey,
            headers: message["apns"]?["headers"]?.fields ?? [:],
            refusals: envelope.faults + reader.faults + targetRefusals(of: message) + payloadRefusals(of: message)
                + data.keys.filter(isReserved).sorted().map {
                    "Firebase refuses the key \"data.\($0)\": it is reserved"
                },
            faults: FirebaseDelivery.overridden(data, by: own))
    }

    private static func targetRefusals(of message: [String: JSONValue]) -> [String] {
        let targets = FirebaseSchema.targets.filter { message[$0] != nil }
        if case .string(let token)? = message["token"], ExpoMessage.isToken(token) {
            return ["Firebase refuses \"token\": it is one of Expo's"]
        }
        if targets.isEmpty { return [FirebaseSchema.refusal("Recipient of the message is not set.")] }
        return targets.dropFirst().map {
            FirebaseSchema.refusal(
                "Invalid value at 'message' (oneof), oneof field 'target' is already set. Cannot set '\($0)'")
        }
    }

    private static func payloadRefusals(of message: [String: JSONValue]) -> [String] {
        guard let payload = message["apns"]?["payload"] else { return [] }
        guard let aps = payload["aps"] else {
            let lost = payload.fields.keys.filter { NotificationPayload.appleKeys.contains("aps.\($0)") }.sorted()
            let places = lost.map { "; \"\($0)\" belongs in it" }.joined()
            return [
                FirebaseSchema.refusal("Payload of Apple Push Notification Service must contain an [aps] key.") + places
            ]
        }
        // What Firebase says of an empty one beside a notification is not known.
        if aps.fields.isEmpty, message["notification"] == nil {
            return [FirebaseSchema.refusal("Value of [aps] must be a non-empty dictionary.")]
        }
        return []
    }

    /// Firebase, "REST Resource: projects.messages": the words that a key of `data` may not be, or begin with.
    private static func isReserved(_ key: String) -> Bool {
        ["from", "message_type"].contains(key) || key.hasPrefix("google.") || key.hasPrefix("gcm.notification.")
    }

    private static func hasTarget(_ message: JSONValue) -> Bool {
        FirebaseSchema.targets.contains { message[$0] != nil }
    }
}
