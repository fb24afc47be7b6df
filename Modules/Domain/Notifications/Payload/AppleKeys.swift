/// Apple's keys, and what each has to hold; nil where that is the app's own. Apple, "Generating a remote notification";
/// for `event` to `input-push-channel`, "Starting and updating Live Activities with ActivityKit push notifications".
enum AppleKeys {
    typealias Table = KeyValuePairs<String, PayloadMisreading.Expected?>

    static let aps: Table = [
        "alert": .textOrObject, "sound": .textOrObject, "badge": .wholeNumber, "category": .text, "thread-id": .text,
        "mutable-content": .flag, "content-available": .flag, "interruption-level": .interruptionLevel,
        "relevance-score": .number, "target-content-id": .text, "filter-criteria": .text, "url-args": .texts,
        "event": .activityEvent, "timestamp": .number, "content-state": nil, "attributes-type": .text,
        "attributes": nil, "stale-date": .number, "dismissal-date": .number, "input-push-token": nil,
        "input-push-channel": nil, "content-changed": nil,
    ]

    static let alert: Table = [
        "title": .text, "title-loc-key": .text, "title-loc-args": .texts,
        "subtitle": .text, "subtitle-loc-key": .text, "subtitle-loc-args": .texts,
        "body": .text, "loc-key": .text, "loc-args": .texts,
        "launch-image": .text, "action": .text, "action-loc-key": nil,
        "summary-arg": .text, "summary-arg-count": .wholeNumber,
    ]

    private static let sound: Table = ["name": .text, "critical": .flag, "volume": .number]

    /// The keys of `aps` by any of which a push is known to be a Live Activity's; a date only if it can be read.
    static let ofActivities = ["event", "content-state", "attributes-type", "attributes"]
    static let datesOfActivities = ["timestamp", "stale-date", "dismissal-date"]

    /// The names of all, `aps.alert.title` for one within an object.
    static let names =
        aps.map { "aps.\($0.key)" } + alert.map { "aps.alert.\($0.key)" } + sound.map { "aps.sound.\($0.key)" }

    /// The keys of the object at a key of Apple's; nil if no object is read there. A Live Activity's sound stands in
    /// its alert, whose title and body may be objects with the key of a string.
    static func table(within key: String, ofActivity isActivity: Bool) -> [Table.Element]? {
        switch key {
        case "aps": Array(aps)
        case "aps.alert": Array(alert) + (isActivity ? [("sound", .textOrObject)] : [])
        case "aps.sound", "aps.alert.sound": Array(sound)
        case "aps.alert.title", "aps.alert.body": isActivity ? [("loc-key", .text), ("loc-args", .texts)] : nil
        default: nil
        }
    }
}

extension NotificationPayload {
    /// The keys that the system reads, `aps.alert.title` for one within an object.
    public static var appleKeys: [String] { AppleKeys.names }

    /// Whether the system reads a key of `aps`. A Live Activity's sound stands in its alert.
    public func isSystemKey(_ key: String) -> Bool {
        AppleKeys.names.contains(key) || isLiveActivity && key == "aps.alert.sound"
    }

    /// Apple's keys that do not hold what they are meant to, in the order of the table.
    public var misreadings: [PayloadMisreading] { misreadings(in: aps, at: "aps") }

    private func misreadings(in members: [String: JSONValue], at path: String) -> [PayloadMisreading] {
        let table = AppleKeys.table(within: path, ofActivity: isLiveActivity) ?? []
        return table.flatMap { name, expected -> [PayloadMisreading] in
            guard let value = members[name] else { return [] }
            let key = "\(path).\(name)"
            if case .object(let inner) = value, AppleKeys.table(within: key, ofActivity: isLiveActivity) != nil {
                return misreadings(in: inner, at: key)
            }
            return [PayloadMisreading(of: value, at: key, expected)].compactMap(\.self)
        }
    }
}
