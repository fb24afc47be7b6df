import Notifications

/// A request to OneSignal's REST interface. OneSignal, "Push notification" and "Push Channel Properties".
enum OneSignalRequest {
    static func read(_ root: JSONValue) -> SendRequest? {
        let request = root.fields.filter { $0.value != .null }
        guard request["app_id"]?.text != nil,
            ["contents", "headings", "content_available", "template_id", "data"].contains(where: { request[$0] != nil })
        else { return nil }
        var reader = RequestReader(service: "OneSignal", unknown: { name, _ in name })
        _ = reader.read(request.filter { fields[$0.key] != nil }, by: fields)
        var aps = request.renamed(by: [
            "ios_category": "category", "thread_id": "thread-id", "target_content_identifier": "target-content-id",
            "ios_relevance_score": "relevance-score",
        ])
        aps["mutable-content"] = .integer(1)
        let alert = request.renamed(by: ["headings": "title", "subtitle": "subtitle", "contents": "body"])
            .compactMapValues { texts in texts["en"] ?? texts.fields.min { $0.key < $1.key }?.value }
        if !alert.isEmpty { aps["alert"] = .object(alert) }
        if request["content_available"]?.flag == true { aps["content-available"] = .integer(1) }
        if request["ios_badgeType"]?.text == "SetTo" { aps["badge"] = request["ios_badgeCount"] }
        if let sound = request["ios_sound"], sound.text != "nil" { aps["sound"] = sound }
        aps["interruption-level"] = request["ios_interruption_level"]?.text.map {
            .string($0.replacing("_", with: "-"))
        }
        let isTemplated = request["template_id"] != nil
        var custom = request.renamed(by: ["url": "u", "data": "a"])
        custom["u"] = request["app_url"] ?? custom["u"]
        custom["i"] = .string("")
        return SendRequest(
            service: "OneSignal", form: "a request to OneSignal",
            payload: .object(["aps": .object(aps), "custom": .object(custom)]), addedKey: "custom.i",
            refusals: reader.faults + refusals(of: request),
            notes: isTemplated ? ["what OneSignal's template adds is not in the request, nor read here"] : [],
            isTemplated: isTemplated)
    }

    private static let fields: [String: RequestField] = [
        "contents": .texts, "headings": .texts, "subtitle": .texts, "data": .object, "url": .text, "app_url": .text,
        "ios_badgeType": .choice(["None", "SetTo", "Increase"]), "ios_badgeCount": .number,
        "ios_interruption_level": .choice(["active", "passive", "time_sensitive", "critical"]),
    ]

    private static func refusals(of request: [String: JSONValue]) -> [String] {
        var refusals: [String] = []
        if request["template_id"] == nil, request["content_available"]?.flag != true, request["contents"]?["en"] == nil
        {
            refusals.append("OneSignal answers 400: Message Notifications must have English language content")
        }
        if !request.keys.contains(where: { $0.hasPrefix("include") || $0 == "filters" }) {
            refusals.append(
                "OneSignal answers 400: You must include which players, segments, or tags you wish to send to")
        }
        return refusals
            + moved.filter { request[$0.key] != nil }.sorted { $0.key < $1.key }.map {
                "OneSignal does not read \"\($0.key)\": it belongs in \($0.value)"
            }
    }

    private static let moved = [
        "notification": "headings and contents", "title": "headings", "body": "contents", "message": "contents",
        "sound": "ios_sound", "badge": "ios_badgeCount", "category": "ios_category", "deepLink": "data",
    ]
}
