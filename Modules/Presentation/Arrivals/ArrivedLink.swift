public import DeepLinks

/// What the app's own router has to open.
public struct ArrivedLink: Equatable, Sendable {
    /// The link as it came, or the one that the link rules derived from the push.
    public let link: String
    /// How far it is trusted. Apple's callback decides, not the link: pass it to `LinkTable.resolve`.
    public let source: LinkSource
    /// The id of the button that was tapped on the notification; nil for the notification itself, and for a link.
    public let action: String?
    /// The link rule that applied; nil for a link.
    let rule: String?

    init(_ link: String, from source: LinkSource, action: String? = nil, rule: String? = nil) {
        self.link = link
        self.source = source
        self.action = action
        self.rule = rule
    }
}
