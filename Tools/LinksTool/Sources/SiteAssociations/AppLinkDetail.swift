/// The links of one or more apps (Apple, "applinks.Details").
public struct AppLinkDetail: Equatable, Sendable {
    /// Each an application identifier prefix and a bundle identifier: `ABCDE12345.com.example.app`.
    public var appIDs: [String]
    /// The first that matches a link decides.
    public var components: [LinkComponent]
    /// Used where a component has no value.
    public var defaults: LinkComponent

    public init(appIDs: [String], components: [LinkComponent], defaults: LinkComponent = LinkComponent()) {
        self.appIDs = appIDs
        self.components = components
        self.defaults = defaults
    }
}
