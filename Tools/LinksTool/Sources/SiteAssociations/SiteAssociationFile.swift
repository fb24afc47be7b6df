/// The universal links of a site-association file: which app takes which of a site's links (Apple, "Supporting
/// associated domains" and "applinks").
public struct SiteAssociationFile: Equatable, Sendable {
    /// In the order in which they are tried.
    public var details: [AppLinkDetail]
    /// Used where neither a component nor its detail has a value.
    var defaults = LinkComponent()
    /// The values of `$(name)`, beside the predefined variables.
    package var substitutionVariables: [String: [String]] = [:]

    /// The components that claim links for an app, each with what it leaves open taken from the defaults.
    package func claims(of appID: String) -> [LinkComponent] {
        details.filter { $0.appIDs.contains(appID) }.flatMap { detail in
            detail.components.map { $0.completed(by: detail.defaults).completed(by: defaults) }
        }.filter { $0.isExcluded != true }
    }
}

/// The links of one or more apps (Apple, "applinks.Details").
public struct AppLinkDetail: Equatable, Sendable {
    /// Each an application identifier prefix and a bundle identifier: `ABCDE12345.com.example.app`.
    public var appIDs: [String]
    /// The first that matches a link decides.
    public var components: [LinkComponent]
    /// Used where a component has no value.
    var defaults = LinkComponent()
}
