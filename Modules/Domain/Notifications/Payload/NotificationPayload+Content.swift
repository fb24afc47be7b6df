public import DeepLinks

extension NotificationPayload {
    /// The alert's title; nil if the payload has only a key into the app's strings.
    public var title: String? { alert.title.text }

    public var subtitle: String? { alert.subtitle.text }

    public var body: String? { alert.body.text }

    /// The same with the texts that the app's strings have for its keys.
    public func resolved(in strings: AlertStrings) -> NotificationPayload {
        var payload = self
        payload.alert = alert.resolved(in: strings)
        return payload
    }

    /// Whether there is a text, a badge or a sound.
    public var showsSomething: Bool {
        !alert.isEmpty || badge != nil || sound.map { $0 != NotificationSound(name: "") } ?? false
    }

    /// Whether the push only wakes the app: `content-available` is set and there is nothing to show.
    public var isSilent: Bool { isContentAvailable && !showsSomething }

    /// A custom key's text: a non-empty string or a whole number; nil if there is none, or an empty one.
    ///
    /// - Parameter key: `acme.lecture` is the key of that name or, where there is none, `lecture` within the object
    ///     `acme`; `aps.url` is one that an app has put into `aps`.
    public func text(_ key: String) -> String? { value(of: key)?.text }

    /// What stands at a key; nil if nothing but null does.
    public func value(of key: String) -> JSONValue? {
        let value = custom[key] ?? nestedValue(of: key.split(separator: ".").map(String.init))
        return value == .null ? nil : value
    }

    private func nestedValue(of names: [String]) -> JSONValue? {
        names.first == "aps"
            ? PayloadPath(names: Array(names.dropFirst())).value(in: aps) : PayloadPath(names: names).value(in: custom)
    }

    /// What is wrong with a custom key that is read as a text; nil if it holds a text, is empty or is missing.
    public func misreading(of key: String) -> PayloadMisreading? {
        guard let value = value(of: key), value != .string(""), value.text == nil else { return nil }
        return PayloadMisreading(key: key, expected: .textOrWholeNumber, found: value.found, isRead: false)
    }

    /// Likely mistakes in the payload, for its sender: names, types and sizes, never values.
    public var remarks: [LinkFinding] {
        let excess = excessBytes.map {
            LinkFinding("tooManyBytes", "{count} bytes more than APNs takes", ["count": "\($0)"])
        }
        return misreadings.map(\.finding) + nearAppleKeys.map(\.finding) + [excess].compactMap(\.self)
    }
}
