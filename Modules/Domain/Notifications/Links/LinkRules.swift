import DeepLinks

/// An app's link rules in their order: the first that applies decides; else the notification's own page is opened.
///
/// ```swift
/// let rules = LinkRules(
///     [.link(inKey: "deepLink"), .segment(inKey: "bookID", after: "book/")],
///     ownPage: { id in "notification/detail?id=\(id)" })
/// let payload = try NotificationPayload(json: Data(#"{"aps":{"alert":"Hello"},"bookID":7}"#.utf8))
/// let target = rules.derive(from: payload, requestID: "1").target  // .link("book/7")
/// ```
public struct LinkRules: Sendable {
    public let rules: [LinkRule]
    private let ownPage: @Sendable (_ notificationID: String) -> String

    /// - Parameters:
    ///   - rules: first match wins.
    ///   - ownPage: the link of the page that shows the notification of that id, which is encoded for a path or a query.
    public init(_ rules: [LinkRule], ownPage: @escaping @Sendable (_ notificationID: String) -> String) {
        self.rules = rules
        self.ownPage = ownPage
    }

    /// The name that a derivation bears if no rule applied.
    public static let ownPageRule = "ownPage"

    /// The rule that applied, and where it leads.
    public struct Derivation: Equatable, Sendable {
        public let rule: String
        public let target: PushTarget
    }

    /// Derives where a push leads.
    /// - Parameters:
    ///   - payload: the push's.
    ///   - requestID: stands in for a payload that carries no `id` of its own.
    public func derive(from payload: NotificationPayload, requestID: String) -> Derivation {
        for rule in rules {
            if let target = rule.target(payload) {
                return Derivation(rule: rule.name, target: target)
            }
        }
        let id = notificationID(of: payload, requestID: requestID)
        return Derivation(rule: Self.ownPageRule, target: .link(ownPage(of: id)))
    }

    /// The link of the page that shows a notification of the archive.
    public func ownPage(of id: String) -> String { ownPage(PercentCoding.encodedSegment(id)) }

    /// The id of a notification in the archive: its payload's `id`, unless a rule uses that for something else.
    /// - Parameters:
    ///   - payload: the notification's.
    ///   - requestID: used if there is no such id.
    public func notificationID(of payload: NotificationPayload, requestID: String) -> String {
        let isOthers = rules.contains { $0.takesID && $0.target(payload) != nil }
        return isOthers ? requestID : payload.notificationID(requestID: requestID)
    }

    /// The keys of rules whose value is neither text nor a whole number: the sender meant a link or an id, and sent
    /// another type.
    public func misreadings(in payload: NotificationPayload) -> [PayloadMisreading] {
        keys.sorted().compactMap(payload.misreading(of:))
    }

    /// The keys that the rules read, in the order of the rules.
    public var keys: [String] {
        var seen: Set<String> = []
        return rules.flatMap(\.keys).filter { seen.insert($0).inserted }
    }

    /// The names of the rules that also apply to the payload, after the one that decided.
    public func overriddenRules(in payload: NotificationPayload) -> [String] {
        rules.filter { $0.target(payload) != nil }.dropFirst().map(\.name)
    }
}
