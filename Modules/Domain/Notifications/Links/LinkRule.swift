import DeepLinks

/// One rule of an app that says which link a push opens.
public struct LinkRule: Sendable {
    /// The rule's name in `explain`: the payload's key.
    public let name: String
    /// The payload's keys that it reads a text from.
    let keys: [String]
    /// Whether, where the rule applies, the key `id` names the push's content and not the notification.
    let takesID: Bool
    let target: @Sendable (NotificationPayload) -> PushTarget?

    /// - Parameters:
    ///   - name: the payload's key, for `explain`.
    ///   - keys: those that it reads a text from, so that `explain` can report one without text.
    ///   - takesID: whether, where the rule applies, the key `id` names the push's content and not the notification.
    ///   - target: what the push opens by this rule, or nil if the rule does not apply.
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

/// What a push opens, before the link is resolved.
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
    /// The link in a custom key, `acme.link` for one within an object.
    public static func link(inKey key: String) -> LinkRule {
        text(inKey: key) { .link($0) }
    }

    /// The web address in a custom key.
    public static func web(inKey key: String) -> LinkRule {
        text(inKey: key) { .web($0) }
    }

    /// An id in a custom key as the last segment of a link: `.segment(inKey: "acme.lecture", after: "lectures/")`.
    public static func segment(inKey key: String, after prefix: String) -> LinkRule {
        text(inKey: key) { .link(prefix + PercentCoding.encodedSegment($0)) }
    }

    /// An id in a custom key as the last query value of a link: `.query(inKey: "chatRoomId", after: "chat?roomId=")`.
    public static func query(inKey key: String, after prefix: String) -> LinkRule {
        text(inKey: key) { .link(prefix + PercentCoding.encodedQueryValue($0)) }
    }

    private static func text(inKey key: String, target: @escaping @Sendable (String) -> PushTarget) -> LinkRule {
        LinkRule(key, reading: [key]) { payload in payload.text(key).map(target) }
    }

    /// The same link for every push.
    public static func always(_ link: String) -> LinkRule {
        LinkRule(link) { _ in .link(link) }
    }

    /// Chooses a rule by the kind in a custom key, in any case. What the key `id` means depends on the kind.
    /// - Parameters:
    ///   - keys: the first of them with a text names the kind.
    ///   - rules: by kind, in upper case.
    ///   - otherwise: for a kind without a rule, or whose rule does not apply.
    public static func kind(inKeys keys: String..., rules: [String: LinkRule], otherwise: LinkRule) -> LinkRule {
        let read = keys + rules.values.flatMap(\.keys) + otherwise.keys
        return LinkRule(keys.joined(separator: "|"), reading: read, takesID: true) { payload in
            guard let kind = keys.lazy.compactMap(payload.text).first else { return nil }
            return rules[kind.uppercased()]?.target(payload) ?? otherwise.target(payload)
        }
    }

    /// The link in the key that a known sender's SDK reads; does not apply to other payloads.
    public static let dialect = LinkRule("dialect") { payload in
        guard payload.dialect != .plain, let link = payload.dialectLink else { return nil }
        let isWeb = ["https:", "http:"].contains { link.lowercased().hasPrefix($0) }
        return isWeb ? .web(link) : .link(link)
    }
}
