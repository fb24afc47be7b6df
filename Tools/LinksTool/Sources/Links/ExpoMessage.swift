import Notifications

/// A message to Expo, or a list of them. Expo, "Send notifications with the Expo Push Service".
enum ExpoMessage {
    static func read(_ root: JSONValue) -> SendRequest? {
        if case .array(let messages) = root {
            guard let first = messages.first, var request = read(first) else { return nil }
            request.form = "the first of \(messages.count) messages to Expo"
            return request
        }
        let tokens = tokens(of: root)
        guard tokens.contains(where: isToken) else { return nil }
        var reader = RequestReader(service: "Expo", unknown: { name, _ in unknown(name) })
        let message = reader.read(root.fields, by: fields)
        var aps = message.renamed(by: [
            "sound": "sound", "badge": "badge", "categoryId": "category", "interruptionLevel": "interruption-level",
        ])
        let alert = message.filter { ["title", "subtitle", "body"].contains($0.key) }
        if !alert.isEmpty { aps["alert"] = .object(alert) }
        if message["_contentAvailable"] == .bool(true) { aps["content-available"] = .integer(1) }
        if message["mutableContent"] == .bool(true) { aps["mutable-content"] = .integer(1) }
        var payload: [String: JSONValue] = ["aps": .object(aps), "experienceId": .string("")]
        payload["body"] = message["data"]
        return SendRequest(
            service: "Expo", form: "a request to Expo", payload: .object(payload), addedKey: "experienceId",
            refusals: reader.faults,
            faults: tokens.filter { !isToken($0) }.map { "Expo sends nothing to \"\($0)\": it is none of its tokens" })
    }

    static func isToken(_ token: String) -> Bool {
        token.hasPrefix("ExponentPushToken[") || token.hasPrefix("ExpoPushToken[")
    }

    private static func tokens(of message: JSONValue) -> [String] {
        guard case .array(let tokens)? = message["to"] else { return [message["to"]?.text].compactMap(\.self) }
        return tokens.compactMap(\.text)
    }

    private static let fields: [String: RequestField] = [
        "to": .any, "data": .object, "title": .text, "subtitle": .text, "body": .text, "ttl": .number,
        "expiration": .number, "priority": .choice(["default", "normal", "high"]), "sound": .any, "badge": .number,
        "interruptionLevel": .choice(["active", "critical", "passive", "time-sensitive"]), "channelId": .text,
        "icon": .text, "richContent": .fields(["image": .text]), "categoryId": .text, "mutableContent": .flag,
        "_contentAvailable": .flag,
    ]

    private static func unknown(_ name: String) -> String {
        let letters = JSONValue.letters(of: name)
        let field = fields.keys.first { JSONValue.letters(of: $0) == letters }
        return "Expo does not read \"\(name)\": it belongs in " + (field ?? moved[letters] ?? "data")
    }

    private static let moved = [
        "notification": "title and body", "aps": "title, body and the fields beside them", "alert": "title and body",
        "message": "body", "category": "categoryId", "image": "richContent.image",
    ]
}
