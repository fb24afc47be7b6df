public import Foundation

/// A push's payload: Apple's `aps` dictionary, and the sender's own keys.
///
/// Each property reads its key when it is asked for, and is nil if nothing that can be made out stands there, so that a
/// server's mistake in one costs no other. ``misreadings`` names those that are not as Apple asks for them.
/// Keys and their meaning: Apple, "Generating a remote notification".
public struct NotificationPayload: Equatable, Sendable {
    /// All of `aps` as it came, with what Apple's table does not know.
    public let aps: [String: JSONValue]
    /// Everything beside `aps`.
    public let custom: [String: JSONValue]
    /// What is shown.
    public private(set) var alert = NotificationAlert()
    /// How many bytes too many it has; nil if it keeps to the limit, or was read from a dictionary, which has no size.
    public private(set) var excessBytes: Int?

    /// The bytes that APNs takes of a payload.
    public static let sizeLimit = 4_096

    /// Reads a payload as APNs delivers it: a JSON object that contains an `aps` object. One with too many bytes is
    /// read, and has ``excessBytes``.
    /// - Parameter json: the JSON text, in UTF-8.
    /// - Throws: ``PayloadError`` if this is no JSON object or has no `aps` object.
    public init(json: Data) throws(PayloadError) {
        guard let root = JSONValue(json: json) else {
            let (line, column) = JSONValue.fault(in: json) ?? (1, 1)
            throw .notJSON(line: line, column: column)
        }
        try self.init(value: root)
        if json.count > Self.sizeLimit { excessBytes = json.count - Self.sizeLimit }
    }

    /// Reads a payload as the system delivers it, without printing JSON. Apple: `UNNotificationContent.userInfo`.
    ///
    /// Values that JSON cannot hold are left out, and so are keys that are no text.
    /// - Throws: ``PayloadError/noAps`` if there is no `aps` dictionary.
    public init(userInfo: [AnyHashable: Any]) throws(PayloadError) {
        try self.init(value: JSONValue(userInfo))
    }

    /// Reads a payload out of JSON that was read before.
    /// - Throws: ``PayloadError`` if this is no object or has no `aps` object.
    public init(value: consuming JSONValue) throws(PayloadError) {
        guard case .object(var members) = consume value else { throw .notAnObject }
        guard case .object(let aps)? = members.removeValue(forKey: "aps") else { throw .noAps }
        self.aps = aps
        custom = members
        if let value = aps["alert"] { alert = NotificationAlert(value, ofActivity: isLiveActivity) }
    }
}

/// What Apple's keys say.
extension NotificationPayload {
    /// The alert's title; nil if the payload has only a key into the app's strings.
    public var title: String? { alert.title.text }

    public var subtitle: String? { alert.subtitle.text }

    public var body: String? { alert.body.text }

    public var badge: Int64? { aps["badge"]?.wholeNumber }

    /// A file of the app, or `default`.
    public var soundName: String? {
        if case .object(let members)? = sound { return members["name"]?.anyText }
        return sound?.anyText
    }

    public var category: String? { aps["category"]?.anyText }

    /// Notifications of one thread are shown as a group, `thread-id`.
    public var threadID: String? { aps["thread-id"]?.anyText }

    /// Whether the push wakes the app, `content-available`.
    public var isContentAvailable: Bool { aps["content-available"]?.flag ?? false }

    /// Whether the app's service extension may change the notification before it is shown, `mutable-content`.
    public var isMutable: Bool { aps["mutable-content"]?.flag ?? false }

    public var interruptionLevel: InterruptionLevel? {
        guard case .string(let name)? = aps["interruption-level"] else { return nil }
        return InterruptionLevel(lenient: name)
    }

    /// Whether it is about a Live Activity. Apple, "Starting and updating Live Activities with ActivityKit push
    /// notifications".
    public var isLiveActivity: Bool {
        AppleKeys.ofActivities.contains { aps[$0] != nil }
            || AppleKeys.datesOfActivities.contains { aps[$0]?.realNumber != nil }
    }

    /// Whether there is a text, a badge or a sound.
    public var showsSomething: Bool { !alert.isEmpty || badge != nil || hasSound }

    /// Whether the push only wakes the app: `content-available` is set and there is nothing to show.
    public var isSilent: Bool { isContentAvailable && !showsSomething }

    /// A Live Activity's may stand in its alert.
    private var sound: JSONValue? {
        if let sound = aps["sound"] { return sound }
        return aps["alert"]?["sound"].flatMap { isLiveActivity ? $0 : nil }
    }

    private var hasSound: Bool {
        if case .object? = sound { return soundName != "" }
        return sound?.text != nil
    }

    /// The same with the texts that the app's strings have for its keys.
    public func resolved(in strings: AlertStrings) -> NotificationPayload {
        var payload = self
        payload.alert = alert.resolved(in: strings)
        return payload
    }
}

/// Values by their keys, the sender's own and others.
extension NotificationPayload {
    /// A custom key's text: a non-empty string or a whole number; nil if there is none, or an empty one.
    ///
    /// - Parameter key: `acme.lecture` is the key of that name or, where there is none, `lecture` within the object
    ///     `acme`; `aps.url` is one that an app has put into `aps`.
    public func text(_ key: String) -> String? { value(of: key)?.text }

    /// What stands at a key; nil if nothing but null does.
    public func value(of key: String) -> JSONValue? {
        let value = custom[key] ?? (key.utf8.contains(UInt8(ascii: ".")) ? nestedValue(of: key) : nil)
        return value == .null ? nil : value
    }

    private func nestedValue(of key: String) -> JSONValue? {
        let names = key.split(separator: ".").map(String.init)
        return names.first == "aps"
            ? PayloadPath(names: Array(names.dropFirst())).value(in: aps) : PayloadPath(names: names).value(in: custom)
    }

    /// The keys beside `aps` that hold a value and not just others, sorted, `acme.lecture` for one within an object.
    public var customKeys: [String] { Self.keys(of: custom, upTo: 3) }

    /// The keys of `aps` that hold a value and not just others, sorted.
    public var apsKeys: [String] {
        aps.keys.sorted().flatMap { name -> [String] in
            guard ["alert", "sound"].contains(name), case .object(let members)? = aps[name], !members.isEmpty else {
                return ["aps.\(name)"]
            }
            return members.keys.sorted().map { "aps.\(name).\($0)" }
        }
    }

    private static func keys(of members: [String: JSONValue], after prefix: String = "", upTo depth: Int) -> [String] {
        members.sorted { $0.key < $1.key }.flatMap { key, value -> [String] in
            guard depth > 1, let inner = value.members, !inner.isEmpty else { return [prefix + key] }
            return keys(of: inner, after: prefix + key + ".", upTo: depth - 1)
        }
    }
}

/// How much a notification may interrupt. Apple, "UNNotificationInterruptionLevel"; the key `interruption-level`.
public enum InterruptionLevel: String, Equatable, Sendable, Codable, CaseIterable {
    case passive
    case active
    case timeSensitive = "time-sensitive"
    case critical

    /// A level's name, however its words are joined and written: `timeSensitive` is one as well.
    init?(lenient name: String) {
        let letters = Self.letters(of: name)
        guard let level = Self.allCases.first(where: { Self.letters(of: $0.rawValue) == letters }) else { return nil }
        self = level
    }

    private static func letters(of name: String) -> String { name.filter(\.isLetter).lowercased() }
}
