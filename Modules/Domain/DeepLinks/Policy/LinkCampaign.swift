/// The campaign that a link belongs to, as its query items `utm_…` say. Source: Google Analytics Help, "URL builders:
/// Collect campaign data with custom URLs".
public struct LinkCampaign: Hashable, Sendable, Codable {
    /// `utm_id`; nil where the link has no such item, as with the others.
    public let id: String?
    /// `utm_source`, such as `newsletter`.
    public let source: String?
    /// `utm_medium`, such as `email`.
    public let medium: String?
    /// `utm_campaign`.
    public let name: String?
    /// `utm_term`.
    public let term: String?
    /// `utm_content`.
    public let content: String?

    enum Key: String, CaseIterable {
        case id, source, medium, campaign, term, content

        var itemName: String { "utm_\(rawValue)" }
    }

    /// The most characters that are kept of a value: anyone can write a link.
    static let valueLimit = 100

    /// - Parameters:
    ///   - link: as it came.
    ///   - fragments: whose fragments hold paths, with a query of their own.
    /// - Returns: nil if the link has no item of a campaign, or cannot be read.
    public init?(of link: String, fragments: LinkFragments = .text) {
        let items = (try? ParsedLink(link, fragments: fragments))?.queryItems ?? []
        func value(_ key: Key) -> String? {
            let item = items.first { (try? $0.name) == key.itemName }
            guard let value = try? item?.value, !value.isEmpty else { return nil }
            return String(value.prefix(Self.valueLimit))
        }
        id = value(.id)
        source = value(.source)
        medium = value(.medium)
        name = value(.campaign)
        term = value(.term)
        content = value(.content)
        if [id, source, medium, name, term, content].allSatisfy({ $0 == nil }) { return nil }
    }
}
