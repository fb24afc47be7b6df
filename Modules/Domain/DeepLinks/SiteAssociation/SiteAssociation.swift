/// The universal links of a site-association file: which app takes which of a site's links (Apple, "Supporting
/// associated domains" and "applinks").
public struct SiteAssociation: Equatable, Sendable {
    /// In the order in which they are asked.
    public var details: [AppLinkDetail]
    /// What a component leaves open, and its detail too.
    public var defaults: LinkComponent
    /// The values of `$(name)`, beside the predefined variables.
    public var substitutionVariables: [String: [String]]

    public init(
        details: [AppLinkDetail], defaults: LinkComponent = LinkComponent(),
        substitutionVariables: [String: [String]] = [:]
    ) {
        self.details = details
        self.defaults = defaults
        self.substitutionVariables = substitutionVariables
    }
}

/// The links of one or more apps (Apple, "applinks.Details").
public struct AppLinkDetail: Equatable, Sendable {
    /// Each an application identifier prefix and a bundle identifier: `ABCDE12345.com.example.app`.
    public var appIDs: [String]
    /// The first that takes a link decides on it.
    public var components: [LinkComponent]
    /// What a component leaves open.
    public var defaults: LinkComponent

    public init(appIDs: [String], components: [LinkComponent], defaults: LinkComponent = LinkComponent()) {
        self.appIDs = appIDs
        self.components = components
        self.defaults = defaults
    }
}
