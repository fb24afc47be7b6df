/// How large a site-association file, and a link that is held against it, can be before it is refused.
enum SiteAssociationLimits {
    static let bytes = 128 * 1024
    /// How many steps all patterns together may take over a link; each costs a 64th of the link's length.
    static let patternSize = 128 * 1024
    /// How many bytes a link can have.
    static let link = 8 * 1024
}
