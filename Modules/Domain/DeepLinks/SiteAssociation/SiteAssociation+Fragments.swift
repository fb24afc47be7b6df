extension SiteAssociation.Component {
    /// The links that carry their path behind `#/` or `#!/`, and no others with such a fragment.
    ///
    /// A `?` is a wildcard there as well, so that a query is known by an equals sign alone, and not behind the route of
    /// nothing. Links with a slash in it are taken for longer ones and left to the browser.
    static func inFragments(claiming declarations: [LinkDeclaration]) -> [Self] {
        all(claiming: declarations, isOpen: true).flatMap(\.inFragments)
            + ["/*", "!/*"].map { .excluding("*", $0, because: "No route takes other fragments.") }
    }

    private var inFragments: [Self] {
        let patterns =
            if items != nil {
                path == "/" ? [] : [path + "?*=?*"]
            } else {
                // A wildcard at the end takes the query as well.
                path == "/" || path.hasSuffix("*") ? [path] : [path, path + "?*=*"]
            }
        return ["", "!"].flatMap { mark in
            patterns.map {
                Self(path: "/", fragment: mark + $0, items: nil, isExcluded: isExcluded, comment: comment)
            }
        }
    }
}
