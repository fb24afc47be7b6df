/// How one sender writes payloads: by what they are known, and where they have what Apple's keys do not say.
public struct PayloadDialect: Sendable, Equatable, Identifiable {
    /// A short name, as commands print it.
    public let id: String
    let marks: [PayloadMark]
    let links: [PayloadPath]
    let ids: [PayloadPath]
    let recipients: [PayloadPath]

    /// - Parameters:
    ///   - marks: any of them is enough to know the dialect.
    ///   - links: where the link is; the first place that has one.
    ///   - ids: where the notification's id is; the first place that has one.
    ///   - recipients: where the account is whom it is for; the first place that has one.
    init(
        _ id: String, knownBy marks: [PayloadMark], link links: [PayloadPath], id ids: [PayloadPath] = [],
        recipient recipients: [PayloadPath] = []
    ) {
        self.id = id
        self.marks = marks
        self.links = links
        self.ids = ids
        self.recipients = recipients
    }

    /// The dialect of a payload's own keys: the first row that knows one of its marks, else what anybody writes.
    static func of(_ members: [String: JSONValue]) -> PayloadDialect {
        rows.first { $0.marks.contains { $0.fits(members) } } ?? .plain
    }

    public static func == (first: PayloadDialect, second: PayloadDialect) -> Bool { first.id == second.id }
}

extension NotificationPayload {
    /// How its sender writes; ``PayloadDialect/plain`` if by none's habits that are known.
    public var dialect: PayloadDialect { PayloadDialect.of(custom) }

    /// The link where its dialect has it: a text that is not empty.
    public var dialectLink: String? { first(of: dialect.links) { $0.isString ? $0.text : nil } }

    /// The id under which the notification is kept: the payload's `id`, its dialect's, or else the request's identifier.
    public func notificationID(requestID: String) -> String {
        first(of: PayloadDialect.plain.ids + dialect.ids, as: \.text) ?? requestID
    }

    /// The account that the push is meant for, from the key `recipient` or its dialect's; nil if it names none, or one
    /// that cannot be read.
    public var recipient: String? { namedRecipient?.text }

    /// Whether it names a recipient that cannot be read as an account: then it is somebody else's.
    public var hasUnreadableRecipient: Bool { namedRecipient.map { $0.text == nil } ?? false }

    /// What names the recipient; nil if nothing but null does.
    private var namedRecipient: JSONValue? {
        for path in PayloadDialect.plain.recipients + dialect.recipients {
            guard let value = path.key.value(in: custom), value != .null else { continue }
            return path.value(in: custom) ?? .unreadable
        }
        return nil
    }

    private func first(of paths: [PayloadPath], as text: (JSONValue) -> String?) -> String? {
        for path in paths {
            if let text = path.value(in: custom).flatMap(text) { return text }
        }
        return nil
    }
}

extension JSONValue {
    fileprivate var isString: Bool {
        if case .string = self { true } else { false }
    }
}
