/// One text of an alert: as it is, or as a key into the app's own strings with what belongs in its places.
///
/// Apple, "Generating a remote notification": `title`, `title-loc-key`, `title-loc-args` and their likes.
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

    /// Whether there is anything to show.
    public var isEmpty: Bool { (text ?? "").isEmpty && (key ?? "").isEmpty }

    /// What is shown: the string of that key, as the system prefers it, else the text.
    public func resolved(in strings: AlertStrings) -> String? {
        guard let key, let format = strings.string(key) else { return text }
        return AlertFormat.text(format, arguments)
    }
}
