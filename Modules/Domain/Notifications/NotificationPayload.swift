public import Foundation

/// What a push says: the fields of Apple's `aps` dictionary that decide what is shown, and the sender's own keys.
///
/// Keys and their meaning: Apple, "Generating a remote notification".
public struct NotificationPayload: Equatable, Sendable {
    public var title: String?
    public var subtitle: String?
    public var body: String?
    public var badge: Int64?
    public var category: String?
    /// Whether the push only wakes the app: `content-available` is set and there is nothing to show.
    public var isSilent: Bool
    /// Everything beside `aps`.
    public var custom: [String: JSONValue]

    /// Reads a payload as APNs carries it: a JSON object with an `aps` object in it.
    ///
    /// A field that cannot be read is nil and costs no other.
    /// - Throws: ``PayloadError`` if this is no JSON object or has no `aps` object.
    public init(json: Data) throws(PayloadError) {
        guard let root = JSONReader.value(of: Array(json)) else { throw .notJSON }
        guard case .object(var members) = root else { throw .notAnObject }
        guard case .object(let aps)? = members.removeValue(forKey: "aps") else { throw .noAps }

        let alert = aps["alert"]
        title = alert?["title"]?.text
        subtitle = alert?["subtitle"]?.text
        body = alert?["body"]?.text ?? alert?.text
        badge = aps["badge"]?.wholeNumber
        category = aps["category"]?.text
        let showsSomething = title != nil || subtitle != nil || body != nil || badge != nil || aps["sound"]?.text != nil
        isSilent = aps["content-available"]?.flag == true && !showsSomething
        custom = members
    }

    /// A custom key's text: a non-empty string or a whole number; nil and `""` mean that the key says nothing.
    public func text(_ key: String) -> String? { custom[key]?.text }

    /// The account that the push is meant for, from the key `recipient`; nil if it names none.
    public var recipient: String? { text("recipient") }
}
