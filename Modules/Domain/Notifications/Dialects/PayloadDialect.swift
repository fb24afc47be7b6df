/// How one sender writes payloads: how they are recognized, and where they have what Apple's keys do not say.
public struct PayloadDialect: Sendable, Equatable, Identifiable {
    /// A short name, as commands print it.
    public let id: String
    let marks: [PayloadMark]
    /// Where the sender's own SDK has the link; the first of ``links``.
    let ownLinks: [PayloadLink]
    /// Where its link is, in the order in which the places count.
    let links: [PayloadLink]
    let ids: [PayloadPath]
    let campaigns: [PayloadPath]
    let recipients: [PayloadPath]

    /// - Parameters:
    ///   - marks: any of them is enough to know the dialect.
    ///   - ownLinks: where the sender's SDK has the link; the first place that has one.
    ///   - commonLinks: where many apps have one, behind those.
    ///   - ids: where the notification's id is; the first place that has one.
    ///   - campaigns: where the id of the sender's campaign is; the first place that has one.
    ///   - recipients: where the account is whom it is for; the first place that has one.
    init(
        _ id: String, knownBy marks: [PayloadMark], link ownLinks: [PayloadLink] = [],
        common commonLinks: [PayloadLink] = Self.common, id ids: [PayloadPath] = [],
        campaign campaigns: [PayloadPath] = [], recipient recipients: [PayloadPath] = []
    ) {
        self.id = id
        self.marks = marks
        self.ownLinks = ownLinks
        links = ownLinks + commonLinks
        self.ids = ids
        self.campaigns = campaigns
        self.recipients = recipients
    }

    /// The dialect of a payload's own keys: the first row that knows one of its marks, else what anybody writes.
    static func of(_ members: [String: JSONValue]) -> PayloadDialect {
        // Most payloads have no key that any row looks at.
        guard members.keys.contains(where: { markKeys.contains($0) || markPrefixes.contains(where: $0.hasPrefix) })
        else { return .plain }
        return rows.first { $0.mark(in: members) != nil } ?? .plain
    }

    /// The outermost keys of the rows' marks, and what such keys begin with.
    private static let markKeys = Set(rows.flatMap(\.marks).flatMap(\.paths).compactMap(\.names.first))
    private static let markPrefixes = rows.flatMap(\.marks).compactMap(\.prefix)

    func mark(in members: [String: JSONValue]) -> PayloadMark? { marks.first { $0.fits(members) } }

    /// What its payloads are known by, any of which is enough, in Markdown.
    public var knownBy: [String] { marks.map(\.description) }

    /// Where its link is, in the order in which the places count, in Markdown: "`url` where `action` is not app".
    public var linkPlaces: [String] { links.map(\.description) }

    /// The keys of which the sender's own SDK takes the link, their names joined by dots.
    var ownLinkKeys: [String] { ownLinks.map(\.path.description) }

    /// Whether a key is the sender's own and not the app's, by its names from the outermost on.
    public func owns(_ key: String) -> Bool {
        let paths =
            marks.flatMap(\.paths) + ids + campaigns + recipients
            + ownLinks.flatMap { [$0.path] + ($0.condition?.paths ?? []) }
        return paths.contains { key == "\($0)" || key.hasPrefix("\($0).") }
            || marks.compactMap(\.prefix).contains(where: key.hasPrefix)
    }

    public static func == (first: PayloadDialect, second: PayloadDialect) -> Bool { first.id == second.id }
}

extension NotificationPayload {
    /// How its sender writes; ``PayloadDialect/plain`` if by none's habits that are known.
    public var dialect: PayloadDialect { PayloadDialect.of(custom) }

    /// What its dialect is known by, in Markdown, as "the key `ab_uri`"; nil if it is ``PayloadDialect/plain``.
    public var dialectMark: String? { dialect.mark(in: custom)?.description }

    /// The id under which the notification is kept: the payload's `id`, its dialect's, or else the request's
    /// identifier.
    public func notificationID(requestID: String) -> String {
        (PayloadDialect.plain.ids + dialect.ids).lazy.compactMap { $0.value(in: custom)?.text }.first ?? requestID
    }

    /// The id of the message at its sender, as its dialect has it; nil if the dialect has none.
    public var senderMessageID: String? {
        dialect == .plain ? nil : dialect.ids.lazy.compactMap { $0.value(in: custom)?.text }.first
    }

    /// The id of the campaign at its sender, as its dialect has it; nil if the dialect has none.
    public var senderCampaignID: String? { dialect.campaigns.lazy.compactMap { $0.value(in: custom)?.text }.first }

    /// The account that the push is meant for, from the key `recipient` or its dialect's; nil if it names none, or one
    /// that cannot be read.
    public var recipient: String? { namedRecipient?.text }

    /// Whether it names a recipient that cannot be read as an account: then it is somebody else's.
    public var hasUnreadableRecipient: Bool { namedRecipient.map { $0.text == nil } ?? false }

    /// The keys that are looked for to know whom it is for, joined by dots; none if it names a recipient.
    public var missingRecipientKeys: [String] {
        if namedRecipient != nil { return [] }
        let own = dialect == .plain ? [] : dialect.recipients
        return (PayloadDialect.plain.recipients + own).map(\.description)
    }

    /// What names the recipient; nil if nothing but null does.
    private var namedRecipient: JSONValue? {
        for path in PayloadDialect.plain.recipients + dialect.recipients {
            guard let value = path.key.value(in: custom), value != .null else { continue }
            return path.value(in: custom) ?? .unreadable
        }
        return nil
    }
}
