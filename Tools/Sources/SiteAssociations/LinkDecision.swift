/// What a site-association file says about one link and one app.
public enum LinkDecision: String, Equatable, Sendable {
    /// The system opens the link in the app.
    case match
    /// A component excludes the link: it stays in the browser.
    case block
}
