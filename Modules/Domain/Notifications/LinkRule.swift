import DeepLinks

/// One row of the table that an app declares to say which link a push opens.
public struct LinkRule: Sendable {
    /// What the rule goes by, as `explain` names it: the payload's key.
    public let name: String
    let target: @Sendable (NotificationPayload) -> PushTarget?

    /// - Parameters:
    ///   - name: the payload's key, for `explain`.
    ///   - target: where the push leads by this rule, or nil if the rule does not apply.
    public init(_ name: String, target: @escaping @Sendable (NotificationPayload) -> PushTarget?) {
        self.name = name
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
    /// The link that stands in a custom key.
    public static func link(inKey key: String) -> LinkRule {
        LinkRule(key) { payload in payload.text(key).map(PushTarget.link) }
    }

    /// The web address that stands in a custom key.
    public static func web(inKey key: String) -> LinkRule {
        LinkRule(key) { payload in payload.text(key).map(PushTarget.web) }
    }

    /// An id in a custom key as the last segment of a link: `.segment(inKey: "feedUUID", after: "home/feed/")`.
    public static func segment(inKey key: String, after prefix: String) -> LinkRule {
        LinkRule(key) { payload in payload.text(key).map { id in .link(prefix + PercentCoding.encodedSegment(id)) } }
    }

    /// An id in a custom key as the last query value of a link: `.query(inKey: "chatRoomId", after: "chat?roomId=")`.
    public static func query(inKey key: String, after prefix: String) -> LinkRule {
        LinkRule(key) { payload in payload.text(key).map { id in .link(prefix + PercentCoding.encodedQueryValue(id)) } }
    }
}
