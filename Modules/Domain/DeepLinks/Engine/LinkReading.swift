/// What one pass over a link's bytes finds out.
struct LinkReading {
    var address = LinkAddress.relative
    /// Whether a query item says when it expires.
    var mayExpire = false
    /// Whether all parameters are seen to be as declared; otherwise that has to be looked into.
    var areParametersRead = false
    /// The pattern's place in the table, or -1; -2 for what is no link.
    let pattern: Int32
    var places = LinkPlaces()

    static var malformed: LinkReading { LinkReading(pattern: -2, path: 0..<0) }

    @inline(__always)
    init(pattern: Int32, path: Range<Int>) {
        self.pattern = pattern
        places.path = path
    }

    var isMalformed: Bool { pattern == -2 }
}
