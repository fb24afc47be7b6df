/// What an alert shows. Apple, "Generating a remote notification", the keys of the dictionary `alert`.
public struct NotificationAlert: Equatable, Sendable {
    public var title = AlertText()
    public var subtitle = AlertText()
    public var body = AlertText()

    public init() {}

    /// A text is the body.
    /// - Parameter isActivity: whether it is a Live Activity's.
    init(_ value: JSONValue, ofActivity isActivity: @autoclosure () -> Bool) {
        guard case .object(let members) = value else {
            body.text = value.anyText
            return
        }
        title = AlertText(members, "title", "title-loc-key", "title-loc-args", ofActivity: isActivity())
        subtitle = AlertText(members, "subtitle", "subtitle-loc-key", "subtitle-loc-args", ofActivity: false)
        body = AlertText(members, "body", "loc-key", "loc-args", ofActivity: isActivity())
    }

    /// Whether it has any text to show.
    public var isEmpty: Bool { title.isEmpty && subtitle.isEmpty && body.isEmpty }

    /// The same with the strings of its keys as its texts.
    public func resolved(in strings: AlertStrings) -> NotificationAlert {
        var alert = self
        alert.title.text = title.resolved(in: strings)
        alert.subtitle.text = subtitle.resolved(in: strings)
        alert.body.text = body.resolved(in: strings)
        return alert
    }
}

/// One text of an alert: as it is, or as a key into the app's own strings with what belongs in its places.
public struct AlertText: Equatable, Sendable {
    public var text: String?
    /// The key of a string in the app's strings file.
    public var key: String?
    /// What stands for `%@` and `%1$@` in that string, in their order.
    public var arguments: [String]

    public init(text: String? = nil, key: String? = nil, arguments: [String] = []) {
        self.text = text
        self.key = key
        self.arguments = arguments
    }

    /// - Parameters:
    ///   - alert: the members of the dictionary.
    ///   - name: the key of the text; of the others where the string's key and its arguments are.
    ///   - isActivity: whether an object with the string's key may stand in place of the text.
    fileprivate init(
        _ alert: [String: JSONValue], _ name: String, _ key: String, _ arguments: String,
        ofActivity isActivity: @autoclosure () -> Bool
    ) {
        if case .object(let inner)? = alert[name], isActivity() {
            self.init(key: inner["loc-key"]?.anyText, arguments: inner["loc-args"]?.texts ?? [])
        } else {
            self.init(
                text: alert[name]?.anyText, key: alert[key]?.anyText, arguments: alert[arguments]?.texts ?? [])
        }
    }

    /// Whether there is anything to show.
    public var isEmpty: Bool { (text ?? "").isEmpty && (key ?? "").isEmpty }

    /// What is shown: the string of that key, as the system prefers it, else the text.
    public func resolved(in strings: AlertStrings) -> String? {
        guard let key, let format = strings.string(key) else { return text }
        return AlertStrings.fill(format, with: arguments)
    }
}
