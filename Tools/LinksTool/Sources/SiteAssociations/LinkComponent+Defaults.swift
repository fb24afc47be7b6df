extension SiteAssociationFile {
    /// The components that claim links for an app, each with what it leaves open taken from the defaults.
    package func claims(of appID: String) -> [LinkComponent] {
        details.filter { $0.appIDs.contains(appID) }.flatMap { detail in
            detail.components.map { $0.completed(by: detail.defaults).completed(by: defaults) }
        }.filter { $0.isExcluded != true }
    }
}

extension LinkComponent {
    /// One entry of the older key `paths`, where `NOT ` at the front excludes.
    init(legacyPath: String) {
        let isExcluded = legacyPath.hasPrefix("NOT ")
        self.init(path: isExcluded ? String(legacyPath.dropFirst(4)) : legacyPath, isExcluded: isExcluded)
    }

    /// The same with what it leaves open taken from the defaults: the more specific level overrides the less specific
    /// (Apple, "applinks.Defaults").
    func completed(by defaults: LinkComponent) -> LinkComponent {
        LinkComponent(
            path: path ?? defaults.path, query: query ?? defaults.query, fragment: fragment ?? defaults.fragment,
            isExcluded: isExcluded ?? defaults.isExcluded,
            isCaseSensitive: isCaseSensitive ?? defaults.isCaseSensitive,
            isPercentEncoded: isPercentEncoded ?? defaults.isPercentEncoded, comment: comment ?? defaults.comment)
    }
}
