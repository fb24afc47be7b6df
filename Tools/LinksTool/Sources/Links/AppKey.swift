import Notifications

/// A key that an app reads, as the option `--key` names it: alone if it holds a link, a path, or something else that
/// opens nothing; `feedUUID=home/feed/` if its value is the end of a link.
public struct AppKey: Sendable {
    let name: String
    private let rule: LinkRule?

    /// Nil without a name.
    public init?(_ argument: String) {
        let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard let name = parts.first, !name.isEmpty else { return nil }
        self.name = name
        rule = parts.dropFirst().first.map { prefix in
            prefix.isEmpty
                ? .link(inKey: name)
                : prefix.contains("=") ? .query(inKey: name, after: prefix) : .segment(inKey: name, after: prefix)
        }
    }

    /// Whether a text is a link or a path.
    static func isLink(_ text: String) -> Bool {
        text.contains("://") || text.contains("/") && !text.contains(where: \.isWhitespace)
    }

    /// What the app makes of it; nil if it opens nothing.
    func link(in payload: NotificationPayload) -> String? {
        if let rule {
            let rules = LinkRules([rule], ownPage: { _ in "" })
            let link = rules.derive(from: payload, requestID: "")
            return link.rule == LinkRules.ownPageRule ? nil : link.target.text
        }
        return payload.text(name).flatMap { Self.isLink($0) ? $0 : nil }
    }
}
