/// What one pass over a link's bytes finds out.
struct LinkReading {
    var address = LinkAddress.relative
    /// Whether a query item says when it expires.
    var mayExpire = false
    /// Whether there are escapes in its path.
    var hasEscapes = false
    /// Whether all parameters are seen to be as declared; otherwise that has to be looked into.
    var areParametersRead = false
    /// The pattern's place in the table, or -1.
    var pattern: Int32 = -1
    var places = LinkPlaces()
}
