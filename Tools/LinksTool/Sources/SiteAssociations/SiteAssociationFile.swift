/// The universal links of a site-association file: which app takes which of a site's links (Apple, "Supporting
/// associated domains" and "applinks").
public struct SiteAssociationFile: Equatable, Sendable {
    /// In the order in which they are tried.
    public var details: [AppLinkDetail]
    /// Used where neither a component nor its detail has a value.
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
