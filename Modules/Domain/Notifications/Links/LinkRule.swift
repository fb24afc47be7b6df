import DeepLinks

/// One row of the table that an app declares to say which link a push opens.
public struct LinkRule: Sendable {
    /// What the rule goes by, as `explain` names it: the payload's key.
    public let name: String
    /// The payload's keys that it reads a text from.
    let keys: [String]
    /// Whether the key `id` names what the push is about where the rule applies, and not the notification.
    let takesID: Bool
    let target: @Sendable (NotificationPayload) -> PushTarget?

    /// - Parameters:
    ///   - name: the payload's key, for `explain`.
    ///   - keys: those that it reads a text from, so that it can be told when one holds none.
    ///   - takesID: whether the key `id` names what the push is about where the rule applies, and not the notification.
    ///   - target: where the push leads by this rule, or nil if the rule does not apply.
    public init(
        _ name: String, reading keys: [String] = [], takesID: Bool = false,
        target: @escaping @Sendable (NotificationPayload) -> PushTarget?
    ) {
        self.name = name
        self.keys = keys
        self.takesID = takesID
        self.target = target
    }
}

/// Where a push leads before the link is resolved.
public enum PushTarget: Equatable, Sendable {
    case link(String)
    /// An address for the web screen, unless the link table resolves it.
    case web(String)

    public var text: String {
        switch self {
        case .link(let text), .web(let text): text
        }
    }
}

extension LinkRule {
    /// The link that stands in a custom key, `acme.link` for one within an object.
    public static func link(inKey key: String) -> LinkRule {
        LinkRule(key, reading: [key]) { payload in payload.text(key).map(PushTarget.link) }
    }

    /// The web address that stands in a custom key.
    public static func web(inKey key: String) -> LinkRule {
        LinkRule(key, reading: [key]) { payload in payload.text(key).map(PushTarget.web) }
    }

    /// An id in a custom key as the last segment of a link: `.segment(inKey: "acme.lecture", after: "lectures/")`.
    public static func segment(inKey key: String, after prefix: String) -> LinkRule {
        LinkRule(key, reading: [key]) { payload in
            payload.text(key).map { id in .link(prefix + PercentCoding.encodedSegment(id)) }
        }
    }

    /// An id in a custom key as the last query value of a link: `.query(inKey: "chatRoomId", after: "chat?roomId=")`.
    public static func query(inKey key: String, after prefix: String) -> LinkRule {
        LinkRule(key, reading: [key]) { payload in
            payload.text(key).map { id in .link(prefix + PercentCoding.encodedQueryValue(id)) }
        }
    }

    /// One link, whatever the payload says.
    public static func always(_ link: String) -> LinkRule {
        LinkRule(link) { _ in .link(link) }
    }

    /// The rule of the kind that a custom key names, whatever its case. What the key `id` names is up to the kind.
    /// - Parameters:
    ///   - keys: the first of them that says something is the one.
    ///   - rules: by kind, in upper case.
    ///   - otherwise: for a kind that has none, and one whose rule does not apply.
    public static func kind(inKeys keys: String..., rules: [String: LinkRule], otherwise: LinkRule) -> LinkRule {
        let read = keys + rules.values.flatMap(\.keys) + otherwise.keys
        return LinkRule(keys.joined(separator: "|"), reading: read, takesID: true) { payload in
            guard let kind = keys.lazy.compactMap(payload.text).first else { return nil }
            return rules[kind.uppercased()]?.target(payload) ?? otherwise.target(payload)
        }
    }

    /// The link where a known sender's service has it; no rule for payloads of nobody's in particular.
    public static let dialect = LinkRule("dialect") { payload in
        guard payload.dialect != .plain, let link = payload.dialectLink else { return nil }
        let isWeb = ["https:", "http:"].contains { link.lowercased().hasPrefix($0) }
        return isWeb ? .web(link) : .link(link)
    }
}
