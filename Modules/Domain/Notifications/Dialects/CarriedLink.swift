public import DeepLinks

/// A link that stands in a payload where its dialect may have one.
public struct CarriedLink: Equatable, Sendable {
    /// The path of keys to it, joined by dots: `itbl.defaultAction.data`.
    public let key: String
    public let text: String
    /// The condition that the payload does not meet, in Markdown, as "where `action` is not app"; nil if the link
    /// counts.
    public let unmetCondition: String?
    /// Whether the sender's own SDK looks there; else many apps have a link there.
    public let isSenders: Bool

    public init(key: String, text: String, unmetCondition: String? = nil, isSenders: Bool = false) {
        self.key = key
        self.text = text
        self.unmetCondition = unmetCondition
        self.isSenders = isSenders
    }

    /// Why the link does not count where no rule reads one.
    public var finding: LinkFinding {
        guard let condition = unmetCondition?.replacing("`", with: "") else {
            return LinkFinding("linkKeyNotRead", "the link in \"{key}\" is read by no rule", ["key": key])
        }
        return LinkFinding(
            "linkKeyUnmet", "the link in \"{key}\" counts only {condition}", ["key": key, "condition": condition])
    }
}

extension NotificationPayload {
    /// The link where its dialect has it: a text that is not empty.
    public var dialectLink: String? { carriedLinks.first { $0.unmetCondition == nil }?.text }

    /// The links where its dialect may have one, in the order in which they count.
    public var carriedLinks: some Sequence<CarriedLink> {
        let dialect = dialect
        return dialect.links.enumerated().lazy.compactMap { [custom] index, link in
            guard case .string(let text)? = link.path.value(in: custom), !text.isEmpty else { return nil }
            let condition = link.condition.flatMap { $0.isMet(in: custom) ? nil : $0.description }
            return CarriedLink(
                key: link.path.description, text: text, unmetCondition: condition,
                isSenders: index < dialect.ownLinks.count)
        }
    }
}
